import type { ReactNode } from "react";
import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

/** Header of the pages that are not the shop: the way home, the theme, and what the caller adds. */
export function SlimHeader({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 py-1 sm:gap-x-4">
        <a href="/" aria-label={`${name}: Inicio`} className="mr-auto rounded-md py-1">
          <Logo name={name} nameClass={children ? "max-sm:hidden" : undefined} />
        </a>
        {children}
        <ThemeSwitch />
      </div>
    </header>
  );
}
