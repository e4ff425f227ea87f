"""How the evaluation forms look: one A4 page each.  On paper only ink is printed."""

from typing import Final

STYLESHEET: Final = """\
@page { size: A4 portrait; margin: 0; }
* { box-sizing: border-box; margin: 0; }
:root, :host {
  --paper: #e9dfc6; --sheet: #fdf9ee; --ink: #1d2329; --ink-2: #4d5660; --ink-3: #8b8470;
  --line: #cdb98a; --hand: #14507a; --stamp: #b3261e;
  --text: "IBM Plex Sans", system-ui, "Segoe UI", Helvetica, Arial, sans-serif;
  --mono: "IBM Plex Mono", ui-monospace, Menlo, Consolas, monospace;
  --display: "Special Elite", "Courier Prime", "American Typewriter", "Courier New", monospace;
  --stencil: "Stardos Stencil", Stencil, Impact, "Arial Narrow Bold", sans-serif;
}
body, :host { font: 9.5pt/1.3 var(--text); color: var(--ink); }
body { background: var(--paper); padding: 12px; }
.a4 {
  width: 210mm; height: 297mm; margin: 0 auto 12px; padding: 13mm 14mm 10mm; position: relative;
  background: var(--sheet); box-shadow: 0 2px 12px rgb(0 0 0 / .18);
  display: grid; grid-template-rows: auto auto 1fr 1fr 1fr auto; gap: 5mm;
  break-after: page; overflow: hidden;
}
.a4:last-child { break-after: auto; }
header {
  display: flex; justify-content: space-between; align-items: end;
  border-bottom: 2px solid var(--ink); padding-bottom: 2.5mm;
}
h1 { font: 400 25pt/1 var(--display); padding-top: 2.5mm; }
.office, .copy { font: 500 8.5pt var(--mono); color: var(--ink-2); }
.copy { border: 1px solid var(--ink-3); padding: 1mm 2mm; }
i {
  font: 500 7pt/1 var(--mono); font-style: normal; color: var(--ink-2);
  display: inline-block; min-width: 4.2mm;
}
.who { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
.f span { white-space: nowrap; font-size: 8.5pt; color: var(--ink-2); display: block; }
.f small { font-size: 7.5pt; }
.f b {
  display: block; min-height: 7mm; border-bottom: 1px solid var(--ink-3); padding-left: 4.2mm;
  font: 400 14pt/7.6mm var(--display); color: var(--hand); white-space: nowrap;
}
.block {
  border: 1px solid var(--ink-3); border-radius: 1mm; position: relative;
  padding: 5mm 5mm 4mm; display: grid; align-content: space-between;
}
.block h2 {
  position: absolute; top: -2.2mm; left: 4mm; background: var(--sheet); padding: 0 2mm;
  font: 600 8.5pt/4.4mm var(--text); letter-spacing: .05em; text-transform: uppercase;
}
.head { display: grid; grid-template-columns: 16mm 19mm 1fr 68mm; gap: 3.5mm; }
.head .f:nth-child(3) b { font-size: 11pt; }
.checks {
  display: flex; gap: 2mm; padding: 2.4mm 0 0 4.2mm; white-space: nowrap; font-size: 8.5pt;
}
.checks em { font-style: normal; } .checks .on { font-weight: 600; }
.checks .on u { color: var(--hand); text-decoration: none; } .checks u { text-decoration: none; }
.grid { display: grid; grid-template-columns: 1fr 54mm; gap: 9mm; align-items: end; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
caption, .count > p { text-align: left; font-weight: 600; font-size: 8.5pt; padding-bottom: 1.5mm; }
thead th {
  font: 500 8pt/1.2 var(--text); color: var(--ink-2); text-align: right;
  padding: 0 0 1mm 1mm; white-space: nowrap;
}
thead i { min-width: 0; margin-right: 1mm; }
thead td { width: 25mm; }
tbody th, tfoot th { font-weight: 500; text-align: left; }
tbody td, tbody th, tfoot td, tfoot th { border-top: 1px solid var(--line); height: 7.1mm; }
td { text-align: right; font: 400 12pt var(--display); color: var(--hand); padding-top: 1mm; }
tfoot tr:first-child > * { border-top: 1.5px solid var(--ink); }
tfoot .cap td, tfoot .cap th { color: var(--ink-2); font-size: 8.5pt; height: 5.6mm; }
tfoot .cap td { font: 500 9pt var(--mono); padding: 0; }
dl > div {
  display: flex; justify-content: space-between; align-items: center; height: 7.1mm;
  border-top: 1px solid var(--line);
}
dt { white-space: nowrap; }
dd { font: 400 13pt/1 var(--display); color: var(--hand); padding-top: 1mm; }
dl .total {
  border: 2px solid var(--ink); height: 13mm; padding: 0 2.5mm 0 1.5mm; margin-top: 1.5mm;
}
.total dt { font-weight: 600; }
.total small {
  display: block; font: 500 7.5pt var(--mono); color: var(--ink-2); padding-left: 4.2mm;
}
.total dd { font-size: 18pt; white-space: nowrap; }
.stamp {
  position: absolute; right: 49mm; top: 14mm; transform: rotate(-7deg);
  font: 700 19pt/1 var(--stencil); letter-spacing: .06em; text-transform: uppercase;
  color: var(--stamp); border: .7mm solid var(--stamp); outline: .3mm solid var(--stamp);
  outline-offset: .7mm; border-radius: 1mm; padding: 2mm 3mm 1.6mm;
}
footer {
  display: grid; grid-template-columns: 1fr 52mm; gap: 8mm; align-items: end;
  font-size: 8pt; color: var(--ink-2);
}
.visa { border-bottom: 1px solid var(--ink-3); height: 14mm; }
@media print {
  :root, :host {
    --sheet: #fff; --ink: #000; --ink-2: #333; --ink-3: #555; --line: #999; --hand: #123a63;
  }
  body { padding: 0; background: #fff; }
  .a4 { height: 296.5mm; margin: 0; box-shadow: none; }
}
"""
