-- Orders, back office: work stages, moves and their rules, the timeline, and the list with search.

-- tables ----------------------------------------------------------------------------------------------
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  kind text not null check (kind in ('placed', 'confirm', 'prepare', 'ship', 'transit', 'out', 'deliver', 'complete', 'track', 'collect', 'uncollect', 'cancel', 'back', 'sold',
    'cancelled', 'expired', 'corrected', 'ready', 'hand_over', 'wrong_code', 'unclaimed', 'switch', 'changed', 'note', 'mail', 'mail_failed', 'cancel_payment', 'mismatch_settled', 'refund', 'refund_failed', 'key_asked', 'key_given', 'return',
    'withdrawal_requested', 'withdrawal_accepted', 'withdrawal_rejected', 'reversal_requested', 'reversal_accepted', 'reversal_rejected',
    'invoice_requested', 'invoice_written',
    'status_placed', 'status_confirmed', 'status_fulfilled',
    'payment_unpaid', 'payment_pending', 'payment_paid', 'payment_rejected', 'payment_partially_refunded', 'payment_refunded', 'payment_charged_back',
    'shipping_pending', 'shipping_processing', 'shipping_ready', 'shipping_shipped', 'shipping_in_transit', 'shipping_out_for_delivery', 'shipping_delivered', 'shipping_cancelled')),
  actor uuid,
  actor_kind text not null default 'sistema' check (actor_kind in ('equipo', 'cliente', 'sistema')),
  note text not null default '' check (char_length(note) <= 2000),
  changes jsonb not null default '{}',
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.order_events is 'Timeline of an order: moves, payments, internal notes; append-only. Staff only.';
comment on column public.order_events.actor is 'Staff members only: the customer is a column of the order.';
comment on column public.order_events.changes is 'Old and new value of each changed state: {"shipping_status": ["processing", "shipped"]}.';

-- indexes ---------------------------------------------------------------------------------------------
create index order_events_of on public.order_events (order_id, id);
create index order_events_ships on public.order_events (id) where kind = 'ship';

-- functions: stages -----------------------------------------------------------------------------------
-- Whether an order has products or services that are not delivered and not refunded, or has shipped ones.
create function private.has_to_deliver(o public.orders, p_type public.item_type) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.order_items i where i.order_id = o.id and i.item_type = p_type
      and (i.refunded < i.quantity or (p_type = 'product' and not private.is_in_shop(o.shipping_status))))
$$;

-- Whether it has a parcel that is not refunded, or a shipped one. A digital code is only sent.
create function private.has_parcel(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and not i.is_code
      and (i.refunded < i.quantity or not private.is_in_shop(o.shipping_status)))
$$;

-- The single definition of the work stages. A course is delivered on payment and a quote with its repair; shipped products and
-- services determine the stage.
create function private.order_stage(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select case
    when o.status in ('cancelled', 'expired') or o.shipping_status = 'cancelled' then 'cancelado'
    when o.status = 'fulfilled' then 'entregado'
    when o.shipping_status in ('shipped', 'in_transit', 'out_for_delivery') then 'en_camino'
    when o.shipping_status = 'delivered' then
      case when private.has_to_deliver(o, 'service') then 'por_preparar' else 'entregado' end
    when o.status = 'placed' then case when not private.is_cash(o.payment_method) then 'sin_pagar' else 'por_confirmar' end
    when exists (select from public.order_items i where i.order_id = o.id)
      and not private.has_to_deliver(o, 'product') and not private.has_to_deliver(o, 'service') then 'entregado'
    when o.shipping_status = 'ready' then 'por_recoger'
    when o.shipping_status = 'processing' and o.delivery = 'envio' then 'por_enviar'
    else 'por_preparar'
  end
$$;

-- The stage follows the states.
create function private.keep_order_stage() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin new.stage := private.order_stage(new); return new; end $$;

-- functions: timeline ---------------------------------------------------------------------------------
-- The current actor: staff on another person's order, its buyer, or the system.
create function private.order_actor_kind(p_owner uuid) returns text
language sql stable set search_path = '' as
$$
  select case
    when private.is_staff() and (select auth.uid()) is distinct from p_owner then 'equipo'
    when coalesce((select auth.role()), '') in ('anon', 'authenticated') then 'cliente'
    else 'sistema' end
$$;

-- Every change of one of the three states inserts an event in the same transaction. The calling function adds its details to
-- that event afterwards: describe_order_step.
create function private.order_event() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  changes jsonb := '{}';
  column_name text;
  who text := private.order_actor_kind(new.user_id);
begin
  if tg_op = 'INSERT' then
    insert into public.order_events (order_id, kind, actor, actor_kind, created_at)
    values (new.id, 'placed', new.seller_id, case when new.channel = 'web' then 'cliente' else 'equipo' end, new.created_at);
    return null;
  end if;
  foreach column_name in array array['status', 'payment_status', 'shipping_status'] loop
    if to_jsonb(old) -> column_name is distinct from to_jsonb(new) -> column_name then
      changes := changes || jsonb_build_object(column_name, jsonb_build_array(to_jsonb(old) -> column_name, to_jsonb(new) -> column_name));
    end if;
  end loop;
  if changes = '{}' then return null; end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, changes)
  values (new.id, case
      when changes ? 'status' and new.status in ('cancelled', 'expired') then new.status::text
      when changes ? 'payment_status' then 'payment_' || new.payment_status
      when changes ? 'shipping_status' then 'shipping_' || new.shipping_status
      else 'status_' || new.status end,
    case when who = 'equipo' then (select auth.uid()) end, who, changes);
  return null;
end $$;

-- Adds details to the event of the caller's change, in this transaction and under the order's lock. The actor is staff, also
-- on their own order.
create function private.describe_order_step(p_order uuid, p_kind text, p_note text, p_details jsonb) returns void
language sql set search_path = '' as
$$
  update public.order_events set kind = p_kind, note = p_note, details = p_details, actor = (select auth.uid()), actor_kind = 'equipo'
  where id = (select max(id) from public.order_events where order_id = p_order and changes <> '{}' and created_at = now())
$$;

