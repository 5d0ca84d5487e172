import type { TransactionSql } from "postgres";
import { as, EMPLOYEE } from "./handled-orders.ts";
import { rowId } from "./row-id.ts";

/** Yesterday's drawer, counted and closed by the same SQL functions as in the back office. */
export async function seedCash(sql: TransactionSql): Promise<void> {
  const id = rowId("cash", "ayer");
  await as(sql, EMPLOYEE, async () => {
    const [opened] = await sql<{ made: string }[]>`
      select public.open_session(d.id, 100000) as made from public.cash_drawers d where d.name = 'Caja principal'`;
    await sql`update public.cash_sessions set id = ${id} where id = ${opened?.made ?? null}`;
    for (const [kind, amount, reason] of [
      ["entrada", 50_000, "Sencillo del banco"],
      ["salida", 18_000, "Domicilio de un repuesto"],
    ] as const)
      await sql`select public.cash_move(${id}, ${kind}, ${amount}, ${reason}, gen_random_uuid())`;
    await sql`select public.close_session(${id}, 130000, 'Faltó un billete de 2.000 en un cambio')`;
  });
  const yesterday = sql`private.co_date() - 1`;
  await sql`
    update public.cash_sessions set opened_at = (${yesterday} + time '09:02') at time zone 'America/Bogota',
      closed_at = (${yesterday} + time '18:58') at time zone 'America/Bogota' where id = ${id}`;
  await sql`
    update private.money_moves set at = (${yesterday} + time '15:30') at time zone 'America/Bogota' where session_id = ${id}`;
}
