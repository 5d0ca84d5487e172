import { Icon } from "@/components/ui/icon";
import type { PickupShop } from "@/lib/orders/pickup-time";
import { ArrivalDays } from "./arrival-days";

/** From when it can be fetched in the shop. As with the arrival, the day comes from the browser. */
export function PickupLine({ shop }: { shop: PickupShop }) {
  return (
    <p className="flex gap-2.5 text-sm sm:text-base">
      <Icon name="lucide--store" className="mt-0.5 size-5 text-success" />
      <span className="min-w-0">
        <ArrivalDays what={{ pickup: shop }}>Recógelo en {shop.city}</ArrivalDays>
      </span>
    </p>
  );
}
