import { randomUUID } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { createUser } from "../../local/backend/auth/users.ts";
import type { Query } from "../../local/backend/connection.ts";
import { connect } from "../../local/backend/database/connect.ts";

/** A role of the API, the id of a person, or the claims of a token. */
export type Who = "anon" | "authenticated" | "service_role" | (string & {}) | Record<string, unknown>;

/** bcrypt's minimum: tests create many people. */
export const PASSWORD_COST = 4;

export interface TestDatabase {
  url: string;
  /** Superuser, bypassing row-level security. */
  sql: Sql;
  /** Runs queries in one transaction like the API for this user. */
  as<Result>(who: Who, work: (sql: TransactionSql) => Promise<Result>): Promise<Result>;
  /** Adds a confirmed person; returns the id. */
  addUser(email?: string, metadata?: object, password?: string): Promise<string>;
  close(): Promise<void>;
}

/** Runs queries as a user: a test database, or many connections to it. */
export type Runner = Pick<TestDatabase, "as">;

function claimsOf(who: Who): Record<string, unknown> {
  if (typeof who === "object") return { role: "authenticated", ...who };
  return ["anon", "authenticated", "service_role"].includes(who)
    ? { role: who }
    : { role: "authenticated", sub: who };
}

/** One transaction like the API for this user. */
export async function actAs<Result>(
  sql: Sql,
  who: Who,
  work: (sql: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const claims = claimsOf(who);
  const result = await sql.begin(async (transaction) => {
    await transaction`select
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${String(claims.sub ?? "")}, true),
      set_config('request.jwt.claim.role', ${String(claims.role)}, true),
      set_config('role', ${String(claims.role)}, true)`;
    return work(transaction);
  });
  return result as Result;
}

/** A migrated database; it connects with the first query. */
export function openDatabase(url: string): TestDatabase {
  const sql = connect(url, 4);
  const query: Query = async <Row>(text: string, params: unknown[] = []) =>
    (await sql.unsafe(text, params as string[])) as unknown as Row[];
  return {
    url,
    sql,
    as: (who, work) => actAs(sql, who, work),
    addUser: async (email = `${randomUUID()}@example.com`, metadata = {}, password) => {
      const added = { email, password, confirm: true, userMetadata: metadata };
      const user = await createUser(query, added, PASSWORD_COST);
      if (!user) throw new Error(`${email} is already a user`);
      return user.id;
    },
    // A hanging test keeps its connection: the file must end anyway.
    close: () => sql.end({ timeout: 5 }),
  };
}
