import type { Route } from "next";
import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";
import { repairChat } from "@/lib/repairs/staff/chat";
import type { WorkshopRepair } from "@/lib/repairs/staff/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { CustomerPicker } from "./customer-picker";

const LINK = "inline-flex min-h-11 items-center gap-2 text-primary hover:underline";

/** Customer and contact data. */
export function ContactCard({ repair, url }: { repair: WorkshopRepair; url: string | null }) {
  const { contact, accountName } = repair;
  const { name, phone, email } = contact;
  const chat = repairChat(repair, name, url, Date.now());
  const ways: { href: string; icon: IconName; text: string; label: string }[] = [
    ...(phone
      ? [
          { href: `tel:${phone}`, icon: "lucide--phone" as const, text: phone, label: `Llamar al ${phone}` },
          {
            href: whatsappLink(phone, chat),
            icon: "lucide--message-circle" as const,
            text: "WhatsApp",
            label: "Escribir por WhatsApp",
          },
        ]
      : []),
    ...(email
      ? [
          {
            href: `mailto:${email}`,
            icon: "lucide--mail" as const,
            text: email,
            label: `Escribir a ${email}`,
          },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="contacto" className="panel flex flex-col gap-1 p-5">
      <h2 id="contacto" className="text-lg">
        {name || accountName || "Cliente"}
      </h2>
      <p className="text-sm text-muted-foreground">
        {repair.userId ? (
          <Link href={`/dashboard/usuarios/${repair.userId}` as Route} className="underline">
            Tiene cuenta en la tienda{accountName && `: ${accountName}`}
          </Link>
        ) : (
          "Sin cuenta en la tienda"
        )}
      </p>
      <ul>
        {ways.map(({ href, icon, text, label }) => (
          <li key={href}>
            <a href={href} aria-label={label} className={LINK}>
              <Icon name={icon} className="size-5" />
              <span className="break-all">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <CustomerPicker repairId={repair.id} version={repair.version} userId={repair.userId} />
      </div>
    </section>
  );
}
