"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

const THEMES = { system: "sistema", light: "claro", dark: "oscuro" } as const;
const ICONS = { system: "lucide--monitor", light: "lucide--sun", dark: "lucide--moon" } as const;
type Theme = keyof typeof THEMES;

const CHANGED = "aventura:theme";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function choose(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Storage is unavailable: the choice lasts for this page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** System, light or dark. first-paint.ts applies the stored choice. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, current, () => null);
  return (
    <fieldset className="flex w-fit rounded-md border border-border">
      <legend className="sr-only">Tema de la página</legend>
      {(Object.keys(THEMES) as Theme[]).map((name) => (
        <button
          key={name}
          type="button"
          title={`Tema ${THEMES[name]}`}
          aria-label={`Tema ${THEMES[name]}`}
          aria-pressed={theme === name}
          onClick={() => choose(name)}
          className="theme-choice"
        >
          <Icon name={ICONS[name]} className="size-4" />
        </button>
      ))}
    </fieldset>
  );
}
