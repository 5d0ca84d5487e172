import { z } from "zod";
import { ticked } from "@/lib/core/inputs";
import { textSchemas } from "@/lib/supabase/fields";
import { SLIDE_FIELDS, type SlideValues } from "../fields";
import { isSafeButtonUrl } from "../hero";

const texts = textSchemas(SLIDE_FIELDS);

const place = z.coerce
  .number({ error: "Escribe un número desde 1." })
  .int("Escribe un número entero.")
  .min(1, "Escribe un número desde 1.")
  .max(1000, "Escribe un número desde 1 hasta 1000.");

const fields = {
  ...texts,
  buttonUrl: texts.buttonUrl.refine(
    isSafeButtonUrl,
    "Escribe una página de la tienda, como /servicios, o una dirección que empiece por https://.",
  ),
  displayOrder: place,
  isActive: ticked,
} satisfies Record<keyof SlideValues, z.ZodType> & Record<"displayOrder", z.ZodType>;

const id = z.uuid();

export const createSlideSchema = z.object(fields);

export const saveSlideSchema = z.object({
  ...fields,
  id,
  version: z.coerce.number().int(),
  /** The position that the form showed: the slide is moved only when it changed. */
  knownOrder: place,
});

export const slideRefSchema = z.object({ id });

export const toggleSlideSchema = z.object({ id, isActive: z.boolean() });

export const moveSlideSchema = z.object({ id, direction: z.enum(["up", "down"]) });

export type SlideInput = z.output<typeof createSlideSchema>;
export type SaveSlideInput = z.output<typeof saveSlideSchema>;
