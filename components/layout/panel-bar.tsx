"use client";

import type { Route } from "next";
import { usePathname } from "next/navigation";
import { useWaiting } from "@/components/live/waiting";
import { Icon } from "@/components/ui/icon";
import { currentSection, linksOf, type PanelGroup, type PanelRights } from "./panel-links";
import { Counter, SectionLink } from "./panel-nav";

const ITEM =
  "relative flex min-w-12 flex-auto flex-col-reverse items-center justify-center gap-0.5 rounded-md px-1 text-[0.6875rem] leading-tight font-semibold text-muted-foreground aria-[current]:text-primary";

/** The most used sections at the bottom of a phone; the last button opens the menu with all of them. */
export function PanelBar({ group, rights, menu }: { group: PanelGroup; rights: PanelRights; menu: string }) {
  const links = linksOf(group, rights);
  const current = currentSection(usePathname(), links);
  const { waiting } = useWaiting();
  const most = links.filter(({ short }) => short);
  const isElsewhere = current !== undefined && !most.some(({ href }) => href === current);
  return (
    <nav
      aria-label="Lo más usado de tu panel"
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--panel-bar) border-t border-border bg-card px-1 pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {most.map(({ href, short, icon, waiting: counter }) => (
        <SectionLink
          key={href}
          href={href as Route}
          aria-current={href === current ? "page" : undefined}
          className={ITEM}
        >
          {short}
          <span className="relative px-3">
            <Icon name={icon} className="size-5" />
            {counter && <Counter count={waiting?.[counter] ?? 0} isSmall />}
          </span>
        </SectionLink>
      ))}
      <button
        type="button"
        popoverTarget={menu}
        aria-label="Más: abrir el menú del panel"
        aria-current={isElsewhere ? "true" : undefined}
        className={ITEM}
      >
        Más
        <Icon name="lucide--menu" className="size-5" />
      </button>
    </nav>
  );
}
