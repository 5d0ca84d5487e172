import postgres, { type Sql } from "postgres";

/** A small postgres.js pool with the user of the URL. */
export function connect(url: string, max = 1): Sql {
  return postgres(url, {
    max,
    onnotice: () => undefined,
    connection: { search_path: '"$user", public, extensions', TimeZone: "UTC" },
  });
}
