"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { tags } from "@/lib/freshness/tags";
import { addSynonym, removeSynonym, saveSynonym } from "./mutations";
import { addSynonymSchema, removeSynonymSchema, saveSynonymSchema } from "./schema";

/** Search results are cached with the products' tag. */
const options = { access: STAFF_ROLES, refreshes: [tags.products] };

export const addSynonymAction = defineAction({
  ...options,
  name: "search.add-synonym",
  schema: addSynonymSchema,
  run: addSynonym,
});

export const saveSynonymAction = defineAction({
  ...options,
  name: "search.save-synonym",
  schema: saveSynonymSchema,
  run: saveSynonym,
});

export const removeSynonymAction = defineAction({
  ...options,
  name: "search.remove-synonym",
  schema: removeSynonymSchema,
  run: removeSynonym,
});
