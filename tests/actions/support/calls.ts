import { randomUUID } from "node:crypto";
import type { CheckoutInput } from "@/lib/checkout/schema";
import type { sendMessageAction } from "@/lib/contact/actions";
import { issueFormToken } from "@/lib/contact/form-token";
import type { requestRepairAction } from "@/lib/repairs/actions";
import { nextPhone } from "../../factories/people.ts";
import type { Product } from "../../factories/products.ts";
import { SITE } from "./site.ts";

/** The data of a successful action; throws the text of a rejected one. */
export function answered<Data>(result: { ok: true; data: Data } | { ok: false; message: string }): Data {
  if (!result.ok) throw new Error(result.message);
  return result.data;
}

/** The scheduler's call to a path, by default with the right secret. */
export const scheduled = (path: string, authorization = `Bearer ${process.env.REVALIDATE_SECRET}`) =>
  new Request(`${SITE}${path}`, { method: "POST", headers: { authorization } });

/** The token of a form that was opened so many seconds ago. */
export const formToken = (msAgo = 10_000) =>
  issueFormToken(process.env.REVALIDATE_SECRET ?? "", Date.now() - msAgo);

type Checkout = Partial<Pick<CheckoutInput, "method">> & {
  quantity?: number;
  email?: string;
  phone?: string;
};

/** A guest's checkout of one product, by card by default. */
export const checkoutOf = (product: Product, more: Checkout = {}): CheckoutInput => {
  const { method = "card", quantity = 1, email = "ana@example.com", phone = nextPhone() } = more;
  return {
    checkoutKey: randomUUID(),
    method,
    delivery: "envio",
    items: [{ type: "product", id: product.id, quantity }],
    expectedTotal: product.price * quantity,
    shipping: {
      name: "Ana Gómez",
      phone,
      email,
      street: "Carrera 43A # 34 Sur-20",
      complement: "",
      neighbourhood: "",
      indications: "",
      municipality: { code: "05266", name: "Envigado", department: "Antioquia" },
      device: "",
      fault: "",
    },
    acceptsTerms: true,
  };
};

let messages = 0;

/** The data of the contact form: a different message and phone each time. */
export function messageForm(more: Record<string, string> = {}) {
  messages += 1;
  return {
    name: "Ana Gómez",
    phone: nextPhone(),
    email: "",
    kind: "consulta",
    service: "consola",
    message: `Mi consola <no> da video ${messages}`,
    privacy: "on",
    token: formToken(),
    ...more,
  } as Parameters<typeof sendMessageAction>[0];
}

/** The data of the form for a repair. */
export const repairForm = (more: Record<string, unknown> = {}) =>
  ({
    requestKey: randomUUID(),
    device: "playstation",
    model: "PS5 Slim",
    description: "No da video",
    delivery: "local",
    name: "Ana Gómez",
    phone: nextPhone(),
    acceptsData: true,
    ...more,
  }) as Parameters<typeof requestRepairAction>[0];
