-- Orders: money given back by staff, withdrawals decided, goods that come back.

-- returns ------------------------------------------------------------------------------------------------
-- Puts units of some lines back on the shelf: [{item, quantity}]. The caller has locked the order.
create function private.return_lines(p_order uuid, p_lines jsonb) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  line record;
begin
  for line in
    select i.id, i.item_id, i.name, i.quantity - i.returned as out, (l ->> 'quantity')::int as units
    from jsonb_array_elements(p_lines) l join public.order_items i on i.id = (l ->> 'item')::uuid and i.order_id = p_order and i.item_type = 'product'
    order by i.item_id
  loop
    if line.units is null or line.units < 1 or line.units > line.out then
      perform private.refuse('too_many', format('De «%s» solo pueden volver %s.', line.name, line.out));
    end if;
    update public.order_items set returned = returned + line.units where id = line.id;
    update public.products set stock = stock + line.units where id = line.item_id;
    if found then
      insert into public.stock_movements (product_id, delta, reason, order_id, actor, note)
      values (line.item_id, line.units, 'released', p_order, (select auth.uid()), 'Devolución');
    end if;
  end loop;
  if not exists (select from public.order_items where order_id = p_order and item_type = 'product' and returned < quantity) then
    update public.orders set has_reservation = false where id = p_order;
  end if;
end $$;

-- Notes goods that came back after they had left: [{item, quantity}]. When all are back and all is paid back, it is over.
create function public.return_items(p_order uuid, p_lines jsonb, p_note text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
begin
  perform private.require_staff();
  select * into o from public.orders where id = p_order for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  if not o.has_reservation or o.shipping_status in ('pending', 'processing', 'cancelled') then
    perform private.refuse('nothing_out', 'Los productos de este pedido no han salido de la tienda.');
  end if;
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) = 0
     or exists (select from jsonb_array_elements(p_lines) l where not exists (
       select from public.order_items i where i.order_id = o.id and i.item_type = 'product' and i.id::text = l ->> 'item')) then
    perform private.refuse('bad_lines', 'Elige qué volvió.');
  end if;
  if char_length(coalesce(p_note, '')) > 500 then
    perform private.refuse('long_reason', 'La nota puede tener hasta 500 letras.');
  end if;
  perform private.return_lines(o.id, p_lines);
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (o.id, 'return', (select auth.uid()), 'equipo', btrim(coalesce(p_note, '')),
    jsonb_build_object('units', (select sum((l ->> 'quantity')::int) from jsonb_array_elements(p_lines) l)));
  perform private.audit('order.return', 'orders', o.id::text,
    jsonb_build_object('stock', (select sum((l ->> 'quantity')::int) from jsonb_array_elements(p_lines) l)));
  update public.orders set status = 'cancelled', shipping_status = 'cancelled', cancelled_at = now()
  where id = o.id and payment_status = 'refunded' and not has_reservation;
end $$;

-- refunds ------------------------------------------------------------------------------------------------
-- The payment that brought the order's money and what of it is left; no row when there is none.
create function private.refundable(o public.orders) returns table (payment_id uuid, remaining int, channel text)
language sql stable security definer set search_path = '' as
$$
  select p.id, p.amount - p.refunded_amount, case when p.provider = 'contra_entrega' then 'manual' else 'proveedor' end
  from public.payments p
  where p.id = o.paid_by and o.payment_status in ('paid', 'partially_refunded') and p.amount > p.refunded_amount
    and (p.status = 'approved' or (p.status = 'charged_back' and p.status_detail = 'reimbursed'))
$$;

-- The refund happened: its lines know it, what is to be sold again is on the shelf, its withdrawal is over.
create function private.settle_refund(r public.refunds) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  back jsonb;
  paid uuid;
