import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { applyDatabaseSettings } from "../../local/backend/bootstrap.ts";
import { connect } from "../../local/backend/database/connect.ts";
import { actAs, openDatabase, type Runner, type TestDatabase } from "./open-database.ts";
import { databaseUrl, PRODUCT_MIGRATIONS, templateOf } from "./template.ts";

export type { Runner, TestDatabase, Who } from "./open-database.ts";

interface TestDatabaseOptions {
  /** Another folder than the product's. */
  migrations?: string;
  /** Another cluster than the one that all tests share. */
  clusterUrl?: string;
}

/** A new database with all migrations applied. */
export async function createTestDatabase({
  migrations = PRODUCT_MIGRATIONS,
  clusterUrl = inject("clusterUrl"),
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = await templateOf(clusterUrl, migrations);
  const cluster = connect(clusterUrl);
  await cluster.unsafe(`create database ${name} template ${template}`);
  const database = openDatabase(databaseUrl(clusterUrl, name));
  await applyDatabaseSettings(database.sql);
  return {
    ...database,
    close: async () => {
      await database.close();
      // Our own cluster is deleted as a whole: ext4 creates files slowly after many were deleted.
      if (process.env.DATABASE_URL) await cluster.unsafe(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}

/** The database of a test file, closed after its last test. */
export async function testDatabase(options?: TestDatabaseOptions): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  afterAll(() => database.close());
  return database;
}

/** Many connections: real concurrency, not a queue. */
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
