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

/** Phone, WhatsApp, address and hours as cards. */
export function ContactCards({ settings }: { settings: StoreSettings }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {contacts(settings).map((contact) => (
        <li key={contact.title} className="flex">
          <ContactCard {...contact} />
        </li>
      ))}
    </ul>
  );
}

function ContactCard({ icon, title, text, note, href }: Contact) {
  const content = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-muted text-primary">
        <Icon name={icon} className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted-foreground">{title}</span>
        <span className="block font-display text-lg leading-snug font-bold">{text}</span>
        <span className="block text-sm text-muted-foreground">{note}</span>
      </span>
    </>
  );
  const look = "panel flex w-full items-start gap-4 p-5";
  if (!href) return <div className={look}>{content}</div>;
  const outside = href.startsWith("https:") ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a href={href} {...outside} className={`${look} transition-colors hover:border-primary`}>
      {content}
    </a>
  );
}