begin
  update public.refunds set state = 'hecho', settled_at = now(), error = '' where id = r.id and state = 'pendiente';
  if not found then return; end if;
  perform 1 from public.retractos where order_id = r.order_id and state in ('solicitado', 'aceptado') order by id for update;
  -- All of the order's products at once: the rest of them may be released in this transaction too.
  perform private.lock_products(array(select item_id from public.order_items where order_id = r.order_id and item_type = 'product'));
  if (select has_reservation from public.orders where id = r.order_id) then
    select jsonb_agg(jsonb_build_object('item', i.id, 'quantity', least((l ->> 'quantity')::int, i.quantity - i.returned))) into back
    from jsonb_array_elements(r.lines) l join public.order_items i on i.id = (l ->> 'item')::uuid
    where i.item_type = 'product' and (l ->> 'restock')::boolean and i.quantity > i.returned;
    perform private.return_lines(r.order_id, coalesce(back, '[]'));
  end if;
  update public.order_items i set refunded = least(i.quantity, i.refunded + (l ->> 'quantity')::int)
  from jsonb_array_elements(r.lines) l where i.id = (l ->> 'item')::uuid and i.order_id = r.order_id;
  update public.retractos w set state = 'reembolsado', decided_at = coalesce(decided_at, now()),
    answer = case when state = 'solicitado' and answer = '' then 'Te devolvimos el dinero de lo que pediste devolver.' else answer end
  where w.order_id = r.order_id and w.state in ('solicitado', 'aceptado')
    and (w.id = r.retracto_id or not exists (select from public.order_items i where i.id = any (w.item_ids) and i.refunded < i.quantity))
  returning w.id into paid;
  -- Money that paid a withdrawal back pays nothing else back.
  update public.refunds set retracto_id = paid where id = r.id and retracto_id is null and paid is not null;
  -- A parcel of which nothing is left is not prepared any more; the order's stage is found anew.
  update public.orders o set shipping_status = case
      when o.shipping_status = 'processing' and not private.has_to_deliver(o, 'product') then 'pending' else o.shipping_status end
  where o.id = r.order_id and r.lines <> '[]';
end $$;

-- Whoever tells us first that the money went back (our own call, a notification, a later check) settles the refund.
create function private.payment_gave_back() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  r public.refunds;
begin
  for r in select * from public.refunds where payment_id = new.id and state = 'pendiente' and new.refunded_amount >= already + amount for update
  loop
    perform private.settle_refund(r);
  end loop;
  return null;
end $$;
create trigger payments_refunds after update of refunded_amount on public.payments for each row
  when (new.refunded_amount > old.refunded_amount) execute function private.payment_gave_back();

-- How a refund is carried out: what the server sends to the provider.
create function private.refund_order(r public.refunds) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('id', r.id, 'state', r.state, 'channel', r.channel, 'amount', r.amount, 'idempotency_key', r.idempotency_key,
    'provider_payment_id', p.provider_payment_id, 'error', r.error)
  from public.payments p where p.id = r.payment_id
$$;

-- What a refund pays back, as refunds.lines keeps it: units of the order's lines that have not been paid back yet.
create function private.refund_lines(o public.orders, p_lines jsonb, p_withdrawn uuid[], p_is_all boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  line record;
  made jsonb := '[]';
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or exists (
    select from jsonb_array_elements(p_lines) l
    where coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,2}$' or coalesce(l ->> 'restock', '') not in ('true', 'false')
      or not exists (select from public.order_items i where i.order_id = o.id and i.id::text = l ->> 'item'))
    or (select count(distinct l ->> 'item') <> count(*) from jsonb_array_elements(p_lines) l) then
    perform private.refuse('bad_lines', 'Elige qué líneas devuelves.');
  end if;
  for line in
    select i.id, i.name, i.item_type, i.quantity - i.refunded as owed, i.quantity - i.returned as out, (l ->> 'quantity')::int as units,
      coalesce((l ->> 'restock')::boolean, false) as restock, p_is_all or coalesce(i.id = any (p_withdrawn), false) as whole
    from public.order_items i left join jsonb_array_elements(p_lines) l on l ->> 'item' = i.id::text
    where i.order_id = o.id order by i.name, i.id
  loop
    if line.whole then line.units := line.owed; end if;
    if coalesce(line.units, 0) = 0 or (p_withdrawn is not null and not line.whole) then continue; end if;
    if line.units > line.owed then
      perform private.refuse('too_many', format('De «%s» quedan %s por devolver.', line.name, line.owed));
    end if;
    made := made || jsonb_build_object('item', line.id, 'quantity', line.units,
      'restock', line.restock and line.item_type = 'product' and line.out > 0);
  end loop;
  return made;
end $$;

