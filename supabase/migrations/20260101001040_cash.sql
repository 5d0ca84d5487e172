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
  counts jsonb not null default '[]' check (jsonb_typeof(counts) = 'array'),
  number text unique,
  closed_by uuid references auth.users (id) on delete set null,
  closed_at timestamptz,
  constraint cash_sessions_closed check (num_nonnulls(counted, expected, number, closed_at) in (0, 4)),
  constraint cash_sessions_explained check (counted is not distinct from expected or explanation ~ '\S')
);
comment on table public.cash_sessions is 'A drawer from its opening to its numbered close. Closed ones never change: a correction is a movement of a later session.';
comment on column public.cash_sessions.counted is 'Cash that was counted before the expected amount was shown.';
comment on column public.cash_sessions.counts is 'Every count that was given, [{counted, by, at}]: the first one was blind, later ones knew the difference.';
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
  request_key uuid unique,
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
comment on column private.money_moves.request_key is 'Idempotency key of a move of the drawer, created by the browser.';
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

-- The cash that a session's drawer should have, its float included. Nobody is told before they have counted.
create function private.expected_cash(s public.cash_sessions) returns int
language sql stable set search_path = '' as
$$ select s.opening_float + coalesce((select sum(m.amount) from private.money_moves m where m.session_id = s.id and m.method = 'efectivo'), 0)::int $$;

-- Refuses cash that goes out of a session's drawer without being in it, and does not say how much there is. Cash that goes out of
-- one drawer waits for the other: a lock of the session's row would wait for its close, which waits for the caller.
create function private.require_cash(p_amount int, p_session uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  if p_session is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('cash:' || p_session, 4));
  if (select private.expected_cash(s) < p_amount from public.cash_sessions s where s.id = p_session) then
    perform private.refuse('not_in_drawer', 'No hay tanto efectivo en la caja: devuelve por otra vía o registra primero una entrada.');
  end if;
end $$;

-- "Caja principal (la abrió Laura el 2 de febrero)".
create function private.session_text(s public.cash_sessions) returns text
language sql stable set search_path = '' as
$$
  select format('«%s» (la abrió %s el %s)', d.name, coalesce(private.person_name(s.opened_by), 'alguien del equipo'), private.spanish_date(private.co_date(s.opened_at)))
  from public.cash_drawers d where d.id = s.drawer_id
$$;

-- Opens a drawer with its float; returns the session.
create function public.open_session(p_drawer uuid, p_float int) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  d public.cash_drawers;
  made uuid;
begin
  perform private.require_right('closes_drawer');
  select * into d from public.cash_drawers where id = p_drawer for share;
  if d.id is null or not d.is_active then
    perform private.refuse('not_found', 'Esa caja ya no se usa. Elige otra.');
  end if;
  if coalesce(p_float not between 0 and 100000000, true) then
    perform private.refuse('bad_amount', 'Escribe con cuánto efectivo abres: entre $0 y $100.000.000.');
  end if;
  insert into public.cash_sessions (drawer_id, opening_float, opened_by) values (d.id, p_float, (select auth.uid()))
  on conflict (drawer_id) where closed_at is null do nothing returning id into made;
  if made is null then
    perform private.refuse('already_open', coalesce(
      (select format('%s ya está abierta. Ciérrala antes de abrirla otra vez, o abre otra caja.', private.session_text(s))
       from public.cash_sessions s where s.drawer_id = d.id and s.closed_at is null),
      'Esa caja se acaba de cerrar. Recarga la página.'));
  end if;
  perform private.audit('cash.opened', 'cash_sessions', made::text, jsonb_build_object('float', p_float));
  return made;
end $$;

