import "server-only";
import type { SessionUser } from "@/lib/auth/session";
import { isParcel, isService } from "@/lib/cart/cart";
import { getCartLines } from "@/lib/cart/queries";
import { normalizePhone } from "@/lib/core/phone";
import { Failure } from "@/lib/core/result";
import { noteAcceptance } from "@/lib/legal/acceptance";
import { NOT_PLACED, placeOrder } from "@/lib/orders/mutations";
import type { LinkedOrder } from "@/lib/orders/rows";
import { composeAddress } from "@/lib/places/address";
import { rememberOrder } from "./order-cookie";
import type { CheckoutInput } from "./schema";
import { NO_DEVICE, needsAddress, shippingProblems } from "./shipping";

/** Validates the customer's data, places the order and stores its token in a cookie. */
export async function checkOut(input: CheckoutInput, user: SessionUser | null): Promise<LinkedOrder> {
  const { items, method, shipping } = input;
  const lines = await getCartLines(items, NOT_PLACED);
  const hasParcel = lines.some(isParcel);
  const hasService = lines.some(isService);
  // Only goods can be fetched.
  const delivery = hasParcel ? input.delivery : "envio";
  const needs = { method, delivery, hasParcel, hasService };
  const problems = shippingProblems(shipping, { ...needs, isSignedIn: user !== null });
  if (Object.keys(problems).length > 0) throw Failure.ofFields(problems);

  const order = await placeOrder(
    {
      checkoutKey: input.checkoutKey,
      replaces: input.replaces,
      method,
      items,
      expectedTotal: input.expectedTotal,
      name: shipping.name.trim(),
      phone: normalizePhone(shipping.phone),
      delivery,
      address: needsAddress(needs) ? composeAddress(shipping) : "",
      email: shipping.email.trim() || user?.email || "",
      ...(hasService ? { device: shipping.device.trim(), fault: shipping.fault.trim() } : NO_DEVICE),
    },
    user,
  );
  // The client address and user agent are taken from the request on the server.
  await noteAcceptance("order", order.id);
  await rememberOrder(order.token);
  return order;
}