-- functions: rules ------------------------------------------------------------------------------------
-- Moves that staff can make now, in their usual order; none while a refund is in progress.
create function private.order_moves(o public.orders) returns text[]
language sql stable set search_path = '' as
$$
  select case when private.is_refunding(o.id) then '{}' else array_remove(array[
    case when cash and o.status = 'placed' and o.payment_status = 'unpaid' and o.shipping_status = 'pending' then 'confirm' end,
    case when going and parcel and o.shipping_status = 'pending' then 'prepare' end,
    case when going and parcel and not pickup and o.shipping_status in ('pending', 'processing') then 'ship' end,
    case when going and parcel and pickup and o.shipping_status in ('pending', 'processing') then 'ready' end,
    case when going and not owed and o.shipping_status = 'ready' then 'hand_over' end,
    case when going and o.shipping_status = 'shipped' then 'transit' end,
    case when going and o.shipping_status in ('shipped', 'in_transit') then 'out' end,
    case when going and goods and ((o.shipping_status in ('processing', 'shipped', 'in_transit', 'out_for_delivery') and not (pickup and parcel)) or (o.shipping_status = 'pending' and not parcel)) then 'deliver' end,
    case when going and services and (not goods or o.shipping_status = 'delivered') then 'complete' end,
    case when o.status = 'confirmed' and o.shipping_status in ('shipped', 'in_transit', 'out_for_delivery') then 'track' end,
    case when cash and o.status in ('confirmed', 'fulfilled') and o.payment_status = 'unpaid' then 'collect' end,
    case when cash and o.status in ('confirmed', 'fulfilled') and o.payment_status = 'paid' and not sold then 'uncollect' end,
    case when (o.status = 'placed' and private.is_in_shop(o.shipping_status) and o.payment_status in ('unpaid', 'rejected') and not paying)
           or (cash and o.status = 'confirmed' and o.payment_status = 'unpaid' and o.shipping_status not in ('delivered', 'cancelled'))
           or (o.status = 'confirmed' and o.payment_status = 'charged_back' and private.is_in_shop(o.shipping_status)) then 'cancel' end,
    case when not sold and ((o.payment_status <> 'refunded' and o.status in ('confirmed', 'fulfilled') and goods and o.shipping_status not in ('pending', 'cancelled'))
           or (o.payment_status <> 'refunded' and o.status = 'fulfilled' and services and o.shipping_status <> 'cancelled')
           or (cash and o.status = 'confirmed' and o.payment_status = 'unpaid' and o.shipping_status = 'pending')) then 'back' end
  ], null) end
  from (
    select private.is_cash(o.payment_method) as cash,
      o.status = 'confirmed' and (o.payment_status in ('paid', 'partially_refunded') or (private.is_cash(o.payment_method) and o.payment_status = 'unpaid')) as going,
      private.has_to_deliver(o, 'product') as goods,
      private.has_parcel(o) as parcel,
      o.delivery = 'tienda' as pickup,
      exists (select from public.payments p where p.id = o.paid_by and p.refund_due) as owed,
      private.has_to_deliver(o, 'service') as services,
      private.has_payment_in_flight(o.id) as paying,
      -- Undone by a return only.
      private.is_counter_sale(o) as sold
  ) facts
$$;

-- The three states as text: what a staff member saw when deciding.
create function private.order_stamp(o public.orders) returns text
language sql immutable set search_path = '' as
$$ select concat_ws('/', o.status, o.payment_status, o.shipping_status) $$;

create function private.order_state_label(o public.orders) returns text
language sql immutable set search_path = '' as
$$
  select case
    when o.payment_status = 'refunded' then 'Reembolsado'
    when o.payment_status = 'charged_back' then 'En disputa'
    when o.status = 'cancelled' then 'Cancelado'
    when o.status = 'expired' then 'Vencido'
    when o.shipping_status = 'delivered' then 'Entregado'
    when o.status = 'fulfilled' then 'Completado'
    when o.shipping_status = 'processing' then 'Procesando'
    when o.shipping_status = 'ready' then 'Listo para recoger'
    when o.shipping_status = 'shipped' then 'Enviado'
    when o.shipping_status = 'in_transit' then 'En tránsito'
    when o.shipping_status = 'out_for_delivery' then 'En reparto'
    when o.status = 'placed' then 'Recibido'
    else 'Confirmado' end
    || case when o.payment_status = 'paid' then ', pagado' when o.payment_status = 'partially_refunded' then ', con devolución parcial' else '' end
$$;

-- Rejects a decision on an order that was moved meanwhile, naming who moved it and its state.
create function private.expect_order(o public.orders, p_expected text) returns void
language plpgsql set search_path = '' as
$$
declare
  who text;
begin
  if private.order_stamp(o) = p_expected then return; end if;
  select case when e.actor_kind = 'equipo' then coalesce(private.person_name(e.actor), 'Otra persona del equipo') when e.actor_kind = 'cliente' then 'El cliente' else 'El sistema' end into who
  from public.order_events e
  where e.order_id = o.id and e.changes <> '{}' order by e.id desc limit 1;
  perform private.refuse('moved', format('%s movió este pedido mientras lo mirabas: ahora está «%s». No hicimos tu cambio.', coalesce(who, 'Alguien'), private.order_state_label(o)));
end $$;

-- functions: moves ------------------------------------------------------------------------------------
-- The ways in which staff receive money.
create function private.is_hand_method(p_method text) returns boolean
language sql immutable set search_path = '' as
$$ select coalesce(p_method in ('efectivo', 'transferencia', 'nequi', 'daviplata', 'breb', 'datafono', 'transportadora'), false) $$;

-- Records the money of an order that staff received as a payment; returns its id. p_parts: [{method, amount, reference}] when it came in
-- several ways or with the number of a voucher; p_from: who handed it over, unless the buyer.
create function private.note_cash_payment(o public.orders, p_method text, p_parts jsonb default null, p_from text default '') returns uuid
language plpgsql set search_path = '' as
$$
declare
  n int := (select coalesce(max(attempt), 0) + 1 from public.payments where order_id = o.id);
  made uuid;
begin
  if p_parts is not null then
    if jsonb_typeof(p_parts) <> 'array' or jsonb_array_length(p_parts) not between 1 and 6 or exists (
      select from jsonb_array_elements(p_parts) part
      where not private.is_hand_method(part ->> 'method') or coalesce(part ->> 'amount', '') !~ '^[1-9][0-9]{0,8}$'
        or char_length(coalesce(part ->> 'reference', '')) > 60) then
      perform private.refuse('bad_method', 'Revisa cómo recibieron el dinero.');
    end if;
    if (select sum((part ->> 'amount')::bigint) from jsonb_array_elements(p_parts) part) <> o.total_price then
      perform private.refuse('bad_amount', format('El pago debe sumar %s.', private.cop(o.total_price)));
    end if;
    p_method := case when jsonb_array_length(p_parts) = 1 then p_parts -> 0 ->> 'method' else 'varios' end;
  elsif not private.is_hand_method(p_method) then
    perform private.refuse('bad_method', 'Elige cómo recibieron el dinero.');
  end if;
  if char_length(btrim(coalesce(p_from, ''))) > 120 then
    perform private.refuse('bad_from', 'Escribe de quién lo recibieron en máximo 120 letras.');
  end if;
  insert into public.payments (order_id, attempt, idempotency_key, provider, provider_payment_id, status, status_detail, amount, method, parts, received_from)
  values (o.id, n, format('contra-entrega-%s-%s', o.id, n), 'contra_entrega', format('contra-entrega-%s-%s', o.id, n), 'approved', 'accredited', o.total_price, p_method,
    p_parts, btrim(coalesce(p_from, '')))
  returning id into made;
  return made;
end $$;

-- Makes an allowed move. The caller has locked the order and checked the move.
create function private.apply_order_move(o public.orders, p_move text, p_details jsonb) returns void
language plpgsql set search_path = '' as
$$
declare
  reason text := btrim(coalesce(p_details ->> 'reason', ''));
  said jsonb := '{}';
  with_services boolean := private.has_to_deliver(o, 'service');
  v_carrier text := btrim(coalesce(p_details ->> 'carrier', ''));
  v_tracking text := btrim(coalesce(p_details ->> 'tracking', ''));
  v_estimated date;
  cash uuid;
  target public.shipping_status;
  moved public.orders;
