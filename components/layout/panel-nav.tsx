"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { useWaiting } from "@/components/live/waiting";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/core/money";
import { currentSection, type PanelGroup, type PanelRights, panelLinks } from "./panel-links";
import { savesData } from "./saves-data";

export const PANEL_LINK_LOOK =
  "relative flex min-h-11 items-center pointer-fine:min-h-9.5 gap-3 rounded-md px-3 text-[0.9375rem] font-semibold text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-primary-solid aria-[current=page]:text-primary-solid-foreground";

/** The sections with the current one marked. When collapsed, names remain for screen readers and as tooltips. */
export function PanelNav({
  group,
  rights,
  isCollapsed = false,
}: {
  group: PanelGroup;
  rights: PanelRights | null;
  isCollapsed?: boolean;
}) {
  const links = panelLinks(group, rights);
  const current = currentSection(usePathname(), links);
  const { waiting } = useWaiting();
  return (
    <nav aria-label="Secciones de tu panel" className="flex flex-col gap-1">
      {links.map(({ href, label, icon, waiting: counter }) => (
        <SectionLink
          key={href}
          href={href as Route}
          title={isCollapsed ? label : undefined}
          aria-current={href === current ? "page" : undefined}
          className={PANEL_LINK_LOOK}
        >
          <Icon name={icon} className="size-5" />
          <span className={isCollapsed ? "sr-only" : undefined}>{label}</span>
          {counter && <Counter count={waiting?.[counter] ?? 0} isSmall={isCollapsed} />}
        </SectionLink>
      ))}
    </nav>
  );
}

/** Prefetches the section's frame on hover or touch: for every link of the menu it would be thirty requests a page. */
export function SectionLink(props: ComponentProps<typeof Link>) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(!savesData());
  return (
    <Link
      {...props}
      prefetch={isWanted ? "auto" : false}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  );
}

/** How much waits in a section; a dot in the collapsed menu. */
export function Counter({ count, isSmall }: { count: number; isSmall: boolean }) {
  if (count === 0) return null;
  return isSmall ? (
    <span className="absolute top-0.5 right-1 size-2.5 rounded-full bg-warm-solid">
      <span className="sr-only">, {formatNumber(count)} por atender</span>
    </span>
  ) : (
    <span className="count ml-auto" data-waiting="">
      {formatNumber(count)}
      <span className="sr-only"> por atender</span>
    </span>
  );
}
