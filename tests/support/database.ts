import { randomUUID } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { afterAll, inject } from "vitest";
import { createUser } from "../../local/backend/auth/users.ts";
import { applyDatabaseSettings } from "../../local/backend/bootstrap.ts";
import type { Query } from "../../local/backend/connection.ts";
import { connect } from "../../local/backend/database/connect.ts";
import { databaseUrl, PRODUCT_MIGRATIONS, templateOf } from "./template.ts";

/** A role of the API, the id of a person, or the claims of a token. */
export type Who = "anon" | "authenticated" | "service_role" | (string & {}) | Record<string, unknown>;

export interface TestDatabase {
  url: string;
  /** Superuser, past row-level security. */
  sql: Sql;
  /** Runs queries in one transaction as the API would for this visitor. */
  as<Result>(who: Who, work: (sql: TransactionSql) => Promise<Result>): Promise<Result>;
  /** Adds a confirmed person; gives the id. */
  addUser(email?: string, metadata?: object): Promise<string>;
  close(): Promise<void>;
}

function claimsOf(who: Who): Record<string, unknown> {
  if (typeof who === "object") return { role: "authenticated", ...who };
  return ["anon", "authenticated", "service_role"].includes(who)
    ? { role: who }
    : { role: "authenticated", sub: who };
}

/** One transaction as the API would run it for this visitor. */
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

/** What runs queries as somebody: a test database, or many connections to it. */
export type Runner = Pick<TestDatabase, "as">;

interface TestDatabaseOptions {
  /** Another folder than the product's. */
  migrations?: string;
  /** Another cluster than the one that all tests share. */
  clusterUrl?: string;
}

/** A database of its own with all migrations applied. */
export async function createTestDatabase({
  migrations = PRODUCT_MIGRATIONS,
  clusterUrl = inject("clusterUrl"),
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = await templateOf(clusterUrl, migrations);
  const cluster = connect(clusterUrl);
  await cluster.unsafe(`create database ${name} template ${template}`);
  const url = databaseUrl(clusterUrl, name);
  const sql = connect(url, 4);
  await applyDatabaseSettings(sql);
  const query: Query = async <Row>(text: string, params: unknown[] = []) =>
    (await sql.unsafe(text, params as string[])) as unknown as Row[];

  return {
    url,
    sql,
    as: (who, work) => actAs(sql, who, work),
    addUser: async (email = `${randomUUID()}@example.com`, metadata = {}) => {
      const user = await createUser(query, { email, confirm: true, userMetadata: metadata });
      if (!user) throw new Error(`${email} is already a user`);
      return user.id;
    },
    close: async () => {
      await sql.end();
      await cluster.unsafe(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}

/** The database of a test file, gone when its last test is over. */
export async function testDatabase(options?: TestDatabaseOptions): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  afterAll(() => database.close());
  return database;
}

/** Many connections at once: real concurrency, not a queue. */
export async function withConnections<Result>(
  db: TestDatabase,
  connections: number,
  work: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const pool = connect(db.url, connections);
  try {
    return await work({ as: (who, ask) => actAs(pool, who, ask) });
  } finally {
    await pool.end();
  }
}
