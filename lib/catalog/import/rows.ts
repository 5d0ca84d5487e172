import { formatCop, formatNumber } from "@/lib/core/money";
import type { Column } from "./labels";
import type { Change, ImportCheck } from "./types";

type Before = string | number | null;

/** What the database's function check_import answers. */
export type CheckAnswer = Pick<
  ImportCheck,
  "total" | "created" | "changed" | "unchanged" | "failed" | "conflicts" | "problems"
> & {
  samples: {
    line: number;
    name: string;
    action: "create" | "change";
    is_conflict: boolean;
    changes: Partial<Record<Column, [Before, Before]>>;
  }[];
};

function shown(column: string, value: Before): string {
  if (typeof value === "number") return column === "price" ? formatCop(value) : formatNumber(value);
  return value || "(vacío)";
}

/** The answer of the database in the words of the screen. */
export function toImportCheck(
  answer: CheckAnswer,
  about: Pick<ImportCheck, "importId" | "fileName" | "unknownColumns">,
): ImportCheck {
  const samples = answer.samples.map(
    ({ is_conflict, changes, ...row }): Change => ({
      ...row,
      isConflict: is_conflict,
      changes: Object.entries(changes).map(([column, [before, after]]) => ({
        column: column as Column,
        before: shown(column, before),
        after: shown(column, after),
      })),
    }),
  );
  return { ...answer, ...about, samples };
}
