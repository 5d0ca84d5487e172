import type { Tables } from "@/lib/supabase/database.types";
import type { FieldsOf, ValuesOf } from "@/lib/supabase/fields";

const published = (isPublished: boolean) => (isPublished ? "Se muestra" : "No se muestra");

/** Fields of a repair story that staff edit; its position is changed separately. */
export const STORY_FIELDS = {
  title: { column: "title", label: "Título", max: 80, missing: "Escribe el título." },
  console: { column: "console", label: "Equipo", max: 60, missing: "Escribe qué equipo era." },
  problem: { column: "problem", label: "Qué tenía", max: 300, missing: "Cuenta qué tenía." },
  work: { column: "work", label: "Qué hicimos", max: 300, missing: "Cuenta qué hicieron." },
  beforeUrl: {
    column: "before_url",
    label: "Foto de antes",
    max: 2000,
    missing: "Falta la foto de antes.",
    isPicture: true,
  },
  afterUrl: {
    column: "after_url",
    label: "Foto de después",
    max: 2000,
    missing: "Falta la foto de después.",
    isPicture: true,
  },
  isPublished: { column: "is_published", label: "Estado", text: published },
} satisfies FieldsOf<"repair_stories">;

/** Fields of a person of the workshop. */
export const MEMBER_FIELDS = {
  name: { column: "name", label: "Nombre", max: 60, missing: "Escribe el nombre." },
  specialty: {
    column: "specialty",
    label: "Oficio o especialidad",
    max: 120,
    missing: "Escribe qué hace en el taller.",
  },
  photoUrl: { column: "photo_url", label: "Foto", max: 2000, isPicture: true },
  isPublished: { column: "is_published", label: "Estado", text: published },
} satisfies FieldsOf<"team_members">;

export type StoryValues = ValuesOf<typeof STORY_FIELDS, Tables<"repair_stories">>;
export type MemberValues = ValuesOf<typeof MEMBER_FIELDS, Tables<"team_members">>;

export type RepairStory = Omit<StoryValues, "isPublished"> & { id: string };
export type TeamMember = Omit<MemberValues, "isPublished"> & { id: string };
