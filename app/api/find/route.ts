import { z } from "zod";
import { defineRoute } from "@/lib/auth/define-route";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { typedParam } from "@/lib/core/typed-param";
import { findAnything } from "@/lib/overview/find";

/** The address on a repair's label, and more. */
const LONGEST = 200;

/** Search of the back office's command palette. */
export const GET = defineRoute({
  name: "overview.find-anything",
  access: STAFF_ROLES,
  schema: z.object({ q: z.string().default("") }),
  run: async ({ q }) => {
    const query = typedParam(q).slice(0, LONGEST);
    return query.length < 2 ? { exact: null, found: [], isIncomplete: false } : findAnything(query);
  },
});
