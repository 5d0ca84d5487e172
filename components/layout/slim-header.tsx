import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

/** Header of the sign-in page: home link and theme switch. */
export function SlimHeader({ name }: { name: string }) {
  return (
    <header className="@container border-b border-border bg-card">
      <div className="page flex min-h-16 items-center justify-between gap-x-2 gap-y-1 py-1 @max-[20rem]:flex-wrap">
        <a href="/" aria-label={`${name}: Inicio`} className="rounded-md py-1">
          <Logo name={name} />
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}
