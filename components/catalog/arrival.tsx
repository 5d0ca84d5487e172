import { Icon } from "@/components/ui/icon";
import { DELIVERY_TIME } from "@/lib/legal/promises";
import { LOCAL_DELIVERY } from "@/lib/orders/arrival";
import { otherCities } from "@/lib/settings/other-cities";
import type { StoreSettings } from "@/lib/settings/types";
import { ArrivalDays } from "./arrival-days";

/** Keeps the place: the days come after the page. */
const LONGEST = "Llega entre el miércoles 20 y el viernes 20";

type Props = Pick<StoreSettings, "closesAt" | "deliveryDays">;

/** When and where an order arrives. The page is cached: the days come from the browser, and without scripts it is the hours. */
export function Arrival({ closesAt, deliveryDays }: Props) {
  return (
    <div className="flex gap-2.5">
      <Icon name="lucide--truck" className="mt-0.5 size-5 text-success" />
      <div className="min-w-0">
        <p
          data-longest={LONGEST}
          className="keeps-longest text-[0.9375rem] font-semibold tracking-tight sm:text-base sm:tracking-normal"
        >
          <span>
            Llega <ArrivalDays what={{ closesAt }}>en {DELIVERY_TIME}</ArrivalDays>
          </span>
        </p>
        <p className="text-sm text-muted-foreground">
          a {LOCAL_DELIVERY}. <span className="max-sm:sr-only">{otherCities(deliveryDays)}</span>
        </p>
      </div>
    </div>
  );
}
