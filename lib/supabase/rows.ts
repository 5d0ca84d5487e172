import { z } from "zod";

type CamelKey<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelKey<Rest>>}`
  : Name;

/** Columns with other names in the code: estado is state. */
type Names = Readonly<Record<string, string>>;

type CamelKeys<Row, Given extends Names> = {
  [Column in keyof Row as Column extends keyof Given
    ? Given[Column]
    : CamelKey<Column & string>]: Row[Column];
};

/** A row with camelCase keys: created_at becomes createdAt. `names` are of columns with another name. Values are unchanged. */
export function camelKeys<Row extends object, const Given extends Names = Record<never, never>>(
  row: Row,
  names?: Given,
): CamelKeys<Row, Given> {
  const named = Object.entries(row).map(([column, value]) => [
    names?.[column] ?? column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

type SnakeKey<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeKey<Rest>}`
  : Name;

type SnakeKeys<Values> = { [Name in keyof Values as SnakeKey<Name & string>]: Values[Name] };

/** The reverse: snake_case keys. */
export function snakeKeys<Values extends object>(values: Values): SnakeKeys<Values> {
  const named = Object.entries(values).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(named);
}

/**
 * Schema of a JSON object returned by a SQL function, with the columns' names as keys; the parsed object has camelCase
 * keys. Component types derive from it: `z.output<typeof reviewQueue>`. A mismatch throws: it is a bug.
 */
export function row<Shape extends z.ZodRawShape, const Given extends Names = Record<never, never>>(
  shape: Shape,
  names?: Given,
) {
  return z.object(shape).transform((parsed) => camelKeys(parsed, names));
}
