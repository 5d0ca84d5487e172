import type { ReactNode } from "react";
import { ChoiceCards } from "@/components/forms/choice-cards";
import type { IconName } from "@/components/ui/icon";
import { methodTexts } from "@/lib/orders/methods";
import type { DeliveryKind, PaymentMethod } from "@/lib/orders/types";

const ICONS = {
  card: "lucide--credit-card",
  pse: "lucide--landmark",
  contra_entrega: "lucide--banknote",
} satisfies Record<PaymentMethod, IconName>;

export const methodIcon = (method: PaymentMethod): IconName => ICONS[method];

type Props = {
  methods: readonly PaymentMethod[];
  delivery: DeliveryKind;
  chosen: PaymentMethod;
  /** Why a method cannot pay this order. */
  problems: Partial<Record<PaymentMethod, string | null>>;
  onChoose: (method: PaymentMethod) => void;
  /** The form of the chosen method. */
  children?: ReactNode;
};

/** Choice of the payment method, each with how long it takes and what comes next. */
export function MethodChoice({ methods, delivery, chosen, problems, onChoose, children }: Props) {
  return (
    <ChoiceCards
      legend="Cómo pagas"
      name="method"
      chosen={chosen}
      onChoose={onChoose}
      choices={methods.map((method) => {
        const { label, hint } = methodTexts(method, delivery);
        return {
          value: method,
          label,
          hint,
          icon: ICONS[method],
          problem: problems[method],
          details: method === chosen && children,
        };
      })}
    />
  );
}
