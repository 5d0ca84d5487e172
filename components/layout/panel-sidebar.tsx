"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { PanelGroup, PanelRights } from "./panel-links";
import { PANEL_LINK_LOOK, PanelNav } from "./panel-nav";
import { sidebarCookie } from "./panel-state";

type Props = { group: PanelGroup; rights: PanelRights | null; startsCollapsed: boolean };

const ID = "menu-del-panel";

/** The panel's menu on wide screens; collapses to icons. */
export function PanelSidebar({ group, rights, startsCollapsed }: Props) {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);

  function toggle() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = sidebarCookie(!isCollapsed);
    setCollapsed(!isCollapsed);
  }

  const label = isCollapsed ? "Desplegar el menú" : "Plegar el menú";
  return (
    <aside
      aria-label="Menú del panel"
      data-collapsed={isCollapsed || undefined}
      className="hidden w-62 shrink-0 border-r border-border bg-card data-collapsed:w-17 lg:block"
    >
      <div
        id={ID}
        className="sticky top-14 flex h-[calc(100dvh-3.5rem)] flex-col justify-between gap-4 overflow-y-auto p-3"
      >
        <PanelNav group={group} rights={rights} isCollapsed={isCollapsed} />
        <button
          type="button"
          onClick={toggle}
          aria-expanded={!isCollapsed}
          aria-controls={ID}
          title={isCollapsed ? label : undefined}
          className={PANEL_LINK_LOOK}
        >
          <Icon
            name={isCollapsed ? "lucide--panel-left-open" : "lucide--panel-left-close"}
            className="size-5"
          />
          <span className={isCollapsed ? "sr-only" : undefined}>{label}</span>
        </button>
      </div>
    </aside>
  );
}
