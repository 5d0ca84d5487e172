import { Icon } from "@/components/ui/icon";
import { METHODS } from "@/lib/orders/methods";
import type { PaymentMethod } from "@/lib/orders/types";

type Props = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  /** Why this cart cannot be paid on delivery. */
  cashProblem: string | null;
  onChoose: (method: PaymentMethod) => void;
};

/** Choice of the payment method; a single one is only named. */
export function MethodChoice({ methods, chosen, cashProblem, onChoose }: Props) {
  return (
    <fieldset className="min-w-0 divide-y divide-border overflow-hidden rounded-lg border border-input bg-card">
      <legend className="sr-only">Cómo pagas</legend>
      {methods.map((method) => {
        const { label, hint, isOnline } = METHODS[method];
        const problem = isOnline ? null : cashProblem;
        return (
          <label
            key={method}
            className="flex cursor-pointer items-start gap-3 p-4 has-disabled:cursor-not-allowed has-checked:bg-muted has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="method"
              value={method}
              checked={chosen === method}
              disabled={problem !== null}
              onChange={() => onChoose(method)}
              className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-input bg-background checked:border-6 checked:border-primary-solid disabled:opacity-50 focus-visible:outline-none forced-colors:appearance-auto"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted-foreground">{problem ?? hint}</span>
            </span>
            <Icon
              name={isOnline ? "lucide--credit-card" : "lucide--banknote"}
              className="mt-0.5 size-5 shrink-0 text-muted-foreground"
            />
          </label>
        );
      })}
    </fieldset>
  );
}