-- Moves cash in ('entrada') or out ('salida') of an open drawer. The same request key moves it once.
create function public.cash_move(p_session uuid, p_kind text, p_amount int, p_reason text, p_request uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  s public.cash_sessions;
  why text := private.trim_text(coalesce(p_reason, ''));
  made bigint;
begin
  perform private.require_right('closes_drawer');
  if exists (select from private.money_moves m where m.request_key = p_request) then return; end if;
  select * into s from public.cash_sessions where id = p_session for key share;
  if s.id is null then
    perform private.refuse('not_found', 'No encontramos esa caja.');
  end if;
  if s.closed_at is not null then
    perform private.refuse('closed', format('Esta caja ya se cerró con el número %s: registra el movimiento en una abierta.', s.number));
  end if;
  if coalesce(p_kind not in ('entrada', 'salida'), true) then
    perform private.refuse('bad_kind', 'Elige si el dinero entró o salió.');
  end if;
  if coalesce(p_amount not between 1 and 100000000, true) then
    perform private.refuse('bad_amount', 'Escribe un valor mayor que cero.');
  end if;
  if char_length(why) not between 3 and 200 then
    perform private.refuse('no_reason', 'Escribe el motivo (entre 3 y 200 letras).');
  end if;
  if p_kind = 'salida' then perform private.require_cash(p_amount, s.id); end if;
  insert into private.money_moves (kind, method, amount, reason, session_id, request_key, actor, at)
  values (p_kind, 'efectivo', case p_kind when 'salida' then -p_amount else p_amount end, why, s.id, p_request, (select auth.uid()), now())
  on conflict (request_key) do nothing returning id into made;
  if made is null then return; end if;
  perform private.audit('cash.' || p_kind, 'cash_sessions', s.id::text, jsonb_build_object('amount', p_amount, 'reason', why));
end $$;

-- Closes a session by a blind count. A difference needs an explanation: without one, or when money moved since p_difference was
-- told, the count is kept and only the difference is answered. Returns {number, difference}; number is null while it is open. It
-- waits for the money that is being booked in the session, and no more can be booked in it afterwards.
create function public.close_session(p_session uuid, p_counted int, p_explanation text default '', p_difference int default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  s public.cash_sessions;
  why text := private.trim_text(coalesce(p_explanation, ''));
  due int;
  difference int;
begin
  perform private.require_right('closes_drawer');
  select * into s from public.cash_sessions where id = p_session for update;
  if s.id is null then
    perform private.refuse('not_found', 'No encontramos esa caja.');
  end if;
  if s.closed_at is not null then
    perform private.refuse('closed', format('Esta caja ya se cerró con el número %s.', s.number));
  end if;
  if coalesce(p_counted not between 0 and 1000000000, true) then
    perform private.refuse('bad_amount', 'Escribe cuánto efectivo contaste: desde $0.');
  end if;
  if char_length(why) > 500 or (why <> '' and char_length(why) < 3) then
    perform private.refuse('bad_explanation', 'Explica la diferencia (entre 3 y 500 letras).');
  end if;
  due := private.expected_cash(s);
  difference := p_counted - due;
  if p_counted is distinct from (s.counts -> -1 ->> 'counted')::int then
    s.counts := s.counts || jsonb_build_object('counted', p_counted, 'by', (select auth.uid()), 'at', now());
  end if;
  if difference <> 0 and (why = '' or difference is distinct from coalesce(p_difference, difference)) then
    update public.cash_sessions set counts = s.counts where id = s.id;
    return jsonb_build_object('number', null, 'difference', difference);
  end if;
  update public.cash_sessions set counts = s.counts, counted = p_counted, expected = due, explanation = case when difference = 0 then '' else why end,
    number = private.next_number('CIERRE'), closed_by = (select auth.uid()), closed_at = now()
  where id = s.id returning * into s;
  perform private.audit('cash.closed', 'cash_sessions', s.id::text, jsonb_build_object('number', s.number, 'difference', difference));
  return jsonb_build_object('number', s.number, 'difference', difference);
end $$;

-- Adds a drawer (p_drawer null), renames it, or takes it out of use.
create function public.save_drawer(p_drawer uuid, p_name text, p_is_active boolean default true) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  d public.cash_drawers;
  called text := private.trim_text(coalesce(p_name, ''));
begin
  perform private.require_admin();
  if called !~ '^[^[:cntrl:]<>]{1,40}$' then
    perform private.refuse('bad_name', 'Escribe el nombre de la caja (hasta 40 letras).');
  end if;
  if exists (select from public.cash_drawers o where lower(o.name) = lower(called) and o.id is distinct from p_drawer) then
    perform private.refuse('taken', format('Ya hay una caja que se llama «%s».', called));
  end if;
  if p_drawer is null then
    insert into public.cash_drawers (name) values (called) returning * into d;
  else
    select * into d from public.cash_drawers where id = p_drawer for update;
    if d.id is null then
      perform private.refuse('not_found', 'No encontramos esa caja.');
    end if;
    if not coalesce(p_is_active, true) and exists (select from public.cash_sessions s where s.drawer_id = d.id and s.closed_at is null) then
      perform private.refuse('is_open', 'Esa caja está abierta: ciérrala antes de dejar de usarla.');
    end if;
    update public.cash_drawers set name = called, is_active = coalesce(p_is_active, true) where id = d.id returning * into d;
  end if;
  perform private.audit('drawer.saved', 'cash_drawers', d.id::text, jsonb_build_object('name', d.name, 'is_active', d.is_active));
  return d.id;
end $$;

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

-- functions: reading ----------------------------------------------------------------------------------
-- The drawers with their open session: [{id, name, is_active, session: {id, opened_by, is_own, opened_at, opening_float} | null}].
create function public.cash_drawers_now() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'is_active', d.is_active, 'session', (
        select jsonb_build_object('id', s.id, 'opened_by', private.person_name(s.opened_by), 'is_own', coalesce(s.opened_by = (select auth.uid()), false),
          'opened_at', s.opened_at, 'opening_float', s.opening_float)
        from public.cash_sessions s where s.drawer_id = d.id and s.closed_at is null)) order by d.is_active desc, d.created_at, d.name), '[]')
    from public.cash_drawers d);
