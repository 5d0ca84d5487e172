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

class Undo extends Error {}

/** Runs queries as somebody and takes them back; tells whether the database let them through. */
export async function isAllowed(
  db: TestDatabase,
  who: Who,
  work: (sql: TransactionSql) => Promise<{ count: number }>,
): Promise<boolean> {
  let rows = 0;
  try {
    await db.as(who, async (sql) => {
      rows = (await work(sql)).count;
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return rows > 0;
    if ((error as { code?: string }).code === "42501") return false;
    throw error;
  }
  return false;
}
