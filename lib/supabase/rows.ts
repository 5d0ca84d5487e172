import { z } from "zod";

type CamelKey<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelKey<Rest>>}`
  : Name;

type CamelKeys<Row> = { [Name in keyof Row as CamelKey<Name & string>]: Row[Name] };

/** A row under the site's names: created_at becomes createdAt. Its values stay as they are. */
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

/** The other way round: what is written under the columns' names. */
export function snakeKeys<Values extends object>(values: Values): SnakeKeys<Values> {
  const named = Object.entries(values).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(named);
}

/**
 * The schema of an object that a function of the database answers, in the columns' names; what is parsed has the site's.
 * Types of components are made of it: `z.output<typeof reviewQueue>`. Another answer throws: that is a bug.
 */
export function row<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).transform((parsed) => camelKeys(parsed));
}
