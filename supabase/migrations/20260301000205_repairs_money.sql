-- Repairs, money on account: what a customer leaves in the shop before there is a quote to pay, corrected and given back.
-- A ledger: a mistake is another line. Locks are always taken in one order: orders, ordenes_servicio, cotizaciones.

-- tables -------------------------------------------------------------------------------------------------
create table public.repair_payments (
  id uuid primary key default gen_random_uuid(),
  orden_id uuid not null references public.ordenes_servicio (id) on delete cascade,
  kind text not null check (kind in ('abono', 'correccion', 'devolucion')),
  method text not null check (method in ('efectivo', 'transferencia', 'nequi', 'daviplata', 'datafono')),
  amount int not null check (amount <> 0 and abs(amount) <= 100000000),
  reason text not null default '' check (char_length(reason) <= 300),
  corrects uuid references public.repair_payments (id) on delete cascade,
  counts_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint repair_payments_sense check (
    case kind when 'abono' then amount > 0 and corrects is null when 'devolucion' then amount < 0 and corrects is null else corrects is not null end),
  constraint repair_payments_reason check (kind = 'abono' or reason ~ '\S')
);
comment on column public.repair_payments.amount is 'Into the till above zero, out of it below. The sum of a repair is its deposit.';
comment on column public.repair_payments.corrects is 'The line that was written down wrong.';
comment on column public.repair_payments.counts_at is 'The day of the till that it belongs to: a correction counts on the day of what it corrects.';

-- indexes ------------------------------------------------------------------------------------------------
create index repair_payments_of on public.repair_payments (orden_id, created_at);
create index repair_payments_days on public.repair_payments (counts_at) include (amount);
create index repair_payments_corrects on public.repair_payments (corrects) where corrects is not null;
create index repair_payments_by on public.repair_payments (created_by) where created_by is not null;

-- triggers -----------------------------------------------------------------------------------------------
create function private.sum_repair_payments() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.ordenes_servicio set updated_at = now(),
    deposit = (select coalesce(sum(m.amount), 0) from public.repair_payments m where m.orden_id = new.orden_id)
  where id = new.orden_id;
  return null;
end $$;
create trigger repair_payments_sum after insert on public.repair_payments for each row execute function private.sum_repair_payments();

-- functions ----------------------------------------------------------------------------------------------
-- The ways in which money changes hands in the shop.
create function private.require_counter_method(p_method text) returns void
language plpgsql set search_path = '' as
$$
begin
  if coalesce(p_method not in ('efectivo', 'transferencia', 'nequi', 'daviplata', 'datafono'), true) then
    perform private.refuse('bad_method', 'Elige cómo se movió el dinero.');
  end if;
end $$;

-- Makes the present quote agree with the money on account. The caller has locked its order and the repair.
create function private.cover_quote(r public.ordenes_servicio) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  q public.cotizaciones;
  covered int;
begin
  select * into q from public.cotizaciones where orden_id = r.id and replaced_at is null for update;
  covered := least(q.total, private.free_deposit(r));
  if q.id is null or covered = q.deposit then return; end if;
  if q.paid_at is not null and q.deposit < q.total then
    -- The rest was paid by an order: what is more than the quote asks for stays on account.
    if covered > q.deposit then return; end if;
    perform private.refuse('deposit_used', format('De este dinero, %s ya pagaron la cotización. Devuelve primero su pago.', private.cop(q.deposit)));
  end if;
  -- An order that asks for the sum of before can be paid no more.
  if q.order_id is not null then
    perform private.close_quote_order(q.order_id);
  end if;
  update public.cotizaciones set deposit = covered where id = q.id;
end $$;

-- Writes a line of the ledger and all that follows from it; p_amount has its sign.
create function private.take_deposit(r public.ordenes_servicio, p_kind text, p_method text, p_amount int, p_reason text default '', p_corrects public.repair_payments default null)
returns public.ordenes_servicio
language plpgsql security definer set search_path = '' as
$$
declare
  before int := r.deposit;
