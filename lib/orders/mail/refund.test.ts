import { expect, test } from "vitest";
import { textOf } from "@/tests/factories/mails";
import { context, item, order } from "@/tests/factories/order-mails";
import type { OrderDetail, PaymentAttempt } from "../rows";
import { orderRefunded } from "./refund";

const paying = order.payments[0] as PaymentAttempt;
const LATE = { status: "expired", paymentStatus: "rejected", paidAt: null } as const;
const EXTRA = { status: "placed", paymentStatus: "unpaid", paidAt: null } as const;
const DUE = { refundedAmount: 0 };
const GONE = { status: "refunded", refundedAmount: 120_000 } as const;

/** The mail about a payment's refund; `amount` once it was refunded. */
const letter = (
  some: Partial<OrderDetail>,
  payments: Partial<PaymentAttempt>[],
  data: { attempt: number; amount?: number } = { attempt: 1 },
) =>
  orderRefunded(
    { ...order, ...some, payments: payments.map((one) => ({ ...paying, ...one })) },
    context(data),
  );

test.each<[string, Parameters<typeof letter>, string[]]>([
  [
    "a partial refund: the amount, the card, and that the rest of the order continues",
    [{ paymentStatus: "partially_refunded" }, [{ refundedAmount: 30_000 }], { attempt: 1, amount: 30_000 }],
    [
      "Te devolvimos una parte de tu pedido\n",
      "Te devolvimos: $30.000\nA dónde: Mastercard terminada en 3564",
      "El resto sigue igual.",
    ],
  ],
  [
    "the full amount",
    [{ paymentStatus: "refunded" }, [GONE], { attempt: 1, amount: 120_000 }],
    ["Te devolvimos $120.000 de tu pedido."],
  ],
  [
    "cash is refunded as agreed",
    [
      { paymentMethod: "contra_entrega", paymentStatus: "refunded" },
      [{ method: "efectivo", lastFour: "" }],
      { attempt: 1, amount: 50_000 },
    ],
    ["A dónde: Por el medio que acordamos contigo"],
  ],
  [
    "sold out after payment: refund announced",
    [LATE, [DUE]],
    ["lo que pediste se había agotado", "Te devolvemos: $120.000", "La devolución ya está en trámite"],
  ],
  [
    "sold out after payment: refunded",
    [{ ...LATE, paymentStatus: "refunded" }, [GONE]],
    ["lo que pediste se había agotado", "La devolución ya salió"],
  ],
  [
    "a course paid in two orders",
    [{ ...EXTRA, items: [item("course")] }, [DUE]],
    ["ya tenías el curso por otro pedido tuyo. No te lo cobramos dos veces."],
  ],
  [
    "such a course and a product",
    [{ ...EXTRA, items: [item("course"), item("product")] }, [DUE]],
    ["El pedido no sigue."],
  ],
  [
    "paid twice",
    [{}, [{}, { attempt: 2, ...GONE }], { attempt: 2, amount: 120_000 }],
    ["Recibimos dos pagos"],
  ],
  [
    "paid after it was cancelled",
    [{ status: "cancelled", paymentStatus: "unpaid", paidAt: null }, [DUE]],
    ["ya estaba cancelado"],
  ],
])("%s", (_, given, expected) => {
  const text = textOf(letter(...given));
  for (const said of expected) expect(text).toContain(said);
});

test("no mail about an unknown payment or a chargeback", () => {
  expect(letter({}, [{}], { attempt: 7, amount: 1 })).toBeNull();
  expect(letter({}, [{ status: "charged_back" }], { attempt: 1, amount: 1 })).toBeNull();
});
