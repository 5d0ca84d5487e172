import type { Connection } from "../connection.ts";
import { type Channel, interested, type Subscription } from "./channel.ts";
import { type TableInfo, tableReader } from "./tables.ts";
import { type Change, type View, viewOf } from "./visibility.ts";

const BATCH = 500;
const LARGEST = 1_048_576;

/** Reads committed changes and sends each to the matching channels that may see it. */
export async function startFeed(connection: Connection, channels: Set<Channel>, log: (line: string) => void) {
  const readTable = tableReader(connection.query);
  let queue: Promise<void> = Promise.resolve();
  const onCommit = (xid: string) => {
    if (channels.size === 0) return;
    queue = queue
      .then(() => deliverTransaction(xid))
      .catch((error: Error) => log(`[realtime] ${error.message}`));
  };

  async function deliverTransaction(xid: string): Promise<void> {
    for (let after = "0", more = true; more; ) {
      const changes = await connection.query<Change>(
        `select c.id::text, at, schema_name as schema, table_name as table, type, record, old_record
         from realtime.changes c where xid = $1::text::xid8 and c.id > $2::text::bigint order by c.id limit ${BATCH}`,
        [xid, after],
      );
      for (const group of byTable(changes)) await deliver(group);
      after = changes.at(-1)?.id ?? after;
      more = changes.length === BATCH;
    }
  }

  async function deliver(changes: [Change, ...Change[]]): Promise<void> {
    const info = await readTable(changes[0].schema, changes[0].table);
    if (!info) return;
    const wanting = [...channels].filter((channel) =>
      changes.some((change) => interested(channel, change).length > 0),
    );
    const views = new Map<string, View>();
    for (const channel of wanting) {
      const who = JSON.stringify(channel.claims);
      const view = views.get(who) ?? (await viewOf(connection, channel.claims, info, changes));
      views.set(who, view);
      for (const change of changes) push(channel, change, info, view);
    }
  }

  const listener = await connection.lite.driver.listen("realtime_changes", onCommit);
  const forget = () =>
    connection.query(
      `with old as (delete from realtime.messages where inserted_at < (now() at time zone 'utc') - interval '3 days')
       delete from realtime.changes where at < now() - interval '5 minutes'`,
    );
  await forget();
  const broom = setInterval(
    () => forget().catch((error: Error) => log(`[realtime] ${error.message}`)),
    60_000,
  ).unref();
  return async () => {
    clearInterval(broom);
    await listener.unlisten();
    await queue;
  };
}

/** Consecutive changes of one table are checked together, in order. */
function byTable(changes: Change[]): [Change, ...Change[]][] {
  const groups: [Change, ...Change[]][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && last[0].schema === change.schema && last[0].table === change.table) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

function push(channel: Channel, change: Change, info: TableInfo, view: View): void {
  if (!view.sees(change)) return;
  // A filter on an unreadable column would reveal its value.
  const mayAsk = ({ parsed }: Subscription) => !parsed || view.columns.has(parsed.column);
  const ids = interested(channel, change)
    .filter(mayAsk)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  channel.push("postgres_changes", { ids, data: payloadOf(change, info, view) });
}

function payloadOf(change: Change, info: TableInfo, { columns }: View) {
  const keyOnly = !info.fullIdentity || (change.type === "DELETE" && info.rowSecurity);
  const old = pick(change.old_record, keyOnly ? info.primaryKey : [...columns]);
  const record = pick(change.record, [...columns]);
  const tooLarge = JSON.stringify(record ?? {}).length + JSON.stringify(old ?? {}).length > LARGEST;
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.at,
    columns: info.columns.filter(({ name }) => columns.has(name)),
    errors: tooLarge ? ["Error 413: Payload Too Large"] : null,
    ...(record && { record: tooLarge ? pick(record, info.primaryKey) : record }),
    ...(old && { old_record: tooLarge ? pick(old, info.primaryKey) : old }),
  };
}

function pick(row: Record<string, unknown> | null, columns: string[]): Record<string, unknown> | null {
  return row && Object.fromEntries(columns.filter((name) => name in row).map((name) => [name, row[name]]));
}
