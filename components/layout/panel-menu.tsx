import { SoundSwitch } from "@/components/live/sound-switch";
import { PanelBar } from "./panel-bar";
import type { PanelGroup } from "./panel-links";
import { PanelNav } from "./panel-nav";
import { SideMenu } from "./side-menu";
import { ThemeSwitch } from "./theme-switch";

const ID = "menu-del-panel-movil";

/** On phones: the bar at the bottom, and the menu that its last button opens. */
export function PanelMenu({ group }: { group: PanelGroup }) {
  return (
    <>
      <PanelBar group={group} menu={ID} />
      <SideMenu id={ID} title="Tu panel" what="el menú del panel" hasButton={false}>
        <PanelNav group={group} />
        <div className="flex items-center justify-between border-t border-border px-3 pt-4">
          <ThemeSwitch />
          <SoundSwitch />
        </div>
      </SideMenu>
    </>
  );
}
