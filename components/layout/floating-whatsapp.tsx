import { Icon } from "@/components/ui/icon";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { DismissWhatsapp } from "./dismiss-whatsapp";
import { WhatsappIcon } from "./whatsapp-icon";

const MESSAGE = "Hola, estoy en la página web y tengo una pregunta.";

/**
 * Floating chat button; first-paint.ts hides it after it was dismissed. It has no place where people press other things
 * (`data-quiet-chat` on a page's outermost element: forms, lists with buttons, products), and it stays above the footer,
 * which has a chat button.
 */
export function FloatingWhatsapp({ settings }: { settings: StoreSettings }) {
  if (!settings.whatsapp) return null;
  return (
    <aside aria-label="Chat" className="chat-corner">
      <div className="pointer-events-auto absolute right-3 bottom-3 sm:right-5 sm:bottom-5">
        <a
          href={whatsappLink(settings.whatsapp, MESSAGE)}
          target="_blank"
          rel="noopener"
          aria-label="Escríbenos por WhatsApp"
          className="chat-button"
        >
          <WhatsappIcon className="size-8" />
        </a>
        <DismissWhatsapp>
          <Icon name="lucide--x" className="size-3.5" />
        </DismissWhatsapp>
      </div>
    </aside>
  );
}
