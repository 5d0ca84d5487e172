-- Cash: the drawers of the counter with their sessions, and the ledger of all money that came in and went out. Amounts are COP.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- tables ----------------------------------------------------------------------------------------------
create table public.cash_drawers (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name = btrim(name) and name ~ '^[^[:cntrl:]<>]{1,40}$'),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.cash_drawers is 'Places of the shop with cash of their own.';

create table public.cash_sessions (
  id uuid primary key default gen_random_uuid(),
  drawer_id uuid not null references public.cash_drawers (id) on delete restrict,
  opening_float int not null check (opening_float between 0 and 100000000),
  opened_by uuid references auth.users (id) on delete set null,
  opened_at timestamptz not null default now(),
  counted int check (counted between 0 and 1000000000),
  expected int,
  explanation text not null default '' check (char_length(explanation) <= 500),
  number text unique,
  closed_by uuid references auth.users (id) on delete set null,
  closed_at timestamptz,
  constraint cash_sessions_closed check (num_nonnulls(counted, expected, number, closed_at) in (0, 4)),
  constraint cash_sessions_explained check (counted is not distinct from expected or explanation ~ '\S')
);
comment on table public.cash_sessions is 'A drawer from its opening to its numbered close. Closed ones never change: a correction is a movement of a later session.';
comment on column public.cash_sessions.counted is 'Cash that was counted before the expected amount was shown.';
comment on column public.cash_sessions.expected is 'The float and the cash that moved, at the close.';
comment on column public.cash_sessions.number is 'Number of the close, as CIERRE-2026-000001.';

create table private.money_moves (
  id bigint generated always as identity primary key,
  payment_id uuid references public.payments (id) on delete restrict,
  order_id uuid references public.orders (id) on delete restrict,
  repair_payment_id uuid,
  orden_id uuid,
  kind text not null check (kind in ('pago', 'anulacion', 'reembolso', 'contracargo', 'contracargo_ganado', 'anticipo', 'anticipo_devuelto', 'entrada', 'salida')),
  method text not null,
  amount int not null check (amount <> 0),
  already int not null default 0 check (already >= 0),
  reference text not null default '',
  reason text not null default '',
  session_id uuid references public.cash_sessions (id) on delete restrict,
  actor uuid,
  at timestamptz not null,
  constraint money_moves_source check (
    case when kind in ('anticipo', 'anticipo_devuelto') then repair_payment_id is not null and payment_id is null
      when kind in ('entrada', 'salida') then session_id is not null and num_nonnulls(payment_id, repair_payment_id) = 0 and reason ~ '\S' and method = 'efectivo'
      else payment_id is not null and order_id is not null end)
);
comment on table private.money_moves is 'All money that came in (positive) and went out (negative), with its day and way; append-only. Of payments, of deposits for repairs, and of the cash drawers.';
comment on column private.money_moves.method is 'A way of the counter (efectivo, nequi…), or mercadopago for the provider''s.';
comment on column private.money_moves.already is 'Amount of the payment refunded before this move.';
comment on column private.money_moves.session_id is 'The session of the drawer in which staff moved it; null for the provider''s, and without an open session.';
comment on column private.money_moves.actor is 'Who of the staff moved it; null for the provider''s.';

-- indexes ---------------------------------------------------------------------------------------------
create unique index cash_sessions_one_open on public.cash_sessions (drawer_id) where closed_at is null;
create index cash_sessions_newest on public.cash_sessions (opened_at desc, id);
create index cash_sessions_of_drawer on public.cash_sessions (drawer_id, opened_at desc);
create index cash_sessions_opened_by on public.cash_sessions (opened_by) where opened_by is not null;
create index cash_sessions_closed_by on public.cash_sessions (closed_by) where closed_by is not null;
create index money_moves_of on private.money_moves (payment_id, id);
create index money_moves_of_order on private.money_moves (order_id);
create index money_moves_of_deposit on private.money_moves (repair_payment_id) where repair_payment_id is not null;
create index money_moves_of_session on private.money_moves (session_id, id) include (method, amount) where session_id is not null;
create index money_moves_by_day on private.money_moves (at, id);

