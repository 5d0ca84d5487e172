import { expect, test } from "vitest";
import { textOf } from "@/tests/factories/mails";
import { context, item, order } from "@/tests/factories/order-mails";
import type { OrderDetail, PaymentAttempt } from "../rows";
import { orderRefunded, refundKeyLetter } from "./refund";

const paying = order.payments[0] as PaymentAttempt;
const LATE = { status: "expired", paymentStatus: "rejected", paidAt: null } as const;
const EXTRA = { status: "placed", paymentStatus: "unpaid", paidAt: null } as const;
const DUE = { refundedAmount: 0 };
const GONE = { status: "refunded", refundedAmount: 120_000 } as const;

/** The mail about a payment's refund; `amount` once it was refunded. */
const letter = (
  some: Partial<OrderDetail>,
  payments: Partial<PaymentAttempt>[],
  data: { attempt: number; amount?: number; to?: string } = { attempt: 1 },
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
      "Te devolvimos: $30.000\nA dónde: A la tarjeta Mastercard terminada en 3564",
      "El resto sigue igual.",
    ],
  ],
  [
    "the full amount",
    [{ paymentStatus: "refunded" }, [GONE], { attempt: 1, amount: 120_000 }],
    ["Te devolvimos $120.000 de tu pedido."],
  ],
  [
    "a payment from a bank goes back to its account",
    [{ paymentMethod: "pse" }, [{ ...GONE, method: "pse", lastFour: "" }], { attempt: 1, amount: 120_000 }],
    ["A dónde: A la cuenta de banco con que se pagó por PSE", "Tu banco puede tardar"],
  ],
  [
    "what the provider cannot return goes to the buyer's key",
    [
      { paymentStatus: "partially_refunded" },
      [{ refundedAmount: 30_000 }],
      { attempt: 1, amount: 30_000, to: "Nequi terminado en 4567" },
    ],
    ["A dónde: A tu Nequi terminado en 4567", "Si no la has recibido"],
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

test("the key is asked for while it is wanted, and each key is confirmed", () => {
  const asked = (refundKey: OrderDetail["refundKey"]) =>
    refundKeyLetter({ ...order, refundKey }, context({ state: "asked" }));
  const key = { isWanted: true, givenAt: null, text: "" };
  expect(textOf(asked(key))).toContain("Nunca te pedimos claves ni códigos.");
  expect(asked({ ...key, isWanted: false })).toBeNull();
  expect(asked({ ...key, givenAt: "2026-03-10T15:00:00Z" })).toBeNull();
  expect(asked(null)).toBeNull();
  const given = refundKeyLetter(order, context({ state: "given", to: "Nequi terminado en 4567" }));
  expect(textOf(given)).toContain("te devolvemos el dinero a tu Nequi terminado en 4567");
  expect(textOf(given)).toContain("Si no fuiste tú, avísanos ya");
});
