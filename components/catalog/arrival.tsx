import { Icon } from "@/components/ui/icon";
import { DELIVERY_TIME } from "@/lib/legal/promises";
import { LOCAL_DELIVERY, OTHER_CITIES } from "@/lib/orders/arrival";
import { ArrivalDays } from "./arrival-days";

/** Keeps the place: the days come after the page. */
const LONGEST = "Llega entre el miércoles 20 y el viernes 20";

type Props = { closesAt: string };

/** When and where an order arrives. The page is cached: the days come from the browser, and without scripts it is the hours. */
export function Arrival({ closesAt }: Props) {
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
          a {LOCAL_DELIVERY}. <span className="max-sm:sr-only">{OTHER_CITIES}</span>
        </p>
      </div>
    </div>
  );
}
