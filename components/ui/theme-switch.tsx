"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState, useTransition } from "react";
import { Button } from "./button";
import { Hint } from "./hint";
import { showTheme, type Theme, THEMES } from "./themes";

/** Steps through system, light, dark. The server writes the choice on <html>, so a page never opens in the wrong one. */
export function ThemeSwitch({ theme: initial, onTheme }: { theme: Theme; onTheme: (theme: Theme) => Promise<void> }) {
  const t = useTranslations("ui");
  const [theme, setTheme] = useState(initial);
  const [, start] = useTransition();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const Icon = theme === "system" ? Monitor : theme === "light" ? Sun : Moon;
  // It can be chosen elsewhere, too.
  useEffect(() => setTheme(initial), [initial]);
  const choose = () => {
    setTheme(next);
    showTheme(next);
    start(() => onTheme(next));
  };
  return (
    <Hint label={t(`theme_${theme}`)}>
      <Button variant="quiet" iconOnly onClick={choose} aria-label={t(`theme_${theme}`)}>
        <Icon aria-hidden />
      </Button>
    </Hint>
  );
}
