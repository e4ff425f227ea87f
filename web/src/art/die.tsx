const PIPS: Record<string, number[]> = {
  1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8],
};

/** The face of a die: pips from one to six, anything else as it is written. */
export function Die({ figure, tint = "" }: { figure: string; tint?: string }) {
  const pips = PIPS[figure];
  return (
    <svg class={`die ${tint}`} viewBox="0 0 44 44" aria-hidden="true">
      <rect x="2" y="2" width="40" height="40" rx="8" />
      {pips?.map((pip) => (
        <Pip key={pip} x={12 + (pip % 3) * 10} y={12 + Math.floor(pip / 3) * 10} pointed={tint.includes("blue")} />
      ))}
      {!pips && figure && (
        <text x="22" y="29">
          {figure}
        </text>
      )}
    </svg>
  );
}

/** Of two dice, one has round pips and the other pointed ones, for eyes that do not tell their colours. */
function Pip({ x, y, pointed }: { x: number; y: number; pointed: boolean }) {
  if (pointed) return <path class="pip" d={`M${x} ${y - 4.8}l4.8 4.8-4.8 4.8-4.8-4.8Z`} />;
  return <circle class="pip" cx={x} cy={y} r="3.6" />;
}
