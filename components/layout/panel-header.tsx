import type { ReactNode } from "react";
import { SoundSwitch } from "@/components/live/sound-switch";
import { Icon } from "@/components/ui/icon";
import { CurrentDate } from "./current-date";
import { Logo } from "./logo";
import { ThemeSwitch } from "./theme-switch";

type Props = { name: string; menu: ReactNode; search?: ReactNode; account: ReactNode };

/** Header of the signed-in pages: home link, date, account. */
export function PanelHeader({ name, menu, search, account }: Props) {
  return (
    <header className="@container z-40 border-b border-border bg-card lg:sticky lg:top-0">
      <div className="flex min-h-14 items-center gap-1 px-3 @max-[16rem]:flex-wrap sm:gap-3 lg:px-5">
        <a href="/" aria-label={`${name}: Inicio`} className="rounded-md py-1 max-sm:hidden">
          <Logo name={name} />
        </a>
        <a href="/" className="btn btn-ghost btn-sm">
          <Icon name="lucide--house" />
          <span className="max-[24rem]:sr-only">Inicio</span>
        </a>
        <CurrentDate />
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          {search}
          <SoundSwitch className="max-lg:hidden" />
          <div className="max-lg:hidden">
            <ThemeSwitch />
          </div>
          {account}
        </div>
      </div>
      {menu}
    </header>
  );
}
