import type { Column } from "./labels";

export type CellValue = string | number | string[] | { label: string; value: string }[];

/** A row as it waits in the database: the cells that say something, and what is wrong with the others. */
export type StagedRow = {
  /** Where it begins in the file, from 1. */
  line: number;
  data: Partial<Record<Column, CellValue>>;
  problems: string[];
};

export type RowProblem = { line: number; reasons: string[] };

export type Change = {
  line: number;
  name: string;
  action: "create" | "change";
  isConflict: boolean;
  /** Before and after of each column that changes; for pictures and details, how many. */
  changes: { column: Column; before: string; after: string }[];
};

/** What an import would do. */
export type ImportCheck = {
  importId: string;
  fileName: string;
  total: number;
  created: number;
  changed: number;
  unchanged: number;
  failed: number;
  conflicts: number;
  /** The first 200 rows with problems. */
  problems: RowProblem[];
  /** Some of the rows that would be written. */
  samples: Change[];
  /** Columns of the file that nobody knows. */
  unknownColumns: string[];
};

/** What the server tells while it takes a file in. */
export type ImportStep =
  | { step: "reading"; rows: number }
  | { step: "staging"; done: number; total: number }
  | { step: "checking" }
  | { step: "done"; check: ImportCheck }
  | { step: "failed"; message: string };

export type ImportResult = {
  created: number;
  changed: number;
  unchanged: number;
  /** Which were changed, when they are few. */
  products?: string[];
};
