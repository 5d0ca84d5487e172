import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { CompiledQuery, type Kysely } from "kysely";
import { translateErrors } from "./database/errors.ts";
import { limitStatements } from "./database/time-limit.ts";

/** Runs parameterised SQL as superuser, for the backend's own tables. */
export type Query = <Row>(text: string, params?: unknown[]) => Promise<Row[]>;

export interface Connection {
  lite: PostgresConnection;
  query: Query;
  /** Several statements in one transaction. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const queryOn = (executor: Kysely<unknown>): Query => {
  return async <Row>(text: string, params: unknown[] = []) =>
    (await executor.executeQuery<Row>(CompiledQuery.raw(text, params))).rows;
};

// lite passes serialised JSON; the driver's serialiser would escape it again.
const writeJson = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const isoTime = (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
const asIs = (value: string) => value;

/** lite's connection with hosted PostgREST's scalars, errors and time limits, and without lite's blanket grants. */
export function createConnection(url: string): Connection {
  const lite = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice: () => undefined,
      connection: { search_path: '"$user", public, extensions', application_name: "backend" },
      types: {
        numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
        json: { to: 114, from: [114], serialize: writeJson, parse: JSON.parse },
        jsonb: { to: 3802, from: [3802], serialize: writeJson, parse: JSON.parse },
        timestamp: { to: 1114, from: [1114], serialize: asIs, parse: isoTime },
        timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: isoTime },
      },
    },
  });
  // 'active' means that roles and grants exist; otherwise the first request grants everything to everyone.
  (lite as unknown as { rlsState: "active" }).rlsState = "active";
  translateErrors(lite);
  limitStatements(lite);
  const kysely = lite.kysely as Kysely<unknown>;
  return {
    lite,
    query: queryOn(kysely),
    transaction: (work) => kysely.transaction().execute((transaction) => work(queryOn(transaction))),
    close: () => lite.close(),
  };
}
