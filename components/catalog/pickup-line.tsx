import { Icon } from "@/components/ui/icon";
import type { PickupShop } from "@/lib/orders/pickup-time";
import { ArrivalDays } from "./arrival-days";

/** From when it can be fetched in the shop. As with the arrival, the day comes from the browser, and its place is kept. */
export function PickupLine({ shop }: { shop: PickupShop }) {
  return (
    <div className="flex gap-2.5">
      <Icon name="lucide--store" className="mt-0.5 size-5 text-success" />
      <p
        data-longest={`Recógelo el miércoles 20 en ${shop.city} desde las 12:30\u00a0p.\u00a0m.`}
        className="keeps-longest min-w-0 text-[0.9375rem] sm:text-base"
      >
        <span>
          <ArrivalDays what={{ pickup: shop }}>Recógelo en {shop.city}</ArrivalDays>
        </span>
      </p>
    </div>
  );
}
