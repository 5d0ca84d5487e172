import { z } from "zod";

type CamelKey<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelKey<Rest>>}`
  : Name;

type CamelKeys<Row> = { [Name in keyof Row as CamelKey<Name & string>]: Row[Name] };

/** A row with camelCase keys: created_at becomes createdAt. Values are unchanged. */
export function camelKeys<Row extends object>(row: Row): CamelKeys<Row> {
  const named = Object.entries(row).map(([name, value]) => [
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
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
export function row<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).transform((parsed) => camelKeys(parsed));
}
