import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { CopyButton } from "@/components/toasts/copy-button";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { normalizePhone } from "@/lib/core/phone";
import { orderChat } from "@/lib/orders/staff/chat";
import { DELIVERY_LABELS } from "@/lib/orders/staff/labels";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { isPickup, isSoldInShop } from "@/lib/orders/status";
import { whatsappLink } from "@/lib/settings/whatsapp";

type Props = { order: StaffOrder; url: string; now: number; children?: ReactNode };

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere lg:min-h-7";

/** Customer, contact and shipping address; children are the controls that change them. */
export function CustomerCard({ order, url, now, children }: Props) {
  const { customerName, customerPhone, customerEmail, shippingAddress, device, fault, account, customer } =
    order;
  return (
    <section aria-labelledby="cliente" className="panel flex flex-col gap-4 p-5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="cliente" className="text-xl">
          Cliente
        </h2>
        {children}
      </div>
      <div className="flex flex-col">
        <p className="font-semibold wrap-anywhere">
          {customer ? (
            <Link href={`/admin/clientes/${customer.id}` as Route} className={LINK}>
              {customerName}
            </Link>
          ) : (
            customerName
          )}
        </p>
        {customer?.noCod && (
          <Badge variant="destructive" className="self-start">
            Sin contra entrega
          </Badge>
        )}
        {customerPhone && <p>{customerPhone}</p>}
        {customerEmail && (
          <a href={`mailto:${customerEmail}`} className={LINK}>
            {customerEmail}
          </a>
        )}
        {account ? (
          <Link href={`/dashboard/usuarios/${account.id}` as Route} className={LINK}>
            Cuenta de {account.username ?? account.email ?? "cliente"}
          </Link>
        ) : (
          <p className="text-sm text-muted-foreground">Compró sin cuenta</p>
        )}
      </div>
      {isPickup(order) && !isSoldInShop(order) && !order.isOnlyCodes && <p>{DELIVERY_LABELS.tienda}</p>}
      {shippingAddress && (
        <div>
          <p className="text-sm text-muted-foreground">Dirección de entrega</p>
          <p className="flex items-center gap-1">
            <span className="min-w-0 wrap-anywhere">{shippingAddress}</span>
            <CopyButton text={shippingAddress} what="la dirección" />
          </p>
        </div>
      )}
      {device && (
        <div className="wrap-anywhere">
          <p className="text-sm text-muted-foreground">Equipo del servicio</p>
          <p className="font-semibold">{device}</p>
          <p className="whitespace-pre-line">{fault}</p>
        </div>
      )}
      {customerPhone && (
        <div className="grid grid-cols-2 gap-2">
          <a
            href={`tel:+57${normalizePhone(customerPhone)}`}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            <Icon name="lucide--phone" />
            Llamar
          </a>
          <WhatsappButton
            href={whatsappLink(customerPhone, orderChat(order, url, now))}
            variant="outline"
            size="sm"
          >
            WhatsApp
          </WhatsappButton>
        </div>
      )}
    </section>
  );
}
