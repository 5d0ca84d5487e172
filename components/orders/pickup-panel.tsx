import { Fact } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { directionsUrl } from "@/lib/content/map";
import { colombianDay, formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { isCash } from "@/lib/orders/methods";
import { shopPlace, spacedCode } from "@/lib/orders/pickup";
import type { OrderDetail } from "@/lib/orders/rows";
import { openDays } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { ShippingTracker } from "./shipping-tracker";

type Props = {
  order: OrderDetail;
  shop: Pick<StoreSettings, "address" | "city" | "latitude" | "longitude" | "opensAt" | "closesAt">;
  /** From when it can be fetched; null or absent when it is ready or nothing can be promised. */
  promise?: string | null;
};

/** An order that is fetched in the shop: its steps, the code, until when and where. */
export function PickupPanel({ order, shop, promise }: Props) {
  const { shippingStatus, deliveredAt, collectorName } = order;
  const isReady = order.pickup?.isOpen === true;
  return (
    <section aria-labelledby="pickup-title" className="panel flex flex-col gap-5 p-5">
      <h2 id="pickup-title" className="text-xl">
        Recoger en la tienda
      </h2>
      <ShippingTracker status={shippingStatus} delivery="tienda" isCompact />
      {promise && (
        <p className="flex items-center gap-3 font-semibold">
          <Icon name="lucide--store" className="size-6 shrink-0 text-success" />
          {promise}
        </p>
      )}
      {isReady && order.pickup && <Ready order={order} pickup={order.pickup} />}
      {deliveredAt ? (
        <dl className="grid gap-3 border-t pt-4 text-sm sm:grid-cols-2">
          <Fact label="Entregado">{formatDateTime(deliveredAt)}</Fact>
          <Fact label="Lo recogió">{collectorName ?? "Quien mostró el código"}</Fact>
        </dl>
      ) : (
        <dl className="grid gap-3 border-t pt-4 text-sm sm:grid-cols-2">
          <Fact label="Dónde">
            {shopPlace(shop)}
            <a
              href={directionsUrl(shop)}
              target="_blank"
              rel="noopener noreferrer"
              className="block w-fit py-3 font-normal text-primary underline underline-offset-4 lg:py-1.5 print:hidden"
            >
              Cómo llegar{"\u00a0"}
              <Icon name="lucide--external-link" className="size-4" />
            </a>
          </Fact>
          <Fact label="Horario">{openDays(shop)}; domingos y festivos, cerrado</Fact>
        </dl>
      )}
    </section>
  );
}

type ReadyProps = { order: OrderDetail; pickup: NonNullable<OrderDetail["pickup"]> };

function Ready({ order, pickup: { code, until, tries } }: ReadyProps) {
  const isUnpaid = isCash(order) && order.paymentStatus === "unpaid";
  return (
    <div className="flex flex-col items-center gap-2 rounded-md bg-muted p-5 text-center">
      {code ? (
        <>
          <p>Tu código</p>
          <p className="font-display text-5xl font-bold tracking-wide text-primary tabular">
            {spacedCode(code)}
          </p>
          <p className="font-semibold">Muéstralo en el mostrador.</p>
        </>
      ) : (
        <p className="font-semibold">
          {tries === 0
            ? "El código ya no sirve: se escribió mal cinco veces. Recógelo con tu documento."
            : "El código lo ve quien compró, en su correo o en este enlace."}
        </p>
      )}
      {isUnpaid && <p>Pagas {formatCop(order.total)} al recogerlo.</p>}
      <p>
        {until < colombianDay(new Date()) ? "Tenías" : "Tienes"} hasta el <strong>{formatDay(until)}</strong>.
        Si va otra persona, dale el código, o que lleve su documento.
      </p>
    </div>
  );
}
