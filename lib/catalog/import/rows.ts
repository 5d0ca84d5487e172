import { z } from "zod";
import { formatCop, formatNumber } from "@/lib/core/money";
import { TAX_CLASS_LABELS, TAX_CLASSES } from "@/lib/core/tax-class";
import { plainColumns } from "@/lib/supabase/fields";
import { row } from "@/lib/supabase/rows";
import { CONDITION_LABELS, KIND_LABELS, PLATFORM_LABELS } from "../facets";
import { PRODUCT_FIELDS, toDetails } from "../fields";
import { facetColumns, summaryColumns } from "../rows";
import { BADGE_COLOR_LABELS } from "../staff/labels";
import { type Column, SHEET } from "./labels";
import type { Change, ImportCheck } from "./types";

const value = z.union([z.string(), z.number()]).nullable();

/** What check_import() returns: a preview of the import. */
const checkAnswer = z.object({
  total: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  failed: z.number(),
  conflicts: z.number(),
  /** The first 200 rows with problems. */
  problems: z.array(z.object({ line: z.number(), reasons: z.array(z.string()) })),
  /** A sample of the rows that would be written. */
  samples: z.array(
    row({
      line: z.number(),
      name: z.string(),
      action: z.enum(["create", "change"]),
      is_conflict: z.boolean(),
      changes: z.partialRecord(z.enum(SHEET.map(({ column }) => column)), z.tuple([value, value])),
    }),
  ),
});

const { id, images, badge_color } = summaryColumns;

/** What export_products() returns: the columns of the spreadsheet, and the sort key for the next page. */
export const exportedProducts = z.array(
  z.object({
    ...plainColumns(PRODUCT_FIELDS),
    ...facetColumns,
    id,
    images,
    badge_color,
    tax_class: z.enum(TAX_CLASSES),
    details: z.json().transform(toDetails),
    /** The average; absent for who may not see it, null when it is unknown. */
    cost: z.number().nullish(),
    version: z.number(),
    key: z.string(),
  }),
);

/** What commit_import() returns; `products` is absent when there are too many to list. */
export const importResult = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  products: z.array(z.string()).optional(),
});

/** Labels of the columns whose values are a fixed list. */
const WORDS: Partial<Record<string, Readonly<Record<string, string>>>> = {
  kind: KIND_LABELS,
  condition: CONDITION_LABELS,
  platforms: PLATFORM_LABELS,
  tax_class: TAX_CLASS_LABELS,
  badge_color: BADGE_COLOR_LABELS,
};

function shown(column: string, cell: z.output<typeof value>): string {
  if (typeof cell === "number")
    return ["price", "cost"].includes(column) ? formatCop(cell) : formatNumber(cell);
  if (!cell) return "(vacío)";
  const words = WORDS[column];
  if (!words) return cell;
  const labels = cell.split(", ").map((key) => words[key] ?? key);
  return labels.join(", ");
}

/** Maps the database's result to the type that components receive. */
export function toImportCheck(
  answer: unknown,
  about: Pick<ImportCheck, "importId" | "fileName" | "unknownColumns">,
): ImportCheck {
  const check = checkAnswer.parse(answer);
  const samples = check.samples.map(
    (sample): Change => ({
      ...sample,
      changes: Object.entries(sample.changes).map(([column, [before, after]]) => ({
        column: column as Column,
        before: shown(column, before),
        after: shown(column, after),
      })),
    }),
  );
  return { ...check, ...about, samples };
}
