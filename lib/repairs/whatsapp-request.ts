import { formatWeekday } from "@/lib/core/dates";
import { type AddressParts, composeAddress } from "@/lib/places/address";
import { deviceName, HANDOVER_LABELS } from "./labels";
import { slotLabel } from "./pickup";
import type { RequestRepairInput } from "./schema";

type Requested = Pick<
  RequestRepairInput,
  | "device"
  | "brand"
  | "model"
  | "description"
  | "delivery"
  | keyof AddressParts
  | "pickupDay"
  | "pickupSlot"
  | "name"
>;

/** WhatsApp message with the data of the request form. */
export function repairRequestMessage(number: string, input: Requested): string {
  const isPickup = input.delivery === "domicilio";
  return [
    `Hola, solicité en línea la reparación *${number}*.`,
    "",
    `Equipo: ${deviceName({ kind: input.device, brand: input.brand, model: input.model })}`,
    `Falla: ${input.description}`,
    `Entrega: ${HANDOVER_LABELS[input.delivery]}`,
    ...(isPickup
      ? [
          `Dirección: ${composeAddress(input)}`,
          `Recogida: ${formatWeekday(input.pickupDay)}, de ${slotLabel(input.pickupSlot)}`,
        ]
      : []),
    `Nombre: ${input.name}`,
  ].join("\n");
}
