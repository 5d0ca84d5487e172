import { Icon } from "@/components/ui/icon";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { ChatCorner } from "./chat-corner";
import { WhatsappIcon } from "./whatsapp-icon";

const MESSAGE = "Hola, estoy en la página web y tengo una pregunta.";

/** Floating chat button; first-paint.ts hides it after it was dismissed. It stays above the footer, which has a chat button. */
export function FloatingWhatsapp({ settings }: { settings: StoreSettings }) {
  if (!settings.whatsapp) return null;
  return (
    <aside aria-label="Chat" className="chat-corner">
      <ChatCorner icon={<Icon name="lucide--x" className="size-3.5" />}>
        <a
          href={whatsappLink(settings.whatsapp, MESSAGE)}
          target="_blank"
          rel="noopener"
          aria-label="Escríbenos por WhatsApp"
          className="chat-button"
        >
          <WhatsappIcon className="size-8" />
        </a>
      </ChatCorner>
    </aside>
  );
}
