import { z } from "zod";
import { lines } from "@/lib/core/inputs";
import { isVisible } from "@/lib/core/text";

const customer = z.uuid("No encontramos a ese cliente.");

export const noteCustomerSchema = z.object({
  customerId: customer,
  body: lines.pipe(z.string().max(1000, "Usa máximo 1000 letras.").refine(isVisible, "Escribe la nota.")),
});
export type NoteCustomerInput = z.output<typeof noteCustomerSchema>;

export const deleteNoteSchema = z.object({ noteId: z.int().positive() });

export const setNoCodSchema = z.object({ customerId: customer, noCod: z.boolean() });
export type SetNoCodInput = z.output<typeof setNoCodSchema>;

/** Two records: `from` is joined to `into`, unless only `from` has an account. */
export const joinSchema = z.object({ from: customer, into: customer });
export type JoinInput = z.output<typeof joinSchema>;

export const undoJoinSchema = z.object({ join: z.int().positive() });
