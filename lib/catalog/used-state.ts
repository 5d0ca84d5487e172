import { conditionText } from "./facet-texts";
import type { Product, ProductDetail } from "./types";

type StateSource = Pick<Product, "condition" | "conditionNote" | "details">;

export type UsedState = {
  /** 'Usado: superficie 8/10'. */
  title: string;
  /** What that means. */
  meaning: string;
  /** Of the product's details, what is worn and what is in the box. */
  details: ProductDetail[];
};

const MEANINGS = {
  usado: "Tuvo otro dueño y lo probamos antes de venderlo.",
  reacondicionado: "Lo abrimos, cambiamos lo gastado y lo probamos.",
};

/** By the tenths of the grade; the lowest one is for all below. */
const GRADES: [from: number, meaning: string][] = [
  [10, "sin marcas de uso"],
  [9, "marcas leves, que solo se ven de cerca"],
  [8, "marcas que se ven, sin golpes"],
  [7, "rayones o golpes que se ven"],
  [0, "muy marcado por fuera"],
];

const SHOWN = ["Desgaste", "Contenido de la caja"];

/** The lowest grade of a note: 8 of 'carcasa entre 8/10 y 9/10'; null without one. */
function gradeOf(note: string): number | null {
  const grades = [...note.matchAll(/(?<!\d)(10|\d)\s?\/\s?10(?!\d)/g)].map(([, tenths]) => Number(tenths));
  return grades.length > 0 ? Math.min(...grades) : null;
}

/** How a product that is not new looks and what comes with it; null for a new one. */
export function usedStateOf({ condition, conditionNote, details }: StateSource): UsedState | null {
  if (condition === "nuevo") return null;
  const grade = gradeOf(conditionNote);
  const look = GRADES.find(([from]) => grade !== null && grade >= from)?.[1];
  return {
    title: conditionText(condition, conditionNote),
    meaning: MEANINGS[condition] + (look ? ` ${grade} de 10 es: ${look}.` : ""),
    details: details.filter(({ label }) => SHOWN.includes(label)),
  };
}
