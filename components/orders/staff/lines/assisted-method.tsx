import { ChoiceCards } from "@/components/forms/choice-cards";
import type { DeliveryKind } from "@/lib/orders/types";

/** How the buyer of an order of staff pays. */
export type AssistedMethod = "link" | "contra_entrega";

type Props = { chosen: AssistedMethod; delivery: DeliveryKind; onChoose: (method: AssistedMethod) => void };

/** By the order's link, or when it is delivered. */
export function AssistedMethodChoice({ chosen, delivery, onChoose }: Props) {
  const isPickup = delivery === "tienda";
  return (
    <ChoiceCards
      legend="Cómo paga"
      name="method"
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        {
          value: "link",
          label: "Con un enlace de pago",
          hint: "Paga con tarjeta o PSE. Le guardamos los productos mientras tanto.",
          icon: "lucide--link",
        },
        {
          value: "contra_entrega",
          label: isPickup ? "Al recoger" : "Contra entrega",
          hint: isPickup
            ? "Queda confirmado y paga en el mostrador."
            : "Queda confirmado y paga cuando lo reciba.",
          icon: "lucide--banknote",
        },
      ]}
    />
  );
}
