import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { typedParam } from "@/lib/core/typed-param";
import { findCustomers } from "@/lib/customers/queries";

const LONGEST = 80;
const SHOWN = 8;

/** Customers while staff type a name, phone, e-mail, document or number: {items}. */
export const GET = defineRoute({
  name: "customers.find",
  access: STAFF_ROLES,
  schema: z.object({ q: z.string().default("") }),
  run: async ({ q }) => {
    const query = typedParam(q).slice(0, LONGEST);
    return { items: query.length < 2 ? [] : await findCustomers(query, SHOWN) };
  },
});
