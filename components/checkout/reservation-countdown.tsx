"use client";

import { Icon } from "@/components/ui/icon";
import type { Hold } from "@/lib/orders/status";
import { useTimeLeft } from "./use-time-left";

type Props = {
  expiresAt: string;
  hold: Hold;
  isRepair?: boolean;
};

/** Time left to pay a reserved order. Not announced every second. */
export function ReservationCountdown({ expiresAt, hold, isRepair }: Props) {
  const time = useTimeLeft(expiresAt);
  const left = time === undefined ? "30:00" : time;
  return (
    <p className="flex items-center gap-2 rounded-md bg-muted px-4 py-2 text-sm">
      <Icon name="lucide--timer" className="size-5 shrink-0 text-warm" />
      {left ? (
        <span>
          {isRepair
            ? "Puedes pagar tu reparación aquí durante"
            : hold === "products"
              ? "Te guardamos los productos durante"
              : "Puedes pagar este pedido durante"}{" "}
          <span role="timer" className="font-display font-bold tabular">
            {left}
          </span>{" "}
          minutos.{hold === "later" ? " Apartamos los productos cuando pagues." : ""}
        </span>
      ) : (
        <span>
          {isRepair
            ? "El tiempo de este pago terminó. Ábrelo otra vez desde tu reparación; no se hizo ningún cobro."
            : "La reserva terminó. Vuelve al carrito para pedir de nuevo; no se hizo ningún cobro."}
        </span>
      )}
    </p>
  );
}
