// How one likes it: language, theme, sounds, notifications.
import { Icon, type IconName } from "../art/icons";
import { isDark, notices, otherTheme, sounds } from "../desk";
import { sound } from "../sound";
import { type Lang, lang, speak, t } from "../words";

export function LangSwitch() {
  const one = (name: Lang, label: string) => (
    <button aria-pressed={lang.value === name} lang={name} title={label} onClick={() => speak(name)}>
      {name.toUpperCase()}
    </button>
  );
  return (
    <div class="seg langs" role="group" aria-label={t("language")}>
      {one("fr", "Français")}
      {one("en", "English")}
    </div>
  );
}

export const heard = () => sounds.value === "on";

/** Whoever switches sounds on hears one. */
export function switchSounds(on: boolean): void {
  sounds.value = on ? "on" : "off";
  sound("score");
}

export function Switches() {
  return (
    <section>
      <div class="row">
        <LangSwitch />
      </div>
      <Toggle on={isDark()} icon={isDark() ? "moon" : "sun"} text={t("dark-theme")} set={otherTheme} />
      <Toggle on={heard()} icon={heard() ? "sound" : "mute"} text={t("sounds")} set={switchSounds} />
      {"Notification" in window && <Toggle on={notices.value === "on"} icon="bell" text={t("notices")} set={allowNotices} />}
    </section>
  );
}

async function allowNotices(on: boolean): Promise<void> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  notices.value = allowed ? "on" : "off";
}

interface ToggleProps {
  on: boolean;
  icon: IconName;
  text: string;
  set: (on: boolean) => void;
}

function Toggle({ on, icon, text, set }: ToggleProps) {
  return (
    <label class="row toggle">
      <Icon name={icon} />
      <span class="grow">{text}</span>
      <Switch on={on} label={text} set={set} />
    </label>
  );
}

export function Switch({ on, label, set }: { on: boolean; label: string; set: (on: boolean) => void }) {
  return <button class="switch" role="switch" aria-checked={on} aria-label={label} onClick={() => set(!on)} />;
}
