import { SoundSwitch } from "@/components/live/sound-switch";
import type { PanelGroup } from "./panel-links";
import { PanelNav } from "./panel-nav";
import { SideMenu } from "./side-menu";
import { ThemeSwitch } from "./theme-switch";

/** The panel's menu on phones. */
export function PanelMenu({ group }: { group: PanelGroup }) {
  return (
    <SideMenu
      id="menu-del-panel-movil"
      title="Tu panel"
      what="el menú del panel"
      className="right-auto left-0 border-r border-l-0"
    >
      <PanelNav group={group} />
      <div className="flex items-center justify-between border-t border-border px-3 pt-4">
        <ThemeSwitch />
        <SoundSwitch />
      </div>
    </SideMenu>
  );
}
