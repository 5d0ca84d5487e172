"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { currentSection, PANEL_LINKS, type PanelGroup } from "./panel-links";

export const PANEL_LINK_LOOK =
  "flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-primary-solid aria-[current=page]:text-primary-solid-foreground";

/** The sections with the current one marked. When collapsed, names remain for screen readers and as tooltips. */
export function PanelNav({ group, isCollapsed = false }: { group: PanelGroup; isCollapsed?: boolean }) {
  const links = PANEL_LINKS[group];
  const current = currentSection(usePathname(), links);
  return (
    <nav aria-label="Secciones de tu panel" className="flex flex-col gap-1">
      {links.map(({ href, label, icon }) => (
        <Link
          key={href}
          href={href as Route}
          title={isCollapsed ? label : undefined}
          aria-current={href === current ? "page" : undefined}
          className={PANEL_LINK_LOOK}
        >
          <Icon name={icon} className="size-5" />
          <span className={isCollapsed ? "sr-only" : undefined}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
