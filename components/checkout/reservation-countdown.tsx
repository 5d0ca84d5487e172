"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Hold } from "@/lib/orders/status";

type Props = {
  expiresAt: string;
  hold: Hold;
  isRepair?: boolean;
};

/** "29:05": time left of a reservation; null when it has expired. */
function timeLeft(expiresAt: string, now: number): string | null {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  if (!(seconds > 0)) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Time left to pay a reserved order. Not announced every second. */
export function ReservationCountdown({ expiresAt, hold, isRepair }: Props) {
  const [now, setNow] = useState<number>();

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }, []);

  const left = now === undefined ? "30:00" : timeLeft(expiresAt, now);
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