end $$;

-- A page of the closed sessions that were opened in a period, newest first: {total, items}. Days are Colombian, both included.
create function public.closed_sessions(p_from date default null, p_to date default null, p_limit int default 20, p_offset int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    with found as materialized (
      select s.* from public.cash_sessions s
      where s.closed_at is not null
        and (p_from is null or s.opened_at >= p_from::timestamp at time zone 'America/Bogota')
        and (p_to is null or s.opened_at < (p_to + 1)::timestamp at time zone 'America/Bogota')
    ),
    page as (select * from found order by opened_at desc, id limit least(greatest(coalesce(p_limit, 20), 1), 100) offset greatest(coalesce(p_offset, 0), 0))
    select jsonb_build_object('total', (select count(*) from found), 'items', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'drawer', d.name, 'number', s.number, 'opened_at', s.opened_at, 'opened_by', private.person_name(s.opened_by),
        'closed_at', s.closed_at, 'closed_by', private.person_name(s.closed_by), 'counted', s.counted, 'expected', s.expected) order by s.opened_at desc, s.id)
      from page s join public.cash_drawers d on d.id = s.drawer_id), '[]')));
end $$;

-- A session's sheet: its close, its money by way and by person, and its moves, oldest first (at most 1000 of moves_total). Of an
-- open session, the cash of sales, refunds and deposits is left out of every sum and shown without amounts, so that the count
-- stays blind; what was moved in and out by hand is shown.
create function public.cash_sheet(p_session uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  s public.cash_sessions;
begin
  perform private.require_staff();
  select * into s from public.cash_sessions where id = p_session;
  if s.id is null then return null; end if;
  return (
    with moves as materialized (
      select m.*, s.closed_at is null and m.method = 'efectivo' as is_hidden from private.money_moves m where m.session_id = s.id
    ),
    known as (select * from moves where not is_hidden)
    select jsonb_build_object('id', s.id, 'drawer', d.name, 'number', s.number, 'opening_float', s.opening_float, 'opened_at', s.opened_at,
      'opened_by', private.person_name(s.opened_by), 'closed_at', s.closed_at, 'closed_by', private.person_name(s.closed_by),
      'counted', s.counted, 'expected', s.expected, 'explanation', s.explanation,
      'counts', case when s.closed_at is null then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('counted', c -> 'counted', 'by', private.person_name((c ->> 'by')::uuid), 'at', c -> 'at') order by n), '[]')
        from jsonb_array_elements(s.counts) with ordinality as t(c, n)) end,
      'ways', coalesce((
        select jsonb_agg(to_jsonb(w) order by w.total desc, w.method) from (
          select k.method,
            coalesce(sum(k.amount) filter (where k.kind = 'pago'), 0)::int as sales,
            coalesce(sum(k.amount) filter (where k.kind in ('reembolso', 'anulacion')), 0)::int as refunds,
            coalesce(sum(k.amount) filter (where k.kind in ('anticipo', 'anticipo_devuelto')), 0)::int as deposits,
            coalesce(sum(k.amount) filter (where k.kind = 'entrada'), 0)::int as moved_in,
            coalesce(sum(k.amount) filter (where k.kind = 'salida'), 0)::int as moved_out,
            sum(k.amount)::int as total
          from known k group by k.method) w), '[]'),
      'people', coalesce((
        select jsonb_agg(jsonb_build_object('name', private.person_name(p.actor), 'received', p.received, 'returned', p.returned) order by p.received desc, p.actor) from (
          select k.actor, coalesce(sum(k.amount) filter (where k.amount > 0), 0)::int as received, coalesce(sum(k.amount) filter (where k.amount < 0), 0)::int as returned
          from known k where k.kind not in ('entrada', 'salida') group by k.actor) p), '[]'),
      'moves_total', (select count(*) from moves),
      'moves', coalesce((
        select jsonb_agg(jsonb_build_object('id', m.id, 'at', m.at, 'kind', m.kind, 'method', m.method,
          'amount', case when not m.is_hidden or m.kind in ('entrada', 'salida') then m.amount end, 'reference', m.reference, 'reason', m.reason,
          'person', private.person_name(m.actor), 'order_id', m.order_id, 'orden_id', m.orden_id, 'ticket_id', t.id, 'ticket', t.number) order by m.id)
        from (select * from moves order by id limit 1000) m
        left join public.orders o on o.id = m.order_id
        left join public.repair_payments r on r.id = m.repair_payment_id
        left join public.tickets t on t.id = coalesce(o.ticket_id, r.ticket_id)), '[]'))
    from public.cash_drawers d where d.id = s.drawer_id);
