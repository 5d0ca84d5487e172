import { z } from "zod";
import type { FieldTexts } from "@/lib/core/versioned";
import type { Database, Json, Tables } from "./database.types";

/** Definition of one editable field: form, schema, row, comparison and audit log derive from it. */
export type Field<Column extends string = string> = {
  column: Column;
  /** Label. */
  label: string;
  /** Maximum length of a text. The column's check constraint has the same value. */
  max?: number;
  /** Maximum of a number. */
  most?: number;
  /** Message when a required text is empty. */
  missing?: string;
  /** Converts the column's value, when they differ. */
  read?: (stored: Json) => unknown;
  /** Formats the value as text, when needed. */
  text?: (value: never) => string;
  /** The value is the address of a picture. */
  isPicture?: true;
};

type Fields = Record<string, Field>;

/** Fields of one table by name: an unknown column does not compile. */
export type FieldsOf<Table extends keyof Database["public"]["Tables"]> = Record<
  string,
  Field<keyof Tables<Table> & string>
>;

export type ColumnOf<F extends Fields> = F[keyof F]["column"];

type TextName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { max: number } ? Name : never;
}[keyof F];

/** Its text columns. */
export type TextColumnOf<F extends Fields> = F[TextName<F>]["column"];

type NumberColumnOf<F extends Fields> = Extract<F[keyof F], { most: number }>["column"];

/** A record's values by field name. */
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

/** Columns for the given values; unknown fields are left out. */
export function toRow<F extends Fields, Values extends { [Name in keyof F]?: unknown }>(
  fields: F,
  values: Values,
): { [Name in keyof F & keyof Values as F[Name]["column"]]: Values[Name] } {
  const given = entries(fields).filter(([name]) => name in values);
  return Object.fromEntries(given.map(([name, { column }]) => [column, values[name]])) as ReturnType<
    typeof toRow<F, Values>
  >;
}

/** Labelled texts of a record's fields. */
export function fieldTexts<F extends Fields>(
  fields: F,
  values: Record<keyof F, unknown>,
): FieldTexts<keyof F & string> {
  const texts = entries(fields).map(([name, { label, text = String, isPicture }]) => [
    name,
    // Each formatter takes its own field's type, which cannot be expressed for all fields at once.
    { label, text: text(values[name] as never), ...(isPicture && { isPicture }) },
  ]);
  return Object.fromEntries(texts);
}

/** Names by column, as camelKeys() takes them. */
export function namesByColumn<F extends Fields>(
  fields: F,
): { [Name in keyof F & string as F[Name]["column"]]: Name } {
  return Object.fromEntries(entries(fields).map(([name, { column }]) => [column, name])) as ReturnType<
    typeof namesByColumn<F>
  >;
}

/** Labels by column. */
export function labelsOf<F extends Fields>(fields: F): Record<ColumnOf<F>, string> {
  const labels = Object.values(fields).map(({ column, label }) => [column, label]);
  return Object.fromEntries(labels);
}

/** Schema of each text field; the other fields have explicit schemas. */
export function textSchemas<F extends Fields>(fields: F): Record<TextName<F>, z.ZodString> {
  const schemas = entries(fields).flatMap(([name, { max, missing }]) => {
    if (max === undefined) return [];
    const text = z.string(missing).trim().max(max, `Máximo ${max} caracteres.`);
    return [[name, missing ? text.min(1, missing) : text]];
  });
  return Object.fromEntries(schemas);
}

/** Schema of each text and number column in a row that the database returns; the other columns have explicit schemas. */
export function plainColumns<F extends Fields>(
  fields: F,
): Record<TextColumnOf<F>, z.ZodString> & Record<NumberColumnOf<F>, z.ZodNumber> {
  const schemas = Object.values(fields).flatMap(({ column, max, most }): [string, z.ZodType][] => {
    if (max !== undefined) return [[column, z.string()]];
    return most === undefined ? [] : [[column, z.number()]];
  });
  return Object.fromEntries(schemas) as ReturnType<typeof plainColumns<F>>;
}

/** Form values of each field as text. Throws when a field has no control, since it would be saved blank. */
export function textsIn<F extends Fields>(form: FormData, fields: F): Record<keyof F, string> {
  const texts = Object.keys(fields).map((name) => {
    const value = form.get(name);
    if (typeof value !== "string") throw new Error(`The form has no control for ${name}`);
    return [name, value];
  });
  return Object.fromEntries(texts);
}
