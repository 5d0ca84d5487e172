import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";

type Props = Omit<ComponentProps<typeof Input>, "type" | "inputMode">;

/** An amount in pesos, with or without points. No number field: that one reads "150.000" as a hundred and fifty. */
export function MoneyInput(props: Props) {
  return <Input type="text" inputMode="numeric" autoComplete="off" maxLength={15} {...props} />;
}
