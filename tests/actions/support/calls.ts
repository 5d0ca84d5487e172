import { randomUUID } from "node:crypto";
import type { CheckoutInput } from "@/lib/checkout/schema";
import type { sendMessageAction } from "@/lib/contact/actions";
import { issueFormToken } from "@/lib/contact/form-token";
import type { requestRepairAction } from "@/lib/repairs/actions";
import { nextPhone } from "../../factories/people.ts";
import type { Product } from "../../factories/products.ts";
import { SITE } from "./site.ts";

/** What a successful action answered; throws what a refused one said. */
export function answered<Data>(result: { ok: true; data: Data } | { ok: false; message: string }): Data {
  if (!result.ok) throw new Error(result.message);
  return result.data;
}

/** The scheduler's call to a path, with the secret that it shares with the site unless told. */
export const scheduled = (path: string, authorization = `Bearer ${process.env.REVALIDATE_SECRET}`) =>
  new Request(`${SITE}${path}`, { method: "POST", headers: { authorization } });

/** What a form that was opened so long ago says of itself. */
export const formToken = (msAgo = 10_000) =>
  issueFormToken(process.env.REVALIDATE_SECRET ?? "", Date.now() - msAgo);

type Checkout = Partial<Pick<CheckoutInput, "method">> & {
  quantity?: number;
  email?: string;
  phone?: string;
};

/** A guest's checkout of one product, by card unless told. */
export const checkoutOf = (product: Product, more: Checkout = {}): CheckoutInput => {
  const { method = "card", quantity = 1, email = "ana@example.com", phone = nextPhone() } = more;
  return {
    checkoutKey: randomUUID(),
    method,
    items: [{ type: "product", id: product.id, quantity }],
    expectedTotal: product.price * quantity,
    shipping: {
      name: "Ana Gómez",
      phone,
      email,
      street: "Carrera 43A # 34 Sur-20",
      complement: "",
      city: "Envigado",
      department: "Antioquia",
    },
    acceptsTerms: true,
  };
};

let messages = 0;

/** What the contact form sends: each time another message, of another phone. */
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

/** What the form for a repair sends. */
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
