import type { ReactNode } from "react";
import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

/** Header of sign-in and checkout: home link, what the page adds, theme switch. */
export function SlimHeader({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <header className="@container border-b border-border bg-card">
      <div className="page flex min-h-16 items-center gap-x-2 gap-y-1 py-1 sm:gap-x-4 @max-[16rem]:flex-wrap">
        <a href="/" aria-label={`${name}: Inicio`} className="mr-auto min-w-0 rounded-md py-1">
          <Logo name={name} nameClass={children ? "max-sm:sr-only" : undefined} />
        </a>
        {children}
        <div className={children ? "max-sm:hidden" : undefined}>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
