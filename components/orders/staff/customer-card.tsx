import type { Route } from "next";
import Link from "next/link";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { Fact } from "@/components/ui/fact-list";
import { normalizePhone } from "@/lib/core/phone";
import { orderChat } from "@/lib/orders/staff/chat";
import type { StaffOrder } from "@/lib/orders/staff/types";
import { whatsappLink } from "@/lib/settings/whatsapp";

/** Customer, contact and shipping address. */
export function CustomerCard({ order, url, now }: { order: StaffOrder; url: string; now: number }) {
  const { customerName, customerPhone, customerEmail, shippingAddress, account } = order;
  const chat = whatsappLink(customerPhone, orderChat(order, url, now));
  return (
    <section aria-labelledby="cliente" className="panel flex flex-col gap-4 p-5">
      <h2 id="cliente" className="text-xl">
        Cliente
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        <Fact label="Nombre">{customerName}</Fact>
        {customerPhone && (
          <Fact label="Celular">
            <a href={`tel:+57${normalizePhone(customerPhone)}`} className="underline">
              {customerPhone}
            </a>
          </Fact>
        )}
        {customerEmail && (
          <Fact label="Correo">
            <a href={`mailto:${customerEmail}`} className="underline">
              {customerEmail}
            </a>
          </Fact>
        )}
        {shippingAddress && <Fact label="Dirección de entrega">{shippingAddress}</Fact>}
        <Fact label="Cuenta">
          {account ? (
            <Link href={`/dashboard/usuarios/${account.id}` as Route} className="underline">
              {account.username ?? account.email ?? "Ver usuario"}
            </Link>
          ) : (
            "Compró sin cuenta"
          )}
        </Fact>
      </dl>
      {customerPhone && (
        <WhatsappButton href={chat} variant="outline" size="sm">
          Escribir por WhatsApp
        </WhatsappButton>
      )}
    </section>
  );
}
