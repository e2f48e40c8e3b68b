import { CornerDownLeft } from "lucide-react";
import css from "./palette.module.css";
import type { PaletteItem } from "./use-palette-groups";

export interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  selected: boolean;
  onPoint: () => void;
  onRun: () => void;
}

/** One entry of the palette. The keyboard stays in the field, so that it is reached by the pointer only. */
export function PaletteOption({ id, item, selected, onPoint, onRun }: PaletteOptionProps) {
  return (
    <div id={id} role="option" tabIndex={-1} aria-selected={selected} className={css.option} onPointerMove={selected ? undefined : onPoint} onClick={onRun}>
      <span className={css.label}>{item.label}</span>
      {item.detail === undefined ? null : <span className={`${css.detail} figures`}>{item.detail}</span>}
      {item.keys === undefined ? null : (
        <span className={css.keys}>
          {item.keys.split(" ").map((key, index) => (
            <kbd key={`${index}-${key}`}>{key}</kbd>
          ))}
        </span>
      )}
      {selected ? <CornerDownLeft aria-hidden className={css.enter} /> : null}
    </div>
  );
}
