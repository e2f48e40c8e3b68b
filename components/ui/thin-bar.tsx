import css from "./thin-bar.module.css";

export interface ThinBarProps {
  label: string;
  value: number;
  max: number;
  busy?: boolean;
}

/** Progress as a hairline. */
export function ThinBar({ label, value, max, busy = false }: ThinBarProps) {
  const share = max === 0 ? 0 : Math.min(1, value / max);
  const done = share === 1 && !busy;
  return (
    <span role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} className={`${css.bar} ${done ? css.done : ""} ${busy ? css.busy : ""}`}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
