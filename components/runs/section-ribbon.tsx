import { useFormatter, useTranslations } from "next-intl";
import type { RibbonSide, SectionRibbon as Ribbon } from "@/lib/model/views";
import { pairSeams } from "@/lib/review/pair-seams";
import css from "./runs.module.css";

const seamsOf = ({ parts }: RibbonSide) => parts.slice(1).map((part) => part.from);

/** One section in two runs: a bar a part, as long as its stretch of the text and with its tokens in it; seams that moved are joined by a line. */
export function SectionRibbon({ ribbon }: { ribbon: Ribbon }) {
  const t = useTranslations("runs_page");
  const { before, after, length } = ribbon;
  const { pairs, gone, added } = pairSeams(seamsOf(before), seamsOf(after));
  const moved = pairs.filter((pair) => pair.before !== pair.after);
  const share = (at: number) => (length === 0 ? 0 : (at / length) * 100);
  return (
    <div role="img" aria-label={t("ribbon_label", { before: before.parts.length, after: after.parts.length, moved: moved.length, gone: gone.length, added: added.length })} className={css.ribbon}>
      <Bars side={before} share={share} />
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
        {pairs.map((pair) => (
          <line key={`pair-${pair.before}`} x1={share(pair.before)} y1={0} x2={share(pair.after)} y2={10} data-moved={pair.before !== pair.after || undefined} />
        ))}
        {gone.map((at) => (
          <line key={`gone-${at}`} x1={share(at)} y1={0} x2={share(at)} y2={4} data-moved />
        ))}
        {added.map((at) => (
          <line key={`added-${at}`} x1={share(at)} y1={6} x2={share(at)} y2={10} data-moved />
        ))}
      </svg>
      <Bars side={after} share={share} />
    </div>
  );
}

function Bars({ side, share }: { side: RibbonSide; share: (at: number) => number }) {
  const format = useFormatter();
  return (
    <div className={`${css.bars} figures`} aria-hidden>
      {side.parts.map((part) => (
        <span key={part.from} style={{ left: `${share(part.from)}%`, width: `${share(part.to) - share(part.from)}%` }}>
          {format.number(part.tokens)}
        </span>
      ))}
    </div>
  );
}
