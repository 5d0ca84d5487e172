import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { JoinInput, NoteCustomerInput, SetNoCodInput } from "./schema";

const FAILED = "No se pudo guardar. Intenta de nuevo.";

export async function noteCustomer({ customerId, body }: NoteCustomerInput): Promise<void> {
  const { error } = await serverClient().rpc("note_customer", { p_id: customerId, p_body: body });
  if (error) throw databaseFailure(error, FAILED);
}

export async function deleteNote({ noteId }: { noteId: number }): Promise<void> {
  const { error } = await serverClient().rpc("delete_customer_note", { p_note: noteId });
  if (error) throw databaseFailure(error, FAILED);
}

/** Whether cash on delivery is offered to a person. */
export async function setNoCod({ customerId, noCod }: SetNoCodInput): Promise<void> {
  const { error } = await serverClient().rpc("set_customer_no_cod", { p_id: customerId, p_no_cod: noCod });
  if (error) throw databaseFailure(error, FAILED);
}

/** Returns the record that now stands for the person. */
export async function joinCustomers({ from, into }: JoinInput): Promise<string> {
  const { data, error } = await serverClient().rpc("join_customers", { p_from: from, p_into: into });
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

export async function undoJoin({ join }: { join: number }): Promise<void> {
  const { error } = await serverClient().rpc("undo_join", { p_join: join });
  if (error) throw databaseFailure(error, FAILED);
}

/** Two people: they are not proposed again. */
export async function tellApart({ from, into }: JoinInput): Promise<void> {
  const { error } = await serverClient().rpc("tell_customers_apart", { p_one: from, p_other: into });
  if (error) throw databaseFailure(error, FAILED);
}
