import { cn } from "@/lib/core/cn";
import type { Tone } from "@/lib/orders/status";

const TONES = {
  neutral: "border-input text-foreground",
  progress: "border-primary text-primary",
  success: "border-success text-success",
  danger: "border-destructive text-destructive",
} satisfies Record<Tone, string>;

type Props = { label: string; tone: Tone; className?: string };

/** The customer's status label of an order. */
export function OrderStatusBadge({ label, tone, className }: Props) {
  return <span className={cn("state", TONES[tone], className)}>{label}</span>;
}
