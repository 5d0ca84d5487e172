"use client";

import { useEffect, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { isMobile, normalizePhone } from "@/lib/core/phone";
import { findKnownDevicesAction } from "@/lib/repairs/intake/actions";
import type { KnownDevice } from "@/lib/repairs/intake/rows";
import type { IntakeValues } from "@/lib/repairs/intake/values";
import { deviceName } from "@/lib/repairs/labels";

type Props = {
  userId: string | null;
  phone: string;
  onChoose: (device: Pick<IntakeValues, "device" | "brand" | "model" | "serial">) => void;
};

const NONE: KnownDevice[] = [];

/** Devices that the customer brought before: one click fills in kind, brand, model and serial. */
export function KnownDevices({ userId, phone, onChoose }: Props) {
  const [devices, setDevices] = useState(NONE);
  const number = normalizePhone(phone);
  const mobile = isMobile(number) ? number : "";

  useEffect(() => {
    setDevices(NONE);
    if (!userId && !mobile) return;
    let isStale = false;
    findKnownDevicesAction({ userId, phone: mobile })
      .catch(noResponse)
      // Optional: if it fails, the device is typed.
      .then((result) => !isStale && result?.ok && setDevices(result.data));
    return () => {
      isStale = true;
    };
  }, [userId, mobile]);

  if (devices.length === 0) return null;
  return (
    <section aria-label="Equipos que ya trajo" className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">Equipos que ya trajo</p>
      <ul className="flex flex-wrap gap-2">
        {devices.map(({ kind, brand, model, serial }) => (
          <li key={`${kind} ${brand} ${model} ${serial}`}>
            <button
              type="button"
              onClick={() => onChoose({ device: kind ?? "", brand, model, serial })}
              className="min-h-11 rounded-full border border-input px-4 text-left text-sm hover:bg-muted"
            >
              <b>{deviceName({ kind, brand, model })}</b>
              {serial && <span className="text-muted-foreground"> · {serial}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
