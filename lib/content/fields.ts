import type { Tables } from "@/lib/supabase/database.types";
import type { FieldsOf, ValuesOf } from "@/lib/supabase/fields";

/** Fields of a slide that staff edit; its position is changed separately. */
export const SLIDE_FIELDS = {
  title: { column: "title", label: "Título", max: 120, missing: "Escribe el título." },
  subtitle: { column: "subtitle", label: "Antetítulo", max: 120, missing: "Escribe el antetítulo." },
  description: { column: "description", label: "Descripción", max: 400, missing: "Escribe la descripción." },
  buttonText: {
    column: "button_text",
    label: "Texto del botón",
    max: 40,
    missing: "Escribe el texto del botón.",
  },
  buttonUrl: {
    column: "button_url",
    label: "Enlace del botón",
    max: 500,
    missing: "Escribe a dónde lleva el botón.",
  },
  imageUrl: {
    column: "image_url",
    label: "Imagen",
    max: 2000,
    missing: "La URL de la imagen es requerida",
    isPicture: true,
  },
  isActive: {
    column: "is_active",
    label: "Estado",
    text: (isActive: boolean) => (isActive ? "Activo" : "Inactivo"),
  },
} satisfies FieldsOf<"hero_slides">;

const { isActive: _, ...shown } = SLIDE_FIELDS;

/** Fields of a slide that the home page shows. */
export const SHOWN_FIELDS = shown;

type Row = Tables<"hero_slides">;
export type SlideValues = ValuesOf<typeof SLIDE_FIELDS, Row>;
export type ShownValues = ValuesOf<typeof SHOWN_FIELDS, Row>;

/** A slide as the home page shows it. */
export type HeroSlide = ShownValues & { id: string };
