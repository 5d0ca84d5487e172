"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { DELIVERY_TIME } from "@/lib/legal/promises";
import { arrivalOf, arrivalText, LOCAL_DELIVERY, OTHER_CITIES } from "@/lib/orders/arrival";

/** A page left open overnight says the new day when it is looked at again. */
function onReturn(update: () => void) {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
}

/** Keeps the place: the days come after the page. */
const LONGEST = "Llega entre el miércoles 20 y el viernes 20";

type Props = { closesAt: string };

/** Day of arrival, computed by the browser: the page itself is cached. Before that, and without scripts, the hours. */
export function Arrival({ closesAt }: Props) {
  const days = useSyncExternalStore(
    onReturn,
    () => arrivalText(arrivalOf(closesAt, Date.now())),
    () => `en ${DELIVERY_TIME}`,
  );
  return (
    <div className="flex gap-2.5">
      <Icon name="lucide--truck" className="mt-0.5 size-5 text-success" />
      <div className="min-w-0">
        <p
          data-longest={LONGEST}
          className="keeps-longest text-[0.9375rem] font-semibold tracking-tight sm:text-base sm:tracking-normal"
        >
          <span>Llega {days}</span>
        </p>
        <p className="text-sm text-muted-foreground">
          a {LOCAL_DELIVERY}. <span className="max-sm:sr-only">{OTHER_CITIES}</span>
        </p>
      </div>
    </div>
  );
}
