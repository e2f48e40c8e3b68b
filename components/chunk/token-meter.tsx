import { useTranslations } from "next-intl";
import type { ChunkLimits } from "@/lib/model/limits";
import css from "./token-meter.module.css";

export interface TokenMeterProps {
  tokens: number;
  limits: Pick<ChunkLimits, "targetTokens" | "ceilingTokens">;
}

/** Tokens against the target (the notch) and the ceiling (the end). Over the ceiling the bar breaks out in the colour of a stop. */
export function TokenMeter({ tokens, limits }: TokenMeterProps) {
  const t = useTranslations("chunk");
  const { targetTokens, ceilingTokens } = limits;
  const over = tokens > ceilingTokens;
  const words = t("tokens_about", { tokens, target: targetTokens, ceiling: ceilingTokens });
  return (
    <span className={css.meter} title={words}>
      <span className="figures">
        <b>{tokens}</b> / {targetTokens}
      </span>
      <span role="meter" aria-label={t("tokens")} aria-valuetext={words} aria-valuemin={0} aria-valuemax={ceilingTokens} aria-valuenow={Math.min(tokens, ceilingTokens)} className={`${css.bar} ${over ? css.over : ""}`}>
        <i style={{ width: `${Math.min(100, (tokens / ceilingTokens) * 100)}%` }} />
        <i className={css.notch} style={{ left: `${(targetTokens / ceilingTokens) * 100}%` }} />
      </span>
    </span>
  );
}
