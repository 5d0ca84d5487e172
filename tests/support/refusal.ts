import type { TransactionSql } from "postgres";
import type { TestDatabase, Who } from "./database.ts";

/** The error a query ends with: its SQLSTATE and hint. */
export async function refusal(
  work: Promise<unknown>,
): Promise<{ code: string; hint?: string; message: string }> {
  try {
    await work;
  } catch (error) {
    const { code, hint, message } = error as { code: string; hint?: string; message: string };
    return { code, hint, message };
  }
  throw new Error("It was allowed");
}

/** The hint of the database's refusal. */
export const hintOf = async (work: Promise<unknown>) => (await refusal(work)).hint;

class Undo extends Error {}

/** Runs queries in one transaction, as a user or bypassing row-level security, and rolls it back; returns their result. */
export async function rolledBack<Result>(
  db: TestDatabase,
  work: (sql: TransactionSql) => Promise<Result>,
  who?: Who,
): Promise<Result> {
  let result: Result | undefined;
  const run = async (sql: TransactionSql) => {
    result = await work(sql);
    throw new Undo();
  };
  await (who ? db.as(who, run) : db.sql.begin(run)).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return result as Result;
}

/** Whether the database allows a user's queries; they are rolled back. */
export async function isAllowed(
  db: TestDatabase,
  who: Who,
  work: (sql: TransactionSql) => Promise<{ count: number }>,
): Promise<boolean> {
  try {
    return (await rolledBack(db, work, who)).count > 0;
  } catch (error) {
    if ((error as { code?: string }).code === "42501") return false;
    throw error;
  }
}
