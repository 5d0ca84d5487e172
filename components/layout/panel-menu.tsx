import { SoundSwitch } from "@/components/live/sound-switch";
import type { PanelGroup, PanelRights } from "./panel-links";
import { PanelNav } from "./panel-nav";
import { SideMenu } from "./side-menu";
import { ThemeSwitch } from "./theme-switch";

/** Id of the menu, for the button that opens it. */
export const PANEL_MENU = "menu-del-panel-movil";

/** The panel's menu on phones; the bar at the bottom opens it. */
export function PanelMenu({ group, rights }: { group: PanelGroup; rights: PanelRights | null }) {
  return (
    <SideMenu id={PANEL_MENU} title="Tu panel" what="el menú del panel" hasButton={false}>
      <PanelNav group={group} rights={rights} />
      <div className="flex items-center justify-between border-t border-border px-3 pt-4">
        <ThemeSwitch />
        <SoundSwitch />
      </div>
    </SideMenu>
  );
}
