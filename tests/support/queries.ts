import type { ParameterOrFragment, Row, RowList } from "postgres";
import type { Runner, TestDatabase, Who } from "./database.ts";

type Values = ParameterOrFragment<never>[];

/** Asks as somebody: queryAs(db, staff)`select …`. */
export const queryAs =
  <Rows extends readonly (object | undefined)[] = Row[]>(runner: Runner, who: Who) =>
  (text: TemplateStringsArray, ...values: Values): Promise<RowList<Rows>> =>
    runner.as(who, async (sql) => sql<Rows>(text, ...values));

/** The one value of the one row that somebody is answered. */
export const answerAs =
  <Answer = Row[string]>(runner: Runner, who: Who) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<Answer> => {
    const [row] = await queryAs(runner, who)(text, ...values);
    return Object.values(row!)[0];
  };

/** The same, past row-level security. */
export const answerOf =
  <Answer = Row[string]>({ sql }: TestDatabase) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<Answer> => {
    const [row] = await sql(text, ...values);
    return Object.values(row!)[0];
  };
