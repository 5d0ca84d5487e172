import { ChoiceCards } from "@/components/forms/choice-cards";
import type { DeliveryKind } from "@/lib/orders/types";

type Props = {
  chosen: DeliveryKind;
  /** When a parcel arrives, and from when the order can be fetched, as sentences. */
  arrival: string;
  pickup: string;
  city: string;
  onChoose: (delivery: DeliveryKind) => void;
};

/** How the order reaches its buyer: the first question of the checkout. */
export function DeliveryChoice({ chosen, arrival, pickup, city, onChoose }: Props) {
  return (
    <ChoiceCards
      legend="Cómo te llega"
      name="delivery"
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        { value: "envio", label: "Envío a tu dirección", hint: arrival, icon: "lucide--truck" },
        { value: "tienda", label: `Recoger en ${city}`, hint: pickup, icon: "lucide--store" },
      ]}
    />
  );
}