begin
  if char_length(reason) > 500 then
    perform private.refuse('long_reason', 'El motivo puede tener hasta 500 letras.');
  end if;
  if char_length(reason) < 3 and (p_move in ('back', 'uncollect') or (p_move = 'cancel' and o.status <> 'placed')) then
    perform private.refuse('no_reason', 'Escribe el motivo.');
  end if;
  if p_move in ('ship', 'track') then
    if char_length(v_carrier) not between 1 and 80 or char_length(v_tracking) > 80 then
      perform private.refuse('bad_carrier', 'Escribe la transportadora.');
    end if;
    begin
      v_estimated := nullif(p_details ->> 'estimated', '')::date;
    exception when others then
      perform private.refuse('bad_date', 'La fecha de entrega no es válida.');
    end;
    if v_estimated not between private.co_date() and private.co_date() + 60 then
      perform private.refuse('bad_date', 'La entrega estimada va de hoy a 60 días.');
    end if;
    said := jsonb_strip_nulls(jsonb_build_object('carrier', v_carrier, 'tracking', nullif(v_tracking, ''), 'estimated', v_estimated));
  end if;
  if (p_move = 'collect' or (p_move in ('deliver', 'hand_over') and coalesce((p_details ->> 'money_received')::boolean, false)))
     and private.is_cash(o.payment_method) and o.payment_status = 'unpaid' then
    cash := private.note_cash_payment(o, coalesce(p_details ->> 'method', 'efectivo'), nullif(p_details -> 'parts', 'null'), p_details ->> 'received_from');
    said := jsonb_strip_nulls(jsonb_build_object('amount', o.total_price, 'method', (select p.method from public.payments p where p.id = cash),
      'received_from', nullif(btrim(coalesce(p_details ->> 'received_from', '')), '')));
  end if;
  if p_move = 'hand_over' then said := said || jsonb_build_object('with_code', p_details ->> 'collector_name' is null); end if;
  perform set_config('audit.own_entry', o.id::text, true);

  case p_move
    when 'confirm' then
      update public.orders set status = 'confirmed', expires_at = null where id = o.id;
    when 'prepare' then
      update public.orders set shipping_status = 'processing' where id = o.id;
    when 'ship' then
      update public.orders set shipping_status = 'shipped', carrier = v_carrier, tracking_number = nullif(v_tracking, ''),
        estimated_delivery = (v_estimated + time '12:00') at time zone 'America/Bogota' where id = o.id;
    when 'track' then
      update public.orders set carrier = v_carrier, tracking_number = nullif(v_tracking, ''),
        estimated_delivery = (v_estimated + time '12:00') at time zone 'America/Bogota' where id = o.id;
      -- None of the three states changed: insert the event here.
      insert into public.order_events (order_id, kind, actor, actor_kind, details) values (o.id, 'track', (select auth.uid()), 'equipo', said);
    when 'transit' then
      update public.orders set shipping_status = 'in_transit' where id = o.id;
    when 'out' then
      update public.orders set shipping_status = 'out_for_delivery' where id = o.id;
    when 'ready' then
      update public.orders set shipping_status = 'ready' where id = o.id;
    when 'deliver', 'hand_over' then
      update public.orders set shipping_status = 'delivered', collector_name = p_details ->> 'collector_name', collector_document = p_details ->> 'collector_document', delivered_at = now(), status = case when with_services then status else 'fulfilled' end,
        payment_status = case when cash is null then payment_status else 'paid' end,
        paid_at = case when cash is null then paid_at else now() end, paid_by = coalesce(cash, paid_by) where id = o.id;
    when 'complete' then
      update public.orders set status = 'fulfilled' where id = o.id;
    when 'collect' then
      update public.orders set payment_status = 'paid', paid_at = now(), paid_by = cash where id = o.id;
    when 'uncollect' then
      update public.payments set status = 'cancelled', status_detail = 'undone' where id = o.paid_by and provider = 'contra_entrega';
      if not found then
        perform private.refuse('not_allowed', 'Este pedido se pagó en línea: devuelve el dinero con un reembolso.');
      end if;
      update public.orders set payment_status = 'unpaid', paid_at = null, paid_by = null where id = o.id;
    when 'cancel' then
      perform private.end_order(o.id, 'cancelled');
      if o.payment_status = 'unpaid' then
        perform private.close_withdrawals(o.id, 'Cancelamos tu pedido: no había ningún cobro por devolver.');
      end if;
    when 'back' then
      if o.shipping_status = 'delivered' and o.status <> 'placed'
         and exists (select from public.retractos r where r.order_id = o.id and r.state in ('solicitado', 'aceptado')) then
        perform private.refuse('withdrawal_open', 'Este pedido tiene un retracto abierto: resuélvelo antes de deshacer la entrega.');
      end if;
      if o.status = 'fulfilled' and with_services then
        update public.orders set status = 'confirmed' where id = o.id;
      elsif o.shipping_status <> 'pending' then
        -- The previous state from the timeline; the preceding step when it is not there.
        select (e.changes -> 'shipping_status' ->> 0)::public.shipping_status into target from public.order_events e
        where e.order_id = o.id and e.changes -> 'shipping_status' ->> 1 = o.shipping_status::text order by e.id desc limit 1;
        if target is null or target >= o.shipping_status then
          target := case o.shipping_status when 'processing' then 'pending' when 'ready' then 'processing' when 'shipped' then 'processing' when 'in_transit' then 'shipped'
            when 'out_for_delivery' then 'in_transit' else case o.delivery when 'tienda' then 'ready' else 'out_for_delivery' end end;
        end if;
        update public.orders set shipping_status = target, status = 'confirmed',
          carrier = case when target >= 'shipped' then carrier end, tracking_number = case when target >= 'shipped' then tracking_number end,
          estimated_delivery = case when target >= 'shipped' then estimated_delivery end where id = o.id;
      else
        -- Waits for confirmation again, with a new reservation deadline.
        update public.orders set status = 'placed',
          expires_at = private.add_opening_hours(now(), make_interval(hours => (select s.cash_hold_hours from public.store_settings s))) where id = o.id;
      end if;
    else
      raise exception 'unknown move %', p_move;
  end case;
  if p_move <> 'track' then
    perform private.describe_order_step(o.id, p_move, reason, said);
  end if;
  perform set_config('audit.own_entry', '', true);
  select * into moved from public.orders where id = o.id;
  -- The log keeps no personal data: who brought the money may be a person.
  perform private.audit('order.' || p_move, 'orders', o.id::text, said - 'received_from' || jsonb_strip_nulls(jsonb_build_object('changed', (
      select jsonb_object_agg(state, jsonb_build_array(to_jsonb(o) -> state, to_jsonb(moved) -> state))
      from unnest(array['status', 'payment_status', 'shipping_status']) state where to_jsonb(o) -> state <> to_jsonb(moved) -> state))));
end $$;

-- Rejects a move that an order does not allow, or that was decided on another state of it.
create function private.check_order_move(o public.orders, p_move text, p_expected text) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.expect_order(o, p_expected);
  if p_move = 'cancel' and private.has_payment_in_flight(o.id) then
    perform private.refuse('payment_in_flight', 'Hay un pago de este pedido en curso. Espera la respuesta antes de cancelarlo.');
  end if;
  if private.is_refunding(o.id) then
    perform private.refuse('refund_pending', 'Hay un reembolso en curso. Espera a que termine antes de mover el pedido.');
  end if;
  -- It needs the code or the person's document: hand_over_order.
  if p_move = 'hand_over' or not p_move = any (private.order_moves(o)) then
    perform private.refuse('not_allowed', format('Un pedido «%s» no admite ese paso.', private.order_state_label(o)));
  end if;
end $$;

