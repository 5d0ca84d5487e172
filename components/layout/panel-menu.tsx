import { Icon } from "@/components/ui/icon";
import { CloseOnFollow } from "./close-on-follow";
import type { PanelGroup } from "./panel-links";
import { PanelNav } from "./panel-nav";
import { ThemeSwitch } from "./theme-switch";

const ID = "menu-del-panel-movil";

/** The panel's menu on phones: a native popover, so Escape closes it and the focus goes back to the button. */
export function PanelMenu({ group }: { group: PanelGroup }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Abrir el menú del panel"
        className="icon-btn lg:hidden"
      >
        <Icon name="lucide--menu" className="size-6" />
      </button>
      <div id={ID} popover="auto" className="side-menu right-auto left-0 border-r border-l-0">
        <div className="flex items-center justify-between">
          <p className="px-3 font-display text-lg font-bold">Tu panel</p>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            aria-label="Cerrar el menú del panel"
            className="icon-btn"
          >
            <Icon name="lucide--x" className="size-6" />
          </button>
        </div>
        <CloseOnFollow popoverId={ID}>
          <PanelNav group={group} />
          <div className="border-t border-line px-3 pt-4">
            <ThemeSwitch />
          </div>
        </CloseOnFollow>
      </div>
    </>
  );
}
