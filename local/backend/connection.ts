import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { CompiledQuery, type Kysely } from "kysely";
import { translateErrors } from "./database/errors.ts";

/** Runs parameterised SQL as the superuser, for the few things the backend itself keeps. */
export type Query = <Row>(text: string, params?: unknown[]) => Promise<Row[]>;

export interface Connection {
  lite: PostgresConnection;
  query: Query;
  /** Several statements on one connection, all or nothing. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const queryOn = (executor: Kysely<unknown>): Query => {
  return async <Row>(text: string, params: unknown[] = []) =>
    (await executor.executeQuery<Row>(CompiledQuery.raw(text, params))).rows;
};

// lite hands over JSON already written; its own serializer would write it a second time.
const writeJson = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const isoTime = (value: string) => value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
const asIs = (value: string) => value;

/** lite's connection with the scalars and errors of hosted PostgREST and without its blanket grants. */
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
  // 'active' says that roles and grants are in place; otherwise the first request grants everything to everybody.
  (lite as unknown as { rlsState: "active" }).rlsState = "active";
  translateErrors(lite);
  const kysely = lite.kysely as Kysely<unknown>;
  return {
    lite,
    query: queryOn(kysely),
    transaction: (work) => kysely.transaction().execute((transaction) => work(queryOn(transaction))),
    close: () => lite.close(),
  };
}