-- Moves an order one step. p_expected is private.order_stamp of the state the caller saw; returns the new stage and stamp. p_details:
-- ship and track: carrier, tracking, estimated; deliver: money_received, method, received_from; collect: method, received_from; back,
-- uncollect and cancel of a confirmed order: reason.
create function public.move_order(p_order uuid, p_move text, p_expected text, p_details jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
begin
  perform private.check_order_move(o, p_move, p_expected);
  perform private.apply_order_move(o, p_move, coalesce(p_details, '{}'));
  select * into o from public.orders where id = p_order;
  return jsonb_build_object('stage', o.stage, 'stamp', private.order_stamp(o));
end $$;

-- Confirms or prepares several orders where allowed, tells their buyers that they are ready in the shop, marks parcels as out for
-- delivery or delivered (without money), or takes the preparation back (nothing was mailed). Returns {moved: [ids], skipped: [{id, label}…]}.
create function public.move_orders(p_orders uuid[], p_move text) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  moved uuid[] := '{}';
  skipped jsonb := '[]';
begin
  perform private.require_staff();
  if p_move not in ('confirm', 'prepare', 'ready', 'out', 'deliver', 'back') or cardinality(p_orders) not between 1 and 100 then
    perform private.refuse('bad_bulk', 'Elige entre 1 y 100 pedidos.');
  end if;
  for o in select * from public.orders where id = any (p_orders) order by id for update
  loop
    if p_move = any (private.order_moves(o)) and (p_move <> 'back' or o.shipping_status = 'processing')
       and (p_move <> 'deliver' or not private.is_in_shop(o.shipping_status))
       and (p_move <> 'ready' or (private.open_reversal(o.id) is null and not private.is_payment_disputed(o))) then
      perform private.apply_order_move(o, p_move, case p_move when 'back' then '{"reason": "Deshecho enseguida desde la lista"}'::jsonb else '{}' end);
      moved := moved || o.id;
    else
      skipped := skipped || jsonb_build_object('id', o.id, 'label', private.order_state_label(o));
    end if;
  end loop;
  return jsonb_build_object('moved', moved, 'skipped', skipped);
end $$;

-- functions: many parcels -----------------------------------------------------------------------------
-- Why an order cannot be sent (p_for 'ship') or its money not be booked ('collect') now; null when it can.
create function private.parcel_obstacle(o public.orders, p_for text) returns text
language sql stable set search_path = '' as
$$
  select case
    when private.is_refunding(o.id) then 'Tiene un reembolso en curso.'
    when p_for = 'ship' and o.shipping_status in ('shipped', 'in_transit', 'out_for_delivery', 'delivered') and o.delivery = 'envio' then (
      select format('%s ya lo envió%s.', coalesce(max(private.person_name(e.actor)), 'Alguien'),
        coalesce(' con ' || o.carrier || coalesce(', guía ' || o.tracking_number, ''), ''))
      from public.order_events e
      where e.id = (select max(s.id) from public.order_events s where s.order_id = o.id and s.kind = 'ship'))
    when p_for = 'ship' and private.open_reversal(o.id) is not null then 'El cliente pidió la reversión del pago.'
    when p_for = 'ship' and private.is_payment_disputed(o) then 'El banco o Mercado Pago tiene abierto un reclamo por este pago.'
    when p_for = 'ship' and o.delivery = 'tienda' then 'Se recoge en la tienda.'
    when p_for = 'collect' and not private.is_cash(o.payment_method) then 'Se pagó en línea.'
    when p_for = 'collect' and o.payment_status = 'paid' then 'Ya está pagado.'
    when not p_for = any (private.order_moves(o)) then format('Está «%s».', private.order_state_label(o))
  end
$$;

-- What the tables of many parcels show, {items, total}; at most 100. p_for: ship, those ready to leave and then those to be prepared;
-- collect, those paid on delivery whose money is missing, delivered ones and then those on their way; each the oldest first. With
-- p_orders these, with p_numbers those with these first 8 characters, whatever their state: obstacle says why nothing can be done.
create function public.staff_parcels(p_for text, p_orders uuid[] default null, p_numbers text[] default null) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  ids uuid[];
begin
  perform private.require_staff();
  if p_for not in ('ship', 'collect') or cardinality(p_orders) > 100 or cardinality(p_numbers) > 200 then
    perform private.refuse('bad_bulk', 'Elige entre 1 y 100 pedidos.');
  end if;
  if p_numbers is not null then
    ids := array(
      select o.id from (select distinct n from unnest(p_numbers) n where n ~ '^[0-9a-f]{8}$') typed
      join public.orders o on o.id between (n || '-0000-0000-0000-000000000000')::uuid and (n || '-ffff-ffff-ffff-ffffffffffff')::uuid);
  elsif p_orders is not null then
    ids := p_orders;
  elsif p_for = 'ship' then
    ids := array(select o.id from public.orders o where o.stage = 'por_enviar')
      || array(select o.id from public.orders o where o.stage = 'por_preparar' and o.delivery = 'envio' and 'ship' = any (private.order_moves(o)));
  else
    ids := array(
        select o.id from public.orders o
        where private.is_cash(o.payment_method) and o.payment_status = 'unpaid' and o.shipping_status = 'delivered')
      || array(
        select o.id from public.orders o
        where o.stage = 'en_camino' and private.is_cash(o.payment_method) and o.payment_status = 'unpaid');
  end if;
  return (
    select jsonb_build_object('total', cardinality(ids), 'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', (p.o).id, 'stamp', private.order_stamp(p.o), 'stage', (p.o).stage, 'customer_name', (p.o).customer_name,
      'city', (select m.name from public.municipalities m where m.code = (p.o).municipality),
      'carrier', (p.o).carrier, 'tracking_number', (p.o).tracking_number, 'total_price', (p.o).total_price,
      'obstacle', private.parcel_obstacle(p.o, p_for)) order by p.place), '[]'))
    from (
      select o, row_number() over (order by o.stage in ('por_preparar', 'en_camino'), coalesce(o.delivered_at, o.created_at), o.id) as place
      from public.orders o where o.id = any (ids)
      order by place limit 100) p);
end $$;

-- Rows of ship_orders and collect_orders: each order once, at most 100. Locks the orders in id order.
create function private.lock_parcels(p_rows jsonb) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.require_staff();
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) not between 1 and 100 then
    perform private.refuse('bad_bulk', 'Elige entre 1 y 100 pedidos.');
  end if;
  if exists (select from jsonb_array_elements(p_rows) r group by r ->> 'order' having count(*) > 1) then
    perform private.refuse('bad_bulk', 'Un pedido está dos veces en la tabla.');
  end if;
  perform from public.orders where id in (select (r ->> 'order')::uuid from jsonb_array_elements(p_rows) r) order by id for update;
end $$;

