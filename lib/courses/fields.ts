import { formatCop } from "@/lib/core/money";
import { parseWhole } from "@/lib/core/pesos";
import { TAX_CLASS_LABELS, type TaxClass } from "@/lib/core/tax-class";
import type { Tables } from "@/lib/supabase/database.types";
import type { FieldsOf, ValuesOf } from "@/lib/supabase/fields";
import { LEVEL_LABELS } from "./labels";
import { toModules, toTexts } from "./normalize";
import { COURSE_TABS, TITLE_AND_PRICE } from "./staff/labels";
import type { CourseLevel } from "./types";

const yesOrNo = (value: boolean) => (value ? "Sí" : "No");
const lines = (texts: string[]) => texts.map((text) => `- ${text.trim()}`).join("\n");

/** As stored or as typed. */
function priceText(price: string | number): string {
  const pesos = parseWhole(String(price));
  return pesos === null ? String(price) : formatCop(pesos);
}

/** Fields of a course that staff edit. The slug never changes, so shared links keep working. */
export const COURSE_FIELDS = {
  title: { column: "title", label: "Título", max: 160, missing: TITLE_AND_PRICE },
  price: { column: "price", label: "Precio", most: 100_000_000, text: priceText },
  taxClass: {
    column: "tax_class",
    label: "Impuesto",
    text: (taxClass: TaxClass) => TAX_CLASS_LABELS[taxClass],
  },
  description: { column: "description", label: "Descripción", max: 2000 },
  content: { column: "content", label: "Contenido", max: 20_000 },
  cover: { column: "cover", label: "Portada", max: 2000, isPicture: true },
  durationWeeks: { column: "duration_weeks", label: "Duración (semanas)", most: 100_000 },
  level: { column: "level", label: "Nivel", text: (level: CourseLevel) => LEVEL_LABELS[level] },
  estimatedStudents: { column: "estimated_students", label: "Estudiantes estimados", most: 100_000 },
  hasCertification: { column: "has_certification", label: "Certificado", text: yesOrNo },
  isPublished: { column: "is_published", label: "Publicado", text: yesOrNo },
  curriculum: { column: "curriculum", label: COURSE_TABS.temario, read: toModules },
  requirements: { column: "requirements", label: COURSE_TABS.requisitos, read: toTexts, text: lines },
  includes: { column: "includes", label: COURSE_TABS.incluye, read: toTexts, text: lines },
  learningOutcomes: {
    column: "learning_outcomes",
    label: COURSE_TABS.aprenderas,
    read: toTexts,
    text: lines,
  },
} satisfies FieldsOf<"courses">;

const {
  content,
  curriculum,
  durationWeeks,
  requirements,
  includes,
  learningOutcomes,
  isPublished,
  taxClass,
  ...summary
} = COURSE_FIELDS;

/** Fields of lists and cards. */
export const SUMMARY_FIELDS = summary;

type Row = Tables<"courses">;
export type CourseValues = ValuesOf<typeof COURSE_FIELDS, Row>;
export type SummaryValues = ValuesOf<typeof SUMMARY_FIELDS, Row>;
