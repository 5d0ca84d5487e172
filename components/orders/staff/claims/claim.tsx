import type { ReactNode } from "react";
import { Fact } from "@/components/ui/fact-list";
import { daysUntil, formatDay } from "@/lib/core/dates";
import { refundTarget } from "@/lib/orders/labels";
import { orderNumber } from "@/lib/orders/order-number";
import { daysUntilText } from "@/lib/orders/staff/age";
import type { StaffOrder } from "@/lib/orders/staff/rows";
import { RefundButton, type RefundButtonProps } from "../refund-button";

type Props = {
  facts: ReactNode;
  /** Deadline of the shop's answer. */
  due: { label: string; day: string; isOpen: boolean };
  now: number;
  reason: { label: string; text: string };
  answer: string;
  /** Controls to settle it. */
  children: ReactNode;
};

/** A customer's claim on an order, with the data the law requires. */
export function Claim({ facts, due, now, reason, answer, children }: Props) {
  return (
    <article className="flex flex-col gap-4">
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        {facts}
        <Fact label={due.label}>
          {formatDay(due.day)}
          {due.isOpen && (
            <span className={daysUntil(due.day, now) <= 3 ? "text-destructive" : "text-muted-foreground"}>
              {" "}
              ({daysUntilText(due.day, now)})
            </span>
          )}
        </Fact>
        {reason.text && <Fact label={reason.label}>{reason.text}</Fact>}
        {answer && <Fact label="Nuestra respuesta">{answer}</Fact>}
      </dl>
      {children}
    </article>
  );
}

type PayBackProps = Omit<
  RefundButtonProps,
  "isMain" | "orderId" | "number" | "refundable" | "target" | "refundKey"
> & {
  order: StaffOrder;
  /** Shown when the order has no refundable money. */
  empty: string;
};

/** Refund dialog of an accepted claim, prefilled. */
export function PayBack({ order, empty, ...refund }: PayBackProps) {
  const { id, isRefunding, refundable, reversal, key } = order;
  if (isRefunding) return null;
  if (!refundable) return <p className="font-semibold">{empty}</p>;
  return (
    <div>
      <RefundButton
        {...refund}
        refundable={refundable}
        target={refundTarget(reversal.method, reversal.lastFour)}
        refundKey={key}
        isMain
        orderId={id}
        number={orderNumber(id)}
      />
    </div>
  );
}