-- Sends many parcels: [{order, expected, carrier, tracking, estimated}], each as move_order does, and each for itself: one that is refused
-- changes nothing and does not stop the others. A guide is of one parcel. Returns [{id, done, reason, stamp}…] in the given order; the
-- stamp of a refused one is null when it can no longer be sent.
create function public.ship_orders(p_rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  line jsonb;
  o public.orders;
  guide text;
  other uuid;
  reason text;
  results jsonb := '[]';
begin
  perform private.lock_parcels(p_rows);
  -- One after the other, so that two people cannot give one guide to two orders.
  perform pg_advisory_xact_lock(hashtextextended('ship_orders', 4));
  for line in select r from jsonb_array_elements(p_rows) r order by r ->> 'order' loop
    reason := null;
    select * into o from public.orders where id = (line ->> 'order')::uuid;
    guide := btrim(coalesce(line ->> 'tracking', ''));
    begin
      if o.id is null then perform private.refuse('not_found', 'No encontramos ese pedido.'); end if;
      reason := private.parcel_obstacle(o, 'ship');
      if reason is not null then perform private.refuse('not_allowed', reason); end if;
      if guide <> '' then
        if (select count(*) from jsonb_array_elements(p_rows) r where btrim(r ->> 'tracking') = guide) > 1 then
          perform private.refuse('guide_taken', format('La guía %s está en dos filas.', guide));
        end if;
        select x.id into other from public.orders x
        where x.tracking_number = guide and x.id <> o.id and x.status not in ('cancelled', 'expired')
          and private.norm(coalesce(x.carrier, '')) = private.norm(btrim(coalesce(line ->> 'carrier', ''))) limit 1;
        if found then
          perform private.refuse('guide_taken', format('La guía %s ya es del pedido %s.', guide, left(other::text, 8)));
        end if;
      end if;
      perform private.check_order_move(o, 'ship', line ->> 'expected');
      perform private.apply_order_move(o, 'ship', line);
      results := results || jsonb_build_object('id', o.id, 'done', true);
    exception when raise_exception then
      get stacked diagnostics reason = message_text;
      results := results || jsonb_build_object('id', line -> 'order', 'done', false, 'reason', reason,
        'stamp', case when o.id is not null and private.parcel_obstacle(o, 'ship') is null then private.order_stamp(o) end);
    end;
  end loop;
  return (
    select jsonb_agg(result order by place) from jsonb_array_elements(p_rows) with ordinality as given (r, place)
    join jsonb_array_elements(results) result on result ->> 'id' = r ->> 'order');
end $$;

-- Books the money of many orders that one person or carrier hands over: [{order, expected, amount}], the amounts as its statement says.
-- p_from names it, with the number of its settlement. Each for itself, as in ship_orders: an amount that is not the order's is refused.
create function public.collect_orders(p_rows jsonb, p_from text, p_method text) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  line jsonb;
  o public.orders;
  reason text;
  results jsonb := '[]';
begin
  perform private.lock_parcels(p_rows);
  if char_length(btrim(coalesce(p_from, ''))) not between 1 and 120 then
    perform private.refuse('bad_from', 'Escribe de quién lo recibieron en máximo 120 letras.');
  end if;
  if not coalesce(p_method in ('transportadora', 'transferencia', 'efectivo'), false) then
    perform private.refuse('bad_method', 'Elige cómo recibieron el dinero.');
  end if;
  for line in select r from jsonb_array_elements(p_rows) r order by r ->> 'order' loop
    reason := null;
    select * into o from public.orders where id = (line ->> 'order')::uuid;
    begin
      if o.id is null then perform private.refuse('not_found', 'No encontramos ese pedido.'); end if;
      reason := private.parcel_obstacle(o, 'collect');
      if reason is not null then perform private.refuse('not_allowed', reason); end if;
      perform private.check_order_move(o, 'collect', line ->> 'expected');
      if (line ->> 'amount')::bigint is distinct from o.total_price then
        perform private.refuse('bad_amount', format('La liquidación dice %s y el pedido vale %s.', private.cop((line ->> 'amount')::int), private.cop(o.total_price)));
      end if;
      perform private.apply_order_move(o, 'collect', jsonb_build_object('method', p_method, 'received_from', p_from));
      results := results || jsonb_build_object('id', o.id, 'done', true);
    exception when raise_exception then
      get stacked diagnostics reason = message_text;
      results := results || jsonb_build_object('id', line -> 'order', 'done', false, 'reason', reason,
        'stamp', case when o.id is not null and private.parcel_obstacle(o, 'collect') is null then private.order_stamp(o) end);
    end;
  end loop;
  return (
    select jsonb_agg(result order by place) from jsonb_array_elements(p_rows) with ordinality as given (r, place)
    join jsonb_array_elements(results) result on result ->> 'id' = r ->> 'order');
end $$;

-- Hands an order over in the shop: to who shows its code, or to anyone by name and document, which are stored. Unpaid goods
-- are paid in the same step. A wrong code is counted and returned, {wrong: true, left}; the fifth ends the code, which its
-- buyer is told. Returns the new stage and stamp otherwise.
create function public.hand_over_order(
  p_order uuid,
  p_expected text,
  p_code text default '',
  p_collector_name text default '',
  p_collector_document text default '',
  p_money_received boolean default false,
  p_method text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  k private.order_keys;
  typed text := regexp_replace(coalesce(p_code, ''), '\D', '', 'g');
  collector text := private.trim_text(coalesce(p_collector_name, ''));
  document text := upper(regexp_replace(coalesce(p_collector_document, ''), '[^0-9A-Za-z]', '', 'g'));
  is_unpaid boolean := private.is_cash(o.payment_method) and o.payment_status = 'unpaid';
begin
  perform private.expect_order(o, p_expected);
  if private.is_refunding(o.id) then
    perform private.refuse('refund_pending', 'Hay un reembolso en curso. Espera a que termine antes de mover el pedido.');
  end if;
  if not 'hand_over' = any (private.order_moves(o)) then
    perform private.refuse('not_allowed', format('Un pedido «%s» no admite ese paso.', private.order_state_label(o)));
  end if;
  if is_unpaid and not coalesce(p_money_received, false) then
    perform private.refuse('unpaid', format('Este pedido no está pagado: recibe %s antes de entregarlo.', private.cop(o.total_price)));
  end if;
  if is_unpaid and p_method = 'transportadora' then
    perform private.refuse('bad_method', 'Elige cómo recibieron el dinero.');
  end if;

  if btrim(coalesce(p_code, '')) <> '' then
    select * into k from private.order_keys where order_id = o.id;
    if k.pickup_tries >= 5 then
      perform private.refuse('code_ended', 'El código de este pedido ya no sirve: se escribió mal cinco veces. Pide nombre y documento.');
    end if;
    -- Before anything is counted: what would refuse the hand-over anyway.
    if private.open_reversal(o.id) is not null or private.is_payment_disputed(o) then
      perform private.refuse('not_allowed', 'Este pedido tiene un reclamo abierto: resuélvelo antes de entregarlo.');
    end if;
    if typed is distinct from k.pickup_code then
      update private.order_keys set pickup_tries = pickup_tries + 1 where order_id = o.id returning * into k;
      insert into public.order_events (order_id, kind, actor, actor_kind) values (o.id, 'wrong_code', (select auth.uid()), 'equipo');
      if k.pickup_tries = 5 then
        perform private.audit('order.code_ended', 'orders', o.id::text);
        perform private.post_mail('order.locked', o.id, private.order_recipient(o), private.address_mark(private.order_recipient(o), o.user_id));
      end if;
      return jsonb_build_object('wrong', true, 'left', 5 - k.pickup_tries);
    end if;
    collector := null;
    document := null;
  elsif char_length(collector) not between 3 and 120 then
    perform private.refuse('bad_collector', 'Escribe el código, o el nombre y el documento de quien recoge.');
  elsif char_length(document) not between 4 and 20 then
    perform private.refuse('bad_document', 'Escribe el número de documento de quien recoge (de 4 a 20 letras y números).');
  end if;
  perform private.apply_order_move(o, 'hand_over', jsonb_build_object('collector_name', collector, 'collector_document', document,
    'money_received', is_unpaid, 'method', nullif(p_method, '')));
  select * into o from public.orders where id = p_order;
  return jsonb_build_object('stage', o.stage, 'stamp', private.order_stamp(o));
end $$;

-- Adds an internal note.
create function public.add_order_note(p_order uuid, p_text text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  words text := btrim(coalesce(p_text, ''));
begin
  perform private.lock_order(p_order);
  if char_length(words) not between 1 and 2000 then
    perform private.refuse('bad_note', 'Escribe la nota (máximo 2.000 letras).');
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, note) values (p_order, 'note', (select auth.uid()), 'equipo', words);
  perform private.audit('order.note', 'orders', p_order::text);
end $$;

-- Whether the delivery data may still change: nothing left the shop.
create function private.is_correctable(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select o.status in ('placed', 'confirmed') and private.is_in_shop(o.shipping_status)
    and not exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'repair')
$$;

-- Whether its goods may still be sent instead of fetched, or the other way round.
create function private.is_switchable(o public.orders) returns boolean
language sql stable set search_path = '' as
$$ select private.is_correctable(o) and private.has_parcel(o) $$;

-- Corrects the name, phone and address of an order until it is shipped. p_expected: {name, phone, address} as the caller saw
-- them. Without p_place the address stays. The buyer is notified by mail.
create function public.correct_order(p_order uuid, p_expected jsonb, p_name text, p_phone text, p_place jsonb default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  known jsonb := jsonb_build_object('name', o.customer_name, 'phone', o.customer_phone, 'address', o.shipping_address);
  wanted jsonb := jsonb_build_object('name', private.trim_text(coalesce(p_name, '')), 'phone', btrim(coalesce(p_phone, '')),
    'address', case when p_place is null then o.shipping_address else coalesce(private.address_line(p_place), '') end);
  corrected jsonb;
  event bigint;
  who text;
begin
  if not private.is_correctable(o) then
    perform private.refuse('already_shipped', format('Un pedido «%s» ya no admite cambios en sus datos de entrega.', private.order_state_label(o)));
  end if;
  if known is distinct from p_expected then
    select coalesce(private.person_name(e.actor), 'Otra persona del equipo') into who from public.order_events e
    where e.order_id = o.id and e.kind = 'corrected' order by e.id desc limit 1;
    perform private.refuse('moved', format('%s cambió los datos de entrega mientras los editabas. Cierra esta ventana y mira cómo quedaron.', coalesce(who, 'Alguien')));
  end if;
  if char_length(wanted ->> 'name') not between 3 and 120 or char_length(wanted ->> 'phone') not between 7 and 30 then
    perform private.refuse('bad_shipping', 'Completa el nombre y el celular.');
  end if;
  if o.delivery = 'tienda' then
    p_place := null;
    wanted := jsonb_set(wanted, '{address}', '""');
  elsif p_place is not null then
    perform private.checked_place(p_place, 'bad_shipping', 'Completa la dirección de entrega con su municipio.');
  end if;
  if wanted ->> 'address' = '' and o.delivery = 'envio'
     and (private.is_cash(o.payment_method) or exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and not i.is_code)) then
    perform private.refuse('bad_shipping', 'Escribe la dirección de entrega.');
  end if;
  select jsonb_object_agg(k, jsonb_build_array(known -> k, wanted -> k)) into corrected
  from unnest(array['name', 'phone', 'address']) k where known -> k <> wanted -> k;
  if corrected is null then return; end if;

  perform set_config('audit.own_entry', o.id::text, true);
  update public.orders set customer_name = wanted ->> 'name', customer_phone = wanted ->> 'phone', shipping_address = wanted ->> 'address',
    shipping_place = coalesce(p_place, shipping_place)
  where id = o.id;
  perform set_config('audit.own_entry', '', true);
  insert into public.order_events (order_id, kind, actor, actor_kind, details)
  values (o.id, 'corrected', (select auth.uid()), 'equipo', jsonb_build_object('corrected', corrected)) returning id into event;
  -- The log keeps no personal data: only which fields.
  perform private.audit('order.corrected', 'orders', o.id::text,
    jsonb_build_object('fields', (select jsonb_agg(k) from unnest(array['name', 'phone', 'address']) k where corrected ? k)));
  perform private.unqueue_mail('order.corrected', o.id);
  perform private.post_mail('order.corrected', o.id, private.order_recipient(o),
    private.address_mark(private.order_recipient(o), o.user_id), event::text);
end $$;

-- Changes how an order reaches its buyer, before it leaves: a parcel to p_address, or fetched in the shop, which erases the
-- address. The price stays. The buyer is told by mail.
create function public.switch_delivery(p_order uuid, p_expected text, p_delivery public.delivery_kind, p_place jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  wanted jsonb := case p_delivery when 'envio' then p_place end;
  event bigint;
begin
  perform private.expect_order(o, p_expected);
  if private.is_refunding(o.id) or exists (select from public.payments p where p.id = o.paid_by and p.refund_due) then
    perform private.refuse('refund_pending', 'Hay un reembolso en curso. Espera a que termine antes de mover el pedido.');
  end if;
  if not private.is_switchable(o) then
    perform private.refuse('already_shipped', format('Un pedido «%s» ya no admite ese cambio.', private.order_state_label(o)));
  end if;
  if o.delivery = p_delivery then
    perform private.refuse('moved', case p_delivery when 'tienda' then 'Este pedido ya se recoge en la tienda.' else 'Este pedido ya va a una dirección.' end);
  end if;
  if p_delivery = 'envio' then
    perform private.checked_place(wanted, 'bad_shipping', 'Completa la dirección de entrega con su municipio.');
  end if;
  perform set_config('audit.own_entry', o.id::text, true);
  update public.orders set delivery = p_delivery, shipping_place = wanted, shipping_address = coalesce(private.address_line(wanted), ''),
    shipping_status = case when shipping_status = 'ready' then 'processing' else shipping_status end,
    carrier = null, tracking_number = null, estimated_delivery = null
  where id = o.id;
  perform set_config('audit.own_entry', '', true);
  if p_delivery = 'tienda' then
    update public.order_events set details = details #- '{corrected,address}' where order_id = o.id and details #> '{corrected,address}' is not null;
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, details)
  values (o.id, 'switch', (select auth.uid()), 'equipo', jsonb_build_object('delivery', p_delivery)) returning id into event;
  perform private.audit('order.switch', 'orders', o.id::text, jsonb_build_object('delivery', p_delivery));
  perform private.unqueue_mail('order.switched', o.id);
  perform private.post_mail('order.switched', o.id, private.order_recipient(o), private.address_mark(private.order_recipient(o), o.user_id), event::text);
  select * into o from public.orders where id = p_order;
  return jsonb_build_object('stage', o.stage, 'stamp', private.order_stamp(o));
end $$;

-- functions: search -----------------------------------------------------------------------------------
-- Typed search words as patterns that must all match: '$' marks the exact total, short words match as prefixes.
create function private.order_patterns(p_query text) returns text[]
language sql immutable set search_path = '' as
$$
  with part as (
    select case
      when typed ~ '^\$ ?[0-9][0-9 .]*$' then array['$' || regexp_replace(typed, '\D', '', 'g')]
      when typed ~* '^[0-9a-f]{8}-[0-9a-f-]{27}$' then array[left(typed, 8)]
      else (regexp_split_to_array(typed, '\s+'))[1:6] end as parts
    from (select private.phone_or_text(p_query) as typed) t)
  select coalesce(array_agg(case
    when p ~ '^\$\d+$' then '%' || p || ' %'
    when char_length(p) < 3 then '% ' || substr(private.like_pattern(p), 2)
    else private.like_pattern(p) end order by n), '{}')
  from part, unnest(parts) with ordinality as t(p, n) where p <> ''
$$;

-- functions: list -------------------------------------------------------------------------------------
-- The municipalities that orders went to, by name, for the filter: each is one step in the index.
create function public.staff_order_cities() returns table (code text, name text, department text)
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query
    with recursive city (code) as (
      (select min(o.municipality) from public.orders o)
      union all
      select (select min(o.municipality) from public.orders o where o.municipality > c.code) from city c where c.code is not null)
    select m.code, m.name, m.department from city c join public.municipalities m on m.code = c.code order by m.name, m.department limit 200;
end $$;

-- Orders past the legal delivery time: 30 calendar days after they were placed (Ley 1480, art. 50 h).
create function private.late_orders() returns setof public.orders
language sql stable set search_path = '' as
$$
  select * from public.orders
  where stage in ('por_confirmar', 'por_preparar', 'por_enviar', 'en_camino') and private.co_date(created_at) < private.co_date() - 30
$$;

-- The orders of the list's filters; p_only as for staff_orders. Each search word (order_patterns) is in the order's own data or in
-- the name of a line; p_named are those of a document that was typed. Its names are bound when it is created, so it needs no search path, and the planner merges it into the
-- calling query.
create function private.filter_orders(
  p_words text[],
  p_method public.payment_method,
  p_payment public.order_payment_status,
  p_only text,
  p_from date,
  p_to date,
  p_city text,
  p_channel public.sales_channel,
  p_named uuid[] default '{}'
) returns setof public.orders
language sql stable
begin atomic
  select o.* from public.orders o
  where (p_words[1] is null or o.search like p_words[1] or o.id = any (p_named) or o.id in (select i.order_id from public.order_items i where i.search like p_words[1]))
    and (p_words[2] is null or o.search like p_words[2] or o.id in (select i.order_id from public.order_items i where i.search like p_words[2]))
    and (p_words[3] is null or o.search like p_words[3] or o.id in (select i.order_id from public.order_items i where i.search like p_words[3]))
    and (p_words[4] is null or o.search like p_words[4] or o.id in (select i.order_id from public.order_items i where i.search like p_words[4]))
    and (p_words[5] is null or o.search like p_words[5] or o.id in (select i.order_id from public.order_items i where i.search like p_words[5]))
    and (p_words[6] is null or o.search like p_words[6] or o.id in (select i.order_id from public.order_items i where i.search like p_words[6]))
    and (p_method is null or o.payment_method = p_method)
    and (p_payment is null or o.payment_status = p_payment)
    -- Days are Colombian; the last one is included.
    and (p_from is null or o.created_at >= p_from::timestamp at time zone 'America/Bogota')
    and (p_to is null or o.created_at < (p_to + 1)::timestamp at time zone 'America/Bogota')
    and (p_city is null or o.municipality = p_city)
    and (p_channel is null or o.channel = p_channel)
    and case p_only
      when 'retractos' then o.id in (select w.order_id from public.retractos w where w.state in ('solicitado', 'aceptado'))
      when 'reversiones' then o.id in (select v.order_id from public.reversiones v where v.state in ('solicitada', 'aceptada'))
      when 'reembolsos' then o.id in (select r.order_id from public.refunds r where r.state = 'pendiente')
      when 'contracargos' then o.id in (select t.order_id from private.payment_troubles('chargeback') t)
      when 'reclamos' then o.id in (select t.order_id from private.payment_troubles('mediation') t)
      when 'descuadres' then o.id in (select t.order_id from private.payment_troubles('mismatch') t)
      when 'devoluciones' then o.id in (select t.order_id from private.payment_troubles('refund') t)
      when 'por_cobrar' then private.is_cash(o.payment_method) and o.payment_status = 'unpaid' and o.shipping_status = 'delivered'
      when 'facturas' then o.id in (select v.order_id from public.order_invoices v where v.requested_at is not null and v.number is null)
      when 'atrasados' then o.id in (select l.id from private.late_orders() l)
      when 'recogen' then o.delivery = 'tienda'
      when 'sin_recoger' then o.id in (select t.order_id from private.payment_troubles('unclaimed') t)
      else true end;
end;

-- Orders for staff: {items, total, counts: {stage: n}}; counts are the matches per stage. p_sort: creado, total, cliente, with
-- a leading minus for descending. p_only: 'retractos' and 'reversiones' open ones, 'reembolsos' refunds in progress,
-- 'por_cobrar' delivered without payment, 'facturas' with an invoice to be issued, 'atrasados' past 30 days, 'recogen' fetched in the
-- shop, and the problems of private.payment_troubles: 'contracargos', 'reclamos', 'descuadres', 'devoluciones' and 'sin_recoger'.
-- Planned for each call, so that an index serves the given filters
-- and sort.
create function public.staff_orders(
  p_query text default '',
  p_stage text default null,
  p_method public.payment_method default null,
  p_payment public.order_payment_status default null,
  p_only text default null,
  p_sort text default '-creado',
  p_limit int default 25,
  p_offset int default 0,
  p_from date default null,
  p_to date default null,
  p_city text default null,
  p_channel public.sales_channel default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
declare
  words text[] := private.order_patterns(p_query);
  ordering text := case when p_sort in ('creado', 'total', '-total', 'cliente', '-cliente') then p_sort else '-creado' end;
begin
  perform private.require_staff();
  return (
    -- A search reads the texts of all orders, so once for counts and page.
    with found as materialized (
      select id from private.filter_orders(words, p_method, p_payment, p_only, p_from, p_to, p_city, p_channel, private.orders_of_document(p_query)) where words <> '{}'
    ),
    matching as not materialized (
      select * from private.filter_orders('{}', p_method, p_payment, p_only, p_from, p_to, p_city, p_channel) o
      where words = '{}' or o.id in (select id from found)
    ),
    counts as (select stage, count(*) as n from matching group by stage)
    select jsonb_build_object(
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', o.id, 'created_at', o.created_at, 'channel', o.channel, 'stage', o.stage, 'status', o.status, 'payment_method', o.payment_method, 'payment_status', o.payment_status,
          'shipping_status', o.shipping_status, 'delivery', o.delivery, 'total_price', o.total_price, 'quantity', o.quantity, 'customer_name', o.customer_name,
          'customer_phone', o.customer_phone, 'has_account', o.user_id is not null,
          'lines', (select jsonb_agg(i.name order by i.item_type, i.name) from public.order_items i where i.order_id = o.id),
          'goods', private.has_to_deliver(o, 'product'),
          'parcel', private.has_parcel(o),
          'services', private.has_to_deliver(o, 'service'),
          'expires_at', o.expires_at,
          'withdrawal_by', (select w.refund_by from public.retractos w where w.order_id = o.id and w.state in ('solicitado', 'aceptado')),
          'reversal_by', (select v.respond_by from public.reversiones v where v.order_id = o.id and v.state in ('solicitada', 'aceptada')),
          'is_refunding', private.is_refunding(o.id)) order by page.place), '[]')
        from unnest(array(
          select m.id from matching m
          where p_stage is null or m.stage = p_stage
          -- Each is the order of an index.
          order by case ordering when 'creado' then m.created_at end, case ordering when '-creado' then m.created_at end desc,
            case ordering when 'total' then m.total_price end, case ordering when '-total' then m.total_price end desc,
            case ordering when 'cliente' then m.customer_name end, case ordering when '-cliente' then m.customer_name end desc,
            case when ordering like '-%' then m.id end desc, m.id
          limit least(greatest(coalesce(p_limit, 25), 1), 100) offset greatest(coalesce(p_offset, 0), 0)
        )) with ordinality as page (id, place)
        join public.orders o on o.id = page.id),
      'counts', (select coalesce(jsonb_object_agg(stage, n), '{}') from counts),
      'total', (select coalesce(sum(n), 0) from counts where p_stage is null or stage = p_stage)));
