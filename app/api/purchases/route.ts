import { defineRoute } from "@/lib/auth/define-route";
import { getPurchases } from "@/lib/orders/queries";

/** 'Mis compras' of the signed-in person, for the prerendered store; it asks only when the session hint is there. */
export const GET = defineRoute({
  name: "orders.purchases",
  access: "guest",
  run: async () => ({ purchases: await getPurchases() }),
});
