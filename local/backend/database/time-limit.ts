import type { PostgresConnection } from "@supabase/lite/postgres";
import { sql } from "kysely";

/** `statement_timeout` of the API roles on hosted projects; a role without one has the authenticator's. */
const ROLES: Record<string, string> = { anon: "3s" };
const AUTHENTICATOR = "8s";

/**
 * Ends statements of the REST API when hosted PostgREST would: at the role's limit, or at the called function's own, which
 * PostgREST takes from its `set statement_timeout`. Storage has limits of its own.
 */
export function limitStatements(connection: PostgresConnection): void {
  const original = connection.withContext.bind(connection);
  connection.withContext = (vars, work, options) => {
    if (!vars || vars.storage) return original(vars, work, options);
    const { role = "anon" } = (vars.auth ?? {}) as { role?: string };
    const limit = ROLES[role] ?? AUTHENTICATOR;
    const called = options?.rpc?.path.split("/").at(-1) ?? "";
    return original(
      vars,
      async (db) => {
        await sql`
          select set_config('statement_timeout', coalesce((
            select split_part(setting, '=', 2) from pg_proc p cross join unnest(p.proconfig) setting
            where p.pronamespace = 'public'::regnamespace and p.proname = ${called} and setting like 'statement_timeout=%'
            limit 1), ${limit}), true)`.execute(db);
        return work(db);
      },
      options,
    );
  };
}
