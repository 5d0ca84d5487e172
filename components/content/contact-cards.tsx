import { Icon, type IconName } from "@/components/ui/icon";
import { directionsUrl } from "@/lib/content/map";
import { ANSWER_TIME } from "@/lib/legal/promises";
import { openingHours } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";

type Contact = { icon: IconName; title: string; text: string; note: string; href?: string };

const HELLO = "Hola, quiero hacer una consulta.";

function contacts(settings: StoreSettings): Contact[] {
  const { phone, address, city, region } = settings;
  const [open, closed] = openingHours(settings);
  return [
    {
      icon: "lucide--phone",
      title: "Teléfono",
      text: phone,
      note: "Llámanos en horario de tienda",
      href: `tel:${phone.replace(/[^\d+]/g, "")}`,
    },
    {
      icon: "lucide--message-circle",
      title: "WhatsApp",
      text: "Escríbenos",
      note: `Respondemos en menos de ${ANSWER_TIME}, de lunes a sábado`,
      href: whatsappLink(settings.whatsapp, HELLO),
    },
    {
      icon: "lucide--map-pin",
      title: "Dirección",
      text: address || city,
      note: `${city}, ${region}`,
      href: directionsUrl(settings),
    },
    {
      icon: "lucide--clock",
      title: "Horario",
      text: open?.join(", ") ?? "",
      note: closed?.join(": ") ?? "",
    },
  ];
}

/** Phone, WhatsApp, address and hours as rows; a number that the settings leave empty is not shown. */
export function ContactCards({ settings }: { settings: StoreSettings }) {
  const rows = contacts(settings).filter(({ text, href }) => text && href !== "");
  return (
    <ul className="rows">
      {rows.map(({ icon, title, text, note, href }) => (
        <li key={title}>
          <Icon name={icon} className="size-7 text-primary" />
          <div className="min-w-0">
            <p className="text-sm text-muted-foreground">{title}</p>
            <p className="font-display text-lg leading-snug font-bold">
              {href ? (
                <a
                  href={href}
                  className="card-link"
                  {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </p>
            <p className="text-sm text-muted-foreground">{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