end $$;

-- One page of the orders as a file, the newest first, with the filters of staff_orders, after the given order. Exporting is in
-- the audit log, with its first page.
create function public.export_orders(
  p_query text default '',
  p_stage text default null,
  p_method public.payment_method default null,
  p_payment public.order_payment_status default null,
  p_only text default null,
  p_from date default null,
  p_to date default null,
  p_city text default null,
  p_after uuid default null,
  p_limit int default 1000,
  p_channel public.sales_channel default null
) returns setof jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' set plan_cache_mode = force_custom_plan as
$$
declare
  words text[] := private.order_patterns(p_query);
  last public.orders;
begin
  perform private.require_staff();
  if p_after is null then
    perform private.audit('orders.exported', 'orders', null, jsonb_strip_nulls(jsonb_build_object(
      -- Not the search text: it may be a person's name or phone.
      'searched', case when words <> '{}' then '•' end, 'stage', p_stage, 'payment_method', p_method, 'payment_status', p_payment, 'only', p_only, 'since', p_from, 'until', p_to,
      'channel', p_channel, 'city', (select m.name from public.municipalities m where m.code = p_city))));
  end if;
  select * into last from public.orders where id = p_after;
  return query
    select jsonb_build_object('id', o.id, 'created_at', o.created_at, 'channel', o.channel, 'seller', private.person_name(o.seller_id), 'stage', o.stage, 'payment_method', o.payment_method, 'payment_status', o.payment_status,
      'shipping_status', o.shipping_status, 'delivery', o.delivery, 'total_price', o.total_price, 'customer_name', o.customer_name, 'customer_phone', o.customer_phone,
      'customer_email', o.customer_email, 'shipping_address', o.shipping_address, 'city', (select m.name from public.municipalities m where m.code = o.municipality),
      'carrier', o.carrier, 'tracking_number', o.tracking_number,
      'invoice', (select v.number from public.order_invoices v where v.order_id = o.id),
      'goods', private.has_to_deliver(o, 'product'), 'parcel', private.has_parcel(o),
      'lines', (select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'tax_class', i.tax_class, 'line_total', i.line_total)
        order by i.item_type, i.name) from public.order_items i where i.order_id = o.id))
    from private.filter_orders(words, p_method, p_payment, p_only, p_from, p_to, p_city, p_channel, private.orders_of_document(p_query)) o
    where (p_stage is null or o.stage = p_stage) and (p_after is null or (o.created_at, o.id) < (last.created_at, last.id))
    order by o.created_at desc, o.id desc limit least(greatest(coalesce(p_limit, 1000), 1), 1000);