-- Writes a refund down before anybody moves money: one at a time, never more than is left. The same request key answers
-- with the same refund. Cash is given back by hand, and is done with this call.
-- p_lines: what it pays back, [{item, quantity, restock}]. A withdrawal pays back its own lines, and all the money that is
-- left every line that is left: then p_lines only says which of them go back to the shelf.
create function public.open_refund(
  p_order uuid,
  p_amount int,
  p_reason text,
  p_request uuid,
  p_expected_left int,
  p_retracto uuid default null,
  p_reference text default '',
  p_lines jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  p public.payments;
  w public.retractos;
  r public.refunds;
  m record;
  lines jsonb;
  due int;
  why text := btrim(coalesce(p_reason, ''));
  how text := btrim(coalesce(p_reference, ''));
begin
  perform private.require_staff();
  select * into o from public.orders where id = p_order for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  select * into r from public.refunds where request_key = p_request;
  if found then
    if r.order_id <> o.id or r.amount <> p_amount then
      perform private.refuse('moved', 'Ese reembolso ya se pidió con otros datos. Recarga la página.');
    end if;
    return private.refund_order(r);
  end if;
  select * into r from public.refunds where order_id = o.id and state = 'pendiente';
  if found then
    perform private.refuse('refund_pending', format('Ya hay un reembolso de %s en curso para este pedido. Espera a que termine.', private.cop(r.amount)));
  end if;
  select * into m from private.refundable(o);
  if not found then
    perform private.refuse('not_refundable', 'Este pedido no tiene dinero por devolver.');
  end if;
  select * into p from public.payments where id = m.payment_id for update;
  if m.remaining is distinct from p_expected_left then
    perform private.refuse('moved', format('Alguien devolvió dinero de este pedido mientras lo mirabas: quedan %s por devolver. No hicimos tu reembolso.', private.cop(m.remaining)));
  end if;
  if p_amount is null or p_amount < 1 or p_amount > m.remaining then
    perform private.refuse('too_much', format('Puedes devolver entre $1 y %s.', private.cop(m.remaining)));
  end if;
  if char_length(why) not between 3 and 500 then
    perform private.refuse('no_reason', 'Escribe el motivo (entre 3 y 500 letras).');
  end if;
  if m.channel = 'manual' and char_length(how) not between 2 and 120 then
    perform private.refuse('no_reference', 'Escribe cómo devolviste el dinero (efectivo, Nequi, transferencia…).');
  end if;
  if p_retracto is not null then
    select * into w from public.retractos where id = p_retracto and order_id = o.id for update;
    if w.id is null or w.state <> 'aceptado' then
      perform private.refuse('moved', 'Ese retracto no está aceptado: recarga la página para ver cómo va.');
    end if;
  end if;
  lines := private.refund_lines(o, p_lines, w.item_ids, p_amount = m.remaining);
  select coalesce(sum(i.unit_price * (l ->> 'quantity')::int), 0) into due
  from jsonb_array_elements(lines) l join public.order_items i on i.id = (l ->> 'item')::uuid;
  if p_retracto is not null and p_amount < least(w.amount, due, m.remaining) then
    -- The law allows no deduction (Ley 1480, art. 47).
    perform private.refuse('too_little', format('Un retracto se devuelve completo: %s.', private.cop(least(w.amount, due, m.remaining))));
  elsif p_retracto is null and p_amount < least(due, m.remaining) then
    perform private.refuse('too_little', format('Lo que elegiste costó %s: devuelve ese valor o quita líneas.', private.cop(due)));
  end if;

  insert into public.refunds (order_id, payment_id, retracto_id, request_key, idempotency_key, channel, amount, already, reason, reference, lines, requested_by)
  values (o.id, p.id, w.id, p_request, 'refund-' || p_request, m.channel, p_amount, p.refunded_amount, why, how, lines, (select auth.uid()))
  returning * into r;
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (o.id, 'refund', (select auth.uid()), 'equipo', why, jsonb_build_object('amount', r.amount, 'channel', r.channel, 'reference', nullif(how, '')));
  perform private.audit('order.refund', 'orders', o.id::text, jsonb_build_object('refund', r.id, 'amount', r.amount, 'channel', r.channel));
  if r.channel = 'manual' then
    update public.payments set refunded_amount = refunded_amount + r.amount,
      status = case when refunded_amount + r.amount = amount then 'refunded' else status end where id = p.id returning * into p;
    perform private.settle_order(o, p);
    select * into r from public.refunds where id = r.id;
  end if;
  return private.refund_order(r);
end $$;

-- After the provider was asked: done when the payment says so, failed when the provider refused; otherwise it stays open
-- and is asked again with the same key. Answers the state.
create function public.finish_refund(p_refund uuid, p_error text default '') returns text
language plpgsql security definer set search_path = '' as
$$
declare
  r public.refunds;
  p public.payments;
begin
  perform 1 from public.orders where id = (select order_id from public.refunds where id = p_refund) for update;
  select * into r from public.refunds where id = p_refund for update;
  if r.id is null or r.state <> 'pendiente' then return r.state; end if;
  select * into p from public.payments where id = r.payment_id;
  if p.refunded_amount >= r.already + r.amount then
    perform private.settle_refund(r);
    return 'hecho';
  end if;
  if coalesce(p_error, '') = '' then
    update public.refunds set updated_at = now() where id = r.id;
    return 'pendiente';
  end if;
  update public.refunds set state = 'fallido', settled_at = now(), error = left(p_error, 300) where id = r.id;
  insert into public.order_events (order_id, kind, note, details) values (r.order_id, 'refund_failed', left(p_error, 300), jsonb_build_object('amount', r.amount));
  return 'fallido';
end $$;

-- withdrawals --------------------------------------------------------------------------------------------
create function private.withdrawal_asked() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.order_events (order_id, kind, actor_kind, note, details)
  values (new.order_id, 'withdrawal_requested', 'cliente', left(new.reason, 1000), jsonb_build_object('amount', new.amount));
  return null;
end $$;
create trigger retractos_event after insert on public.retractos for each row execute function private.withdrawal_asked();

create function private.close_withdrawals_of(p_order uuid, p_answer text) returns void
language sql security definer set search_path = '' as
$$
  update public.retractos set state = 'reembolsado', decided_at = coalesce(decided_at, now()),
    answer = case when answer = '' then p_answer else answer end
  where order_id = p_order and state in ('solicitado', 'aceptado')
$$;

-- All the money went back, whoever sent it: nothing is left to decide.
create function private.close_withdrawals() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.close_withdrawals_of(new.id, 'Te devolvimos todo el dinero de este pedido.'); return null; end $$;
create trigger orders_refunded after update of payment_status on public.orders for each row
  when (new.payment_status = 'refunded' and old.payment_status <> 'refunded') execute function private.close_withdrawals();

-- Accepts or rejects a withdrawal, with what the person is told. The money goes back through open_refund.
create function public.decide_withdrawal(p_retracto uuid, p_accept boolean, p_answer text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  w public.retractos;
  words text := btrim(coalesce(p_answer, ''));
begin
  perform private.require_staff();
  perform 1 from public.orders where id = (select order_id from public.retractos where id = p_retracto) for update;
  select * into w from public.retractos where id = p_retracto for update;
  if w.id is null then
    perform private.refuse('not_found', 'No encontramos ese retracto.');
  end if;
  if w.state <> 'solicitado' then
    perform private.refuse('moved', format('Alguien ya decidió este retracto: está «%s».', initcap(w.state::text)));
  end if;
  if char_length(words) > 1000 or (not p_accept and char_length(words) < 10) then
    perform private.refuse('bad_answer', 'Explícale a la persona por qué no se acepta (entre 10 y 1.000 letras).');
  end if;
  perform set_config('audit.told', w.id::text, true);
  update public.retractos set state = case when p_accept then 'aceptado' else 'rechazado' end::public.retracto_state, answer = words, decided_at = now()
  where id = w.id;
  perform set_config('audit.told', '', true);
  insert into public.order_events (order_id, kind, actor, actor_kind, note, details)
  values (w.order_id, case when p_accept then 'withdrawal_accepted' else 'withdrawal_rejected' end, (select auth.uid()), 'equipo', words, jsonb_build_object('amount', w.amount));
  perform private.audit(case when p_accept then 'withdrawal.accepted' else 'withdrawal.rejected' end, 'orders', w.order_id::text, jsonb_build_object('retracto', w.id));
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.return_items(uuid, jsonb, text), public.open_refund(uuid, int, text, uuid, int, uuid, text, jsonb),
  public.decide_withdrawal(uuid, boolean, text) to authenticated;
grant execute on function public.finish_refund(uuid, text) to service_role;
