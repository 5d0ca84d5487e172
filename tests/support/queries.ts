import type { ParameterOrFragment, Row, RowList } from "postgres";
import type { Runner, TestDatabase, Who } from "./database.ts";

type Values = ParameterOrFragment<never>[];

/** Queries as a user: queryAs(db, staff)`select …`. */
export const queryAs =
  <Rows extends readonly (object | undefined)[] = Row[]>(runner: Runner, who: Who) =>
  (text: TemplateStringsArray, ...values: Values): Promise<RowList<Rows>> =>
    runner.as(who, async (sql) => sql<Rows>(text, ...values));

/** The single value of the single row that a user gets. */
export const answerAs =
  <Answer = Row[string]>(runner: Runner, who: Who) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<Answer> => {
    const [row] = await queryAs(runner, who)(text, ...values);
    return Object.values(row!)[0];
  };

/** The same, bypassing row-level security. */
export const answerOf =
  <Answer = Row[string]>({ sql }: TestDatabase) =>
  async (text: TemplateStringsArray, ...values: Values): Promise<Answer> => {
    const [row] = await sql(text, ...values);
    return Object.values(row!)[0];
  };