end $$;

-- The money of a period by way and person, for who sees reports; days are Colombian, both included. Moves of the drawers are none.
-- rows: [{person, method, received, returned}]. Cash in open sessions is left out (hides_cash), so that their count stays blind.
-- provider: what came in through it, with its fee and net as its payments report them (unreported: how many have none), and when
-- the net is released. outside: cash that staff moved without an open session, newest first (at most 100).
create function public.cash_day(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
begin
  perform private.require_right('sees_reports');
  if p_from is null or p_to is null or p_to < p_from or p_to - p_from > 366 then
    perform private.refuse('bad_period', 'Elige un periodo de hasta un año, del primer día al último.');
  end if;
  return (
    with moves as materialized (
      select m.*, m.method = 'efectivo' and s.id is not null and s.closed_at is null as is_hidden
      from private.money_moves m left join public.cash_sessions s on s.id = m.session_id
      where m.at >= p_from::timestamp at time zone 'America/Bogota' and m.at < (p_to + 1)::timestamp at time zone 'America/Bogota'
        and m.kind not in ('entrada', 'salida')
    ),
    paid as materialized (
      select p.* from public.payments p where p.id in (select m.payment_id from moves m where m.method = 'mercadopago' and m.kind = 'pago')
    ),
    outside as materialized (select m.* from moves m where m.method = 'efectivo' and m.session_id is null)
    select jsonb_build_object(
      'hides_cash', (select coalesce(bool_or(m.is_hidden), false) from moves m),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object('person', private.person_name(w.actor), 'method', w.method, 'received', w.received, 'returned', w.returned) order by w.received desc, w.method, w.actor)
        from (
          select m.actor, m.method, coalesce(sum(m.amount) filter (where m.amount > 0), 0) as received, coalesce(sum(m.amount) filter (where m.amount < 0), 0) as returned
          from moves m where not m.is_hidden group by m.actor, m.method) w), '[]'),
      'provider', (
        select jsonb_build_object('gross', coalesce(sum(p.amount), 0), 'fee', coalesce(sum(p.fee), 0), 'net', coalesce(sum(p.net), 0),
          'unreported', count(*) filter (where p.net is null),
          'releases', coalesce((
            select jsonb_agg(jsonb_build_object('day', r.day, 'net', r.net) order by r.day)
            from (select private.co_date(x.released_at) as day, sum(x.net) as net from paid x where x.released_at is not null and x.net is not null group by 1) r), '[]'))
        from paid p),
      'outside_total', (select coalesce(sum(o.amount), 0) from outside o),
      'outside', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'at', o.at, 'kind', o.kind, 'method', o.method, 'amount', o.amount, 'reference', o.reference, 'reason', o.reason,
          'person', private.person_name(o.actor), 'order_id', o.order_id, 'orden_id', o.orden_id, 'ticket_id', null, 'ticket', null) order by o.at desc, o.id desc)
        from (select * from outside order by at desc, id desc limit 100) o), '[]')));
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger payments_money after insert or update of status, status_detail, refunded_amount on public.payments
  for each row execute function private.note_money();

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.money_moves from public, anon, authenticated, service_role;
-- Written by functions only, not even by the secret key.
revoke all on public.cash_drawers, public.cash_sessions from service_role;
grant select on public.cash_drawers, public.cash_sessions to authenticated;
grant execute on function public.open_session, public.cash_move, public.close_session, public.save_drawer,
  public.cash_drawers_now, public.closed_sessions, public.cash_sheet, public.cash_day to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.cash_drawers enable row level security;
alter table public.cash_sessions enable row level security;

create policy "staff read the drawers" on public.cash_drawers for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the drawers" on public.cash_drawers is 'Written by functions only.';
create policy "staff read the sessions" on public.cash_sessions for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the sessions" on public.cash_sessions is 'Written by functions only. The expected amount of an open session is not stored.';

-- data ------------------------------------------------------------------------------------------------
insert into public.cash_drawers (name) values ('Caja principal');
