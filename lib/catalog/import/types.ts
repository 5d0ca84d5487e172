import type { Column } from "./labels";

export type CellValue = string | number | string[] | { label: string; value: string }[];

/** A staged row: its non-empty cells and the errors of the others. */
export type StagedRow = {
  /** First line of the row in the file, from 1. */
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
  /** Old and new value of each changed column; for images and details, the count. */
  changes: { column: Column; before: string; after: string }[];
};

/** Preview of an import. */
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
  /** A sample of the rows that would be written. */
  samples: Change[];
  /** Unknown columns of the file. */
  unknownColumns: string[];
};

/** Progress events that the server streams while it stages a file. */
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
  /** The changed products, when there are few. */
  products?: string[];
};
