"use server";

import { z } from "zod";
import { defineAction } from "@/lib/auth/define-action";
import { ADMIN_ROLES } from "@/lib/auth/roles";
import { retryPaymentEvents } from "./mutations";

/** Retries the provider's notifications that wait for their next attempt. */
export const retryPaymentEventsAction = defineAction({
  name: "operations.retry-payment-events",
  schema: z.object({}),
  access: ADMIN_ROLES,
  run: () => retryPaymentEvents(),
});
