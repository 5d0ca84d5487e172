import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";

type Props = Omit<ComponentProps<typeof Input>, "type" | "inputMode">;

/** An amount in pesos, with or without thousands separators. Not type=number, which parses "150.000" as 150. */
export function MoneyInput(props: Props) {
  return <Input type="text" inputMode="numeric" autoComplete="off" maxLength={15} {...props} />;
}