end $$;

-- functions: one order --------------------------------------------------------------------------------
-- Everything about one order: its owner's view, and the account, moves, refundable money, refunds and timeline. Null when it
-- does not exist.
create function public.staff_order(p_order uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select public.order_detail(o.id) || jsonb_build_object(
      'account', (
        select jsonb_build_object('id', p.id, 'username', p.username, 'email', nullif(u.email, ''))
        from public.profiles p left join auth.users u on u.id = p.id where p.id = o.user_id),
      'seller', private.person_name(o.seller_id),
      'ticket', (select jsonb_build_object('id', t.id, 'number', t.number) from public.tickets t where t.id = o.ticket_id),
      'customer', (
        select jsonb_build_object('id', c.id, 'no_cod', exists (select from public.customers m where m.id = any (private.customer_group(c.id)) and m.no_cod))
        from public.customers c where c.id = private.customer_root(o.customer_id)),
      'stage', o.stage,
      'stamp', private.order_stamp(o),
      -- Without the moves that private.hold_shipment would reject.
      'moves', to_jsonb(private.order_moves(o)) - case
        when private.is_in_shop(o.shipping_status) and (private.open_reversal(o.id) is not null or private.is_payment_disputed(o))
        then array['ready', 'hand_over', 'ship', 'deliver'] else '{}' end,
      'can_correct', private.is_correctable(o),
      'can_switch', private.is_switchable(o),
      'change_refusal', private.change_refusal(o),
      'is_refunding', private.is_refunding(o.id),
      'is_disputed', private.is_payment_disputed(o),
      'has_mismatch', exists (select from private.payment_mismatches m where m.order_id = o.id and m.settled_at is null),
      'place', private.place_parts(o.shipping_place),
      'refundable', (select jsonb_build_object('left', m.remaining, 'channel', m.channel, 'blocked', m.blocked, 'at_provider', m.at_provider) from private.refundable(o) m),
      'key', (
        select jsonb_build_object('asked_at', k.asked_at, 'given_at', k.given_at, 'kind', k.kind, 'key', k.key, 'bank', k.bank, 'account', k.account,
          'holder', k.holder, 'document', k.document) from public.refund_keys k where k.order_id = o.id),
      'refunds', coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'channel', r.channel, 'state', r.state, 'lines', r.lines, 'reason', r.reason, 'method', r.method, 'reference', r.reference,
          'destination', r.destination, 'error', r.error, 'withdrawal', r.retracto_id, 'created_at', r.created_at, 'settled_at', r.settled_at, 'by', b.username) order by r.created_at desc)
        from public.refunds r left join public.profiles b on b.id = r.requested_by where r.order_id = o.id), '[]'),
      'events', coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'actor_kind', e.actor_kind, 'actor_name', a.username, 'note', e.note,
          'changes', e.changes, 'details', e.details, 'created_at', e.created_at) order by e.created_at desc, e.id desc)
        from public.order_events e left join public.profiles a on a.id = e.actor where e.order_id = o.id), '[]'))
    from public.orders o where o.id = p_order);
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger orders_events after insert or update of status, payment_status, shipping_status on public.orders
  for each row execute function private.order_event();
create trigger orders_stage before insert or update of status, payment_method, payment_status, shipping_status, delivery on public.orders
  for each row execute function private.keep_order_stage();

-- grants ----------------------------------------------------------------------------------------------
-- Written by functions only, not even by the secret key.
revoke all on public.order_events from service_role;
grant select on public.order_events to authenticated, service_role;
grant execute on function public.move_order, public.move_orders, public.ship_orders, public.collect_orders, public.staff_parcels, public.hand_over_order, public.switch_delivery, public.add_order_note, public.correct_order, public.staff_orders,
  public.staff_order_cities, public.export_orders, public.staff_order to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.order_events enable row level security;

create policy "staff read the timeline" on public.order_events for select to authenticated using (order_id >= private.staff_sees_from());
comment on policy "staff read the timeline" on public.order_events is 'Contains internal notes; written by functions and triggers only.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.order_events;
