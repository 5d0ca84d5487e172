import type { Route } from "next";
import Link from "next/link";
import { Icon, type IconName } from "@/components/ui/icon";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { CustomerPicker } from "./customer-picker";

const LINK = "inline-flex min-h-11 items-center gap-2 text-primary hover:underline";

/** Customer and contact data. */
export function ContactCard({ repair }: { repair: WorkshopRepair }) {
  const { contact, accountName } = repair;
  const { name, phone, email } = contact;
  const ways: { href: string; icon: IconName; text: string }[] = [
    ...(phone ? [{ href: `tel:${phone}`, icon: "lucide--phone" as const, text: phone }] : []),
    ...(email ? [{ href: `mailto:${email}`, icon: "lucide--mail" as const, text: email }] : []),
  ];
  return (
    <section aria-labelledby="contacto" className="flex flex-col gap-1 p-5">
      <h2 id="contacto" className="text-lg">
        {repair.customerId ? (
          <Link
            href={`/admin/clientes/${repair.customerId}` as Route}
            className="inline-flex min-h-8 items-center underline underline-offset-4"
          >
            {name || accountName || "Cliente"}
          </Link>
        ) : (
          name || accountName || "Cliente"
        )}
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
        {ways.map(({ href, icon, text }) => (
          <li key={href}>
            <a href={href} className={LINK}>
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
