import { z } from "zod";
import { isSafeButtonUrl } from "../hero";

const said = (missing: string, longest: number) =>
  z.string().trim().min(1, missing).max(longest, `Máximo ${longest} caracteres.`);

const place = z.coerce
  .number({ error: "Escribe un número desde 1." })
  .int("Escribe un número entero.")
  .min(1, "Escribe un número desde 1.")
  .max(1000, "Escribe un número desde 1 hasta 1000.");

const fields = {
  title: said("Escribe el título.", 120),
  subtitle: said("Escribe el antetítulo.", 120),
  description: said("Escribe la descripción.", 400),
  buttonText: said("Escribe el texto del botón.", 40),
  buttonUrl: said("Escribe a dónde lleva el botón.", 500).refine(
    isSafeButtonUrl,
    "Escribe una página de la tienda, como /servicios, o una dirección que empiece por https://.",
  ),
  imageUrl: said("La URL de la imagen es requerida", 2000),
  displayOrder: place,
  /** An unticked box is absent from its form. */
  isActive: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
};

const id = z.uuid();

export const createSlideSchema = z.object(fields);

export const saveSlideSchema = z.object({
  ...fields,
  id,
  version: z.coerce.number().int(),
  /** The place that the form showed: only another one moves the slide. */
  knownOrder: place,
});

export const slideRefSchema = z.object({ id });

export const toggleSlideSchema = z.object({ id, isActive: z.boolean() });

export const moveSlideSchema = z.object({ id, direction: z.enum(["up", "down"]) });

export type SlideInput = z.output<typeof createSlideSchema>;
export type SaveSlideInput = z.output<typeof saveSlideSchema>;
