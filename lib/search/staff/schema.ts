import { z } from "zod";

const LONGEST = 400;
const TWO = "Escribe al menos dos palabras, separadas por comas.";

const words = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, " ").trim())
  .pipe(z.string().min(3, TWO).max(LONGEST, `Máximo ${LONGEST} caracteres: haz otro grupo con las demás.`));

const hasTwo = (input: { words: string }) => input.words.split(",").filter((word) => word.trim()).length >= 2;
const two = { message: TWO, path: ["words"] };

const added = z.object({ words });
const saved = z.object({ words, id: z.uuid(), version: z.coerce.number().int().positive() });

export const addSynonymSchema = added.refine(hasTwo, two);
export const saveSynonymSchema = saved.refine(hasTwo, two);
export const removeSynonymSchema = z.object({ id: z.uuid() });

export type SaveSynonymInput = z.output<typeof saveSynonymSchema>;
