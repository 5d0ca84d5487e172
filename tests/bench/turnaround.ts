import type postgres from "postgres";
import { addEmployee, asPerson, type Latency, timed } from "./search.ts";

const STATES = ["Recibido", "En_Diagnostico", "Esperando_Aprobacion", "Reparando", "Completado", "Entregado"];

/** A year of a busy workshop: as many repairs, each through its six states and measured once. */
export async function stockWorkshop(sql: postgres.Sql, repairs: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`alter table public.ordenes_servicio disable trigger user`;
    await tx`
      insert into public.ordenes_servicio (descripcion, estado, outcome, device_kind, device_serial, warranty_months, created_at, received_at,
        delivered_at, warranty_until)
      select 'Reparación ' || n, 'Entregado', 'reparado', (array['playstation', 'xbox', 'nintendo'])[1 + n % 3], 'SN-' || n % 6000, 6,
        came, came, came + interval '6 days', (came + interval '6 months')::date
      from (select n, now() - make_interval(mins => (n * (364 * 1440.0 / ${repairs}::int))::int + 8640) as came from generate_series(1, ${repairs}::int) n) r`;
    await tx`alter table public.ordenes_servicio enable trigger user`;
    await tx`alter table public.orden_eventos disable trigger orden_eventos_measured`;
    await tx`
      insert into public.orden_eventos (orden_id, kind, actor, from_estado, to_estado, created_at)
      select r.id, case when s.n = 1 then 'creacion' else 'estado' end, 'admin', (${STATES}::public.repair_state[])[s.n - 1],
        (${STATES}::public.repair_state[])[s.n], r.created_at + (s.n - 1) * interval '28 hours'
      from public.ordenes_servicio r cross join generate_series(1, 6) s (n) order by r.id, s.n`;
    await tx`alter table public.orden_eventos enable trigger orden_eventos_measured`;
    await tx`select private.measure_repair(id) from public.ordenes_servicio`;
  });
  await sql`vacuum analyze public.ordenes_servicio, public.orden_eventos`;
}

/** The report of a year, as an employee asks it. */
export async function turnaroundLatency(sql: postgres.Sql): Promise<Latency> {
  const employee = await addEmployee(sql);
  return timed(70, () =>
    asPerson(sql, employee, (as) => as`select public.turnaround_report(current_date - 364, current_date)`),
  );
}