-- functions: sessions ---------------------------------------------------------------------------------
-- The open session in which the caller's money counts: the one chosen for this transaction (cash.session), else the one that
-- they opened last, else the only open one. Null without. It cannot be closed before the transaction ends.
create function private.cash_session() returns uuid
language sql set search_path = '' as
$$
  select s.id from public.cash_sessions s
  where s.closed_at is null and (
    s.id::text = nullif(current_setting('cash.session', true), '')
    or (coalesce(current_setting('cash.session', true), '') = '' and (
      s.opened_by = (select auth.uid()) or (select count(*) from public.cash_sessions other where other.closed_at is null) = 1)))
  order by s.opened_by = (select auth.uid()) desc nulls last, s.opened_at desc limit 1
  for key share
$$;

-- functions: the ledger -------------------------------------------------------------------------------
-- What a payment brought, and what of it is disputed now: a lost or open chargeback takes what was not refunded.
create function private.money_received(p public.payments) returns int
language sql immutable set search_path = '' as
$$ select case when p.status in ('approved', 'refunded', 'charged_back', 'in_mediation') then p.amount else 0 end $$;

create function private.money_disputed(p public.payments) returns int
language sql immutable set search_path = '' as
$$ select case when p.status = 'charged_back' and p.status_detail <> 'reimbursed' then p.amount - p.refunded_amount else 0 end $$;

-- Every change of a payment's money is a move, no matter which function makes it; money that staff received in parts is one for
-- each. Its day is the provider's when it reports one, so that a late notification counts on the day of the money.
create function private.note_money() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  before public.payments;
  received int := private.money_received(new);
  refunded int := case when received > 0 then new.refunded_amount else 0 end;
  disputed int := private.money_disputed(new);
  moved_at timestamptz := now();
  by_hand boolean := new.provider = 'contra_entrega';
  back public.refunds;
begin
  if tg_op = 'UPDATE' then
    before := old;
    if private.money_received(old) > 0 then refunded := refunded - old.refunded_amount; end if;
    received := received - private.money_received(old);
    disputed := disputed - private.money_disputed(old);
  end if;
  if new.provider_updated_at is distinct from before.provider_updated_at then
    moved_at := least(new.provider_updated_at, now());
  end if;
  if refunded > 0 then
    select r.* into back from public.refunds r
    where r.payment_id = new.id and r.channel = 'manual' and r.already = coalesce(before.refunded_amount, 0) and r.amount = refunded and r.state <> 'fallido';
  end if;
  insert into private.money_moves (payment_id, order_id, kind, method, amount, already, reference, session_id, actor, at)
  select new.id, new.order_id, m.kind, m.method, m.amount, coalesce(before.refunded_amount, 0), m.reference,
    case when m.is_by_hand then private.cash_session() end, case when m.is_by_hand then (select auth.uid()) end, moved_at
  from (
    select 1 as place, case when received > 0 then 'pago' else 'anulacion' end as kind,
      case when by_hand then coalesce(part.value ->> 'method', new.method) else 'mercadopago' end as method,
      coalesce(sign(received)::int * (part.value ->> 'amount')::int, received) as amount, coalesce(part.value ->> 'reference', '') as reference, by_hand as is_by_hand
    from (select 1) one left join jsonb_array_elements(new.parts) part on true where received <> 0
    union all
    select 2, 'reembolso', case when back.id is not null then coalesce(nullif(back.method, ''), new.method) when by_hand then new.method else 'mercadopago' end,
      -refunded, coalesce(back.reference, ''), by_hand or back.id is not null where refunded <> 0
    union all
    select 3, case when disputed > 0 then 'contracargo' else 'contracargo_ganado' end, 'mercadopago', -disputed, '', false where disputed <> 0) m
  order by m.place;
  return null;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger payments_money after insert or update of status, status_detail, refunded_amount on public.payments
  for each row execute function private.note_money();

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.money_moves from public, anon, authenticated, service_role;
-- Written by functions only, not even by the secret key.
revoke all on public.cash_drawers, public.cash_sessions from service_role;
grant select on public.cash_drawers, public.cash_sessions to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.cash_drawers enable row level security;
alter table public.cash_sessions enable row level security;

create policy "staff read the drawers" on public.cash_drawers for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the drawers" on public.cash_drawers is 'Written by functions only.';
create policy "staff read the sessions" on public.cash_sessions for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the sessions" on public.cash_sessions is 'Written by functions only. The expected amount of an open session is not stored.';

-- data ------------------------------------------------------------------------------------------------
insert into public.cash_drawers (name) values ('Caja principal');
