"use server";

import { defineAction } from "@/lib/auth/define-action";
import { STAFF_ROLES } from "@/lib/auth/roles";
import { deleteNote, joinCustomers, noteCustomer, setNoCod, tellApart, undoJoin } from "./mutations";
import { deleteNoteSchema, joinSchema, noteCustomerSchema, setNoCodSchema, undoJoinSchema } from "./schema";

export const noteCustomerAction = defineAction({
  name: "customers.note-customer",
  schema: noteCustomerSchema,
  access: STAFF_ROLES,
  run: noteCustomer,
});

export const deleteCustomerNoteAction = defineAction({
  name: "customers.delete-customer-note",
  schema: deleteNoteSchema,
  access: STAFF_ROLES,
  run: deleteNote,
});

export const setNoCodAction = defineAction({
  name: "customers.set-no-cod",
  schema: setNoCodSchema,
  access: STAFF_ROLES,
  run: setNoCod,
});

export const joinCustomersAction = defineAction({
  name: "customers.join-customers",
  schema: joinSchema,
  access: STAFF_ROLES,
  run: joinCustomers,
});

export const undoJoinAction = defineAction({
  name: "customers.undo-join",
  schema: undoJoinSchema,
  access: STAFF_ROLES,
  run: undoJoin,
});

export const tellApartAction = defineAction({
  name: "customers.tell-apart",
  schema: joinSchema,
  access: STAFF_ROLES,
  run: tellApart,
});
