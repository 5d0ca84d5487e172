import { Failure, type FailureCode } from "@/lib/core/result";
import { isFromBank } from "./bank-method";
import type { GatewayRefused } from "./gateway";

type Text = { code: FailureCode; message: string };

const UNAVAILABLE: Text = {
  code: "unavailable",
  message:
    "El pago con tarjeta no está disponible en este momento. Pide tu compra contra entrega o inténtalo más tarde.",
};
const CARD_AGAIN: Text = {
  code: "invalid",
  message: "Los datos de la tarjeta vencieron y no se hizo ningún cobro. Escríbelos de nuevo.",
};
const DOCUMENT: Text = { code: "invalid", message: "Revisa el tipo y el número de documento del titular." };
const EMAIL: Text = { code: "invalid", message: "Revisa el correo: el medio de pago no lo acepta." };
const OTHER_CARD: Text = { code: "invalid", message: "Esa tarjeta no se puede usar aquí. Prueba con otra." };
const INSTALLMENTS: Text = { code: "invalid", message: "Elige otro número de cuotas para esa tarjeta." };
const AMOUNT: Text = {
  code: "invalid",
  message:
    "Ese total no se puede pagar con tarjeta. Pide tu compra contra entrega o escríbenos por WhatsApp.",
};
const GENERIC: Text = {
  code: "invalid",
  message: "No se pudo procesar el pago y no se hizo ningún cobro. Revisa los datos e inténtalo de nuevo.",
};

const BY_CODE: [Text, string[]][] = [
  [CARD_AGAIN, ["2006", "2007", "2062", "3003", "3008", "4000"]],
  [DOCUMENT, ["2067", "3020", "3021", "3022", "3023", "4012", "4013"]],
  [EMAIL, ["4050", "2198", "2060"]],
  [OTHER_CARD, ["2009", "2131", "3001", "3010", "3011", "3026", "3027", "3028", "4001"]],
  [INSTALLMENTS, ["4004", "4005", "4033"]],
  [AMOUNT, ["2072", "4002", "4003", "4037"]],
];

/** The same of payments from a bank. */
const BANK: { unavailable: Text; generic: Text; byCode: [Text, string[]][] } = {
  unavailable: {
    code: "unavailable",
    message:
      "El pago desde tu banco no está disponible en este momento. Paga con tarjeta o inténtalo más tarde.",
  },
  generic: {
    code: "invalid",
    message:
      "No se pudo abrir el pago en tu banco y no se hizo ningún cobro. Revisa los datos, o paga con tarjeta.",
  },
  byCode: [
    [
      { code: "invalid", message: "Revisa el tipo y el número de documento del titular de la cuenta." },
      ["2067", "4012", "4013"],
    ],
    [EMAIL, ["4050", "2198", "2060"]],
    [
      {
        code: "invalid",
        message: "Ese banco no recibe pagos en este momento. Elige otro o paga con tarjeta.",
      },
      ["2131", "3028", "4390"],
    ],
    [
      {
        code: "invalid",
        message: "Ese total no se puede pagar desde tu banco. Paga con tarjeta o escríbenos por WhatsApp.",
      },
      ["2072", "4002", "4003", "4037"],
    ],
  ],
};

/** Text when the provider rejected the request: nothing was charged, and what to change. `method`: the provider's name. */
export function refusalFailure(refusal: Pick<GatewayRefused, "status" | "codes">, method = ""): Failure {
  const texts = isFromBank(method) ? BANK : { unavailable: UNAVAILABLE, generic: GENERIC, byCode: BY_CODE };
  const known = texts.byCode.find(([, codes]) => codes.some((code) => refusal.codes.includes(code)))?.[0];
  const { code, message } =
    known ?? ([401, 403, 429].includes(refusal.status) ? texts.unavailable : texts.generic);
  return new Failure(code, message, { reason: "payment_refused", cause: refusal });
}
