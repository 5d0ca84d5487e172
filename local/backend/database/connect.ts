import postgres, { type Sql } from "postgres";

/** A small pool of plain postgres.js connections, as the person named in the address. */
export function connect(url: string, max = 1): Sql {
  return postgres(url, {
    max,
    onnotice: () => undefined,
    connection: { search_path: '"$user", public, extensions', TimeZone: "UTC" },
  });
}
