import type { ReactNode } from "react";
import { TakeFocus } from "@/components/layout/take-focus";
import { Card, CardBody } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import { OUTCOME_LABELS } from "@/lib/payments/statuses";
import type { PaymentOutcome } from "@/lib/payments/types";

const HEADING = "resultado";

const LOOKS = {
  approved: { icon: "lucide--circle-check", color: "text-success" },
  pending: { icon: "lucide--hourglass", color: "text-warm" },
  rejected: { icon: "lucide--circle-x", color: "text-destructive" },
} satisfies Record<PaymentOutcome["status"], { icon: IconName; color: string }>;

type Props = {
  look: PaymentOutcome["status"];
  title: string;
  text: string;
  paymentId?: string | undefined;
  /** Shown as a label. */
  status?: PaymentOutcome["status"] | undefined;
  /** Next steps after the purchase. */
  next?: ReactNode;
  children: ReactNode;
};

/** Result of a payment: text, number, status and links. */
export function PaymentResult({ look, title, text, paymentId, status, next, children }: Props) {
  const { icon, color } = LOOKS[look];
  return (
    <div className="page py-12 lg:py-20">
      <Card className="mx-auto max-w-xl text-center">
        <CardBody className="items-center gap-5 py-10">
          <Icon name={icon} className={`size-16 ${color}`} />
          <h1 id={HEADING} tabIndex={-1} className="text-3xl outline-none">
            {title}
          </h1>
          <TakeFocus id={HEADING} />
          <p className="text-muted-foreground">{text}</p>
          {(paymentId || status) && (
            <dl className="grid w-full gap-2 rounded-md bg-muted p-4 text-sm">
              {paymentId && <Value label="Número de pago">{paymentId}</Value>}
              {status && <Value label="Estado">{OUTCOME_LABELS[status]}</Value>}
            </dl>
          )}
          <div className="flex flex-wrap justify-center gap-3">{children}</div>
        </CardBody>
      </Card>
      {next && <div className="mx-auto mt-6 max-w-xl">{next}</div>}
    </div>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="font-semibold break-all">{children}</dd>
    </div>
  );
}
