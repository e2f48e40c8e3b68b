"use client";

import { useTranslations } from "next-intl";
import css from "./cheat-sheet.module.css";
import { Modal } from "./modal";

/** Groups of keys as they are read out; the words are under `keys` in the messages. */
const GROUPS = [
  { group: "reading", rows: [["j", "k"], ["n", "p"], ["o"], ["l"], ["Enter"], ["Esc"], ["f"], ["d"]], names: ["chunk", "judge", "open_desk", "queue_list", "open_box", "leave", "follow", "density"] },
  { group: "judging", rows: [["a"], ["x"], ["m"], ["b"], ["z"], ["⇧", "Z"], ["Ctrl", "Enter"]], names: ["accept", "reject", "move", "break", "undo", "redo", "send"] },
  { group: "page", rows: [["[", "]"], ["+", "−"], ["0"], ["r"], ["↑", "↓"], ["h"], ["#"]], names: ["turn", "zoom", "fit", "rotate", "boxes", "correct_heading", "correct_folio"] },
  {
    group: "table",
    rows: [["e"], ["↑", "↓", "←", "→"], ["Enter", "F2"], ["Ctrl", "↵"], ["Ctrl", "⇧", "↵"], ["m", "s"], ["r", "c"], ["h", "l", "u"], ["z", "y"], ["d"], ["Ctrl", "S"]],
    names: ["table_open", "table_walk", "table_write", "table_cut_rows", "table_cut_columns", "table_merge", "table_join", "table_marks", "table_steps", "table_read", "table_save"],
  },
  { group: "going", rows: [["Ctrl", "K"], ["/"], ["g", "h"], ["g", "q"], ["g", "m"], ["g", "s"], ["g", "b"], ["g", "g"], ["g", "r"], ["g", "l"], ["g", "e"]], names: ["palette", "go_search", "go_library", "go_queue", "go_monographs", "go_search_tab", "go_blocks", "go_gates", "go_runs", "go_log", "go_export"] },
] as const;

export interface CheatSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  enabled: boolean;
  onEnabled: (enabled: boolean) => void;
}

/** Every key on one page, and the switch that turns single keys off. */
export function CheatSheet({ open, onOpenChange, enabled, onEnabled }: CheatSheetProps) {
  const t = useTranslations("keys");
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t("title")} shape="broad">
      <div className={css.groups}>
        {GROUPS.map(({ group, rows, names }) => (
          <section key={group}>
            <h3>{t(group)}</h3>
            <dl>
              {rows.map((keys, index) => (
                <div key={keys.join("-")}>
                  <dt>
                    {keys.map((key, position) => (
                      <kbd key={`${position}-${key}`}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{t(names[index] ?? "title")}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={css.switch}>
        <input type="checkbox" checked={enabled} onChange={(event) => onEnabled(event.target.checked)} />
        {t("single_keys")}
      </label>
    </Modal>
  );
}