begin
  perform private.require_counter_method(p_method);
  if coalesce(abs(p_amount) not between 1 and 100000000 or (p_kind = 'abono' and p_amount < 0), true) then
    perform private.refuse('bad_amount', 'Escribe un valor mayor que cero.');
  end if;
  if before + p_amount not between 0 and 100000000 then
    perform private.refuse('bad_sum', format('En esta orden hay %s a cuenta: no alcanza para ese cambio.', private.cop(before)));
  end if;
  insert into public.repair_payments (orden_id, kind, method, amount, reason, corrects, counts_at, created_by)
  values (r.id, p_kind, p_method, p_amount, p_reason, p_corrects.id, coalesce(p_corrects.counts_at, now()), (select auth.uid()));
  select * into r from public.ordenes_servicio where id = r.id;
  perform private.cover_quote(r);
  insert into public.orden_eventos (orden_id, kind, actor, actor_id, note)
  values (r.id, 'pago', 'admin', (select auth.uid()), case p_kind
    when 'abono' then 'Anticipo recibido en la tienda: ' || private.cop(p_amount)
    when 'devolucion' then 'Anticipo devuelto: ' || private.cop(-p_amount)
    else format('Anticipo corregido: de %s a %s', private.cop(before), private.cop(r.deposit)) end);
  return r;
end $$;

-- Money on account: more of it, a line corrected to what it should have said (p_amount is then the right value of
-- p_corrects), or given back. p_expected is the sum that the person saw, so that a second click changes nothing.
create function public.move_repair_money(p_orden uuid, p_kind text, p_amount int, p_method text, p_reason text, p_expected int, p_corrects uuid default null)
returns int
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  wrong public.repair_payments;
  stands int;
  locked uuid;
  why text := private.trim_text(coalesce(p_reason, ''));
begin
  perform private.require_staff();
  select order_id into locked from public.cotizaciones where orden_id = p_orden and replaced_at is null;
  perform 1 from public.orders where id = locked for update;
  r := private.lock_repair(p_orden, null, null, true);
  if locked is distinct from (select order_id from public.cotizaciones where orden_id = p_orden and replaced_at is null) then
    perform private.refuse('try_again', 'El cliente está abriendo el pago en línea. Intenta de nuevo.');
  end if;
  if r.deposit is distinct from p_expected then
    perform private.refuse('changed', format('El anticipo de esta orden cambió: ahora es %s. Revísalo y vuelve a intentarlo.', private.cop(r.deposit)));
  end if;
  if coalesce(p_kind not in ('abono', 'correccion', 'devolucion'), true) then
    perform private.refuse('bad_kind', 'Elige qué quieres hacer con el dinero.');
  end if;
  if char_length(why) > 300 or (p_kind <> 'abono' and char_length(why) < 3) then
    perform private.refuse('no_reason', 'Escribe el motivo, en máximo 300 caracteres.');
  end if;
  if p_kind <> 'correccion' then
    if coalesce(p_amount < 1, true) then
      perform private.refuse('bad_amount', 'Escribe un valor mayor que cero.');
    end if;
    return (private.take_deposit(r, p_kind, p_method, case p_kind when 'devolucion' then -p_amount else p_amount end, why)).deposit;
  end if;
  select * into wrong from public.repair_payments where id = p_corrects and orden_id = p_orden and kind <> 'correccion';
  if wrong.id is null or coalesce(p_amount < 0, true) then
    perform private.refuse('not_found', 'Elige el pago que quieres corregir y escribe su valor correcto.');
  end if;
  select wrong.amount + coalesce(sum(m.amount), 0) into stands from public.repair_payments m where m.corrects = wrong.id;
  if sign(wrong.amount) * p_amount = stands then
    perform private.refuse('same_amount', 'Ese ya es el valor registrado.');
  end if;
  return (private.take_deposit(r, 'correccion', wrong.method, (sign(wrong.amount) * p_amount)::int - stands, why, wrong)).deposit;
end $$;

select private.watch('repair_payments', 'id', '');

-- grants -------------------------------------------------------------------------------------------------
grant select on public.repair_payments to authenticated;
-- Not even the secret key writes the ledger: functions do.
revoke all on public.repair_payments from service_role;
grant select on public.repair_payments to service_role;
grant execute on function public.move_repair_money(uuid, text, int, text, text, int, uuid) to authenticated;

-- row-level security -------------------------------------------------------------------------------------
alter table public.repair_payments enable row level security;

create policy "money of visible repairs" on public.repair_payments for select to authenticated
  using ((select private.is_staff()) or exists (select from public.ordenes_servicio o where o.id = orden_id and o.usuario_id = (select auth.uid())));
comment on policy "money of visible repairs" on public.repair_payments is 'Follows the repair. Functions alone write: lines are added, never changed.';
