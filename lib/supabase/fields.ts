import { z } from "zod";
import type { Words } from "@/lib/core/versioned";
import type { Database, Json, Tables } from "./database.types";

/** What is known of one field of a record that staff edit: said here once for form, schema, row, comparison and log. */
export type Field<Column extends string = string> = {
  column: Column;
  /** What people call it. */
  label: string;
  /** The most characters of a text: only texts have one. The column's check holds the same. */
  max?: number;
  /** The greatest number. */
  most?: number;
  /** Said when a text that has to be there is empty. */
  missing?: string;
  /** The value out of what the column holds, where they differ. */
  read?: (stored: Json) => unknown;
  /** The value in words, where they are not the value itself. */
  text?: (value: never) => string;
};

type Fields = Record<string, Field>;

/** Fields of one table by name: what is no column of it does not compile. */
export type FieldsOf<Table extends keyof Database["public"]["Tables"]> = Record<
  string,
  Field<keyof Tables<Table> & string>
>;

export type ColumnOf<F extends Fields> = F[keyof F]["column"];

type TextName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { max: number } ? Name : never;
}[keyof F];

/** The columns of its texts. */
export type TextColumnOf<F extends Fields> = F[TextName<F>]["column"];

/** A record's values by the names of its fields. */
export type ValuesOf<F extends Fields, Row> = {
  [Name in keyof F]: F[Name] extends { read: (stored: never) => infer Value }
    ? Value
    : F[Name]["column"] extends keyof Row
      ? Row[F[Name]["column"]]
      : never;
};

const entries = <F extends Fields>(fields: F) => Object.entries(fields) as [keyof F & string, Field][];

export function columnsOf(fields: Fields): string {
  return Object.values(fields)
    .map(({ column }) => column)
    .join(", ");
}

export function fromRow<F extends Fields, Row extends Record<ColumnOf<F>, unknown>>(
  fields: F,
  row: Row,
): ValuesOf<F, Row> {
  const values = entries(fields).map(([name, { column, read }]) => {
    const stored = row[column as ColumnOf<F>];
    return [name, read ? read(stored as Json) : stored];
  });
  return Object.fromEntries(values);
}

/** The columns of the values that are given; what is no field of the record is left out. */
export function toRow<F extends Fields, Values extends { [Name in keyof F]?: unknown }>(
  fields: F,
  values: Values,
): { [Name in keyof F & keyof Values as F[Name]["column"]]: Values[Name] } {
  const given = entries(fields).filter(([name]) => name in values);
  return Object.fromEntries(given.map(([name, { column }]) => [column, values[name]])) as ReturnType<
    typeof toRow<F, Values>
  >;
}

/** What a record says, under the name that each field has on the screen. */
export function wordsOf<F extends Fields>(fields: F, values: Record<keyof F, unknown>): Words {
  const words = entries(fields).map(([name, { label, text = String }]) => [
    label,
    text(values[name] as never),
  ]);
  return Object.fromEntries(words);
}

/** What people call each column. */
export function labelsOf<F extends Fields>(fields: F): Record<ColumnOf<F>, string> {
  const labels = Object.values(fields).map(({ column, label }) => [column, label]);
  return Object.fromEntries(labels);
}

/** The schema of each text: what the editor's other fields take is written beside it. */
export function textSchemas<F extends Fields>(fields: F): Record<TextName<F>, z.ZodString> {
  const schemas = entries(fields).flatMap(([name, { max, missing }]) => {
    if (max === undefined) return [];
    const text = z.string(missing).trim().max(max, `Máximo ${max} caracteres.`);
    return [[name, missing ? text.min(1, missing) : text]];
  });
  return Object.fromEntries(schemas);
}

/** What a form holds of each field as one text. A form without a control for a field would save it blank: it is refused. */
export function textsIn<F extends Fields>(form: FormData, fields: F): Record<keyof F, string> {
  const texts = Object.keys(fields).map((name) => {
    const value = form.get(name);
    if (typeof value !== "string") throw new Error(`The form has no control for ${name}`);
    return [name, value];
  });
  return Object.fromEntries(texts);
}
