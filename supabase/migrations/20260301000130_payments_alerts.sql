-- Payments that somebody of the shop has to look at: what is wrong, the lists and mails that tell it, and the way to let go
-- of a payment that stays under review.

-- indexes ------------------------------------------------------------------------------------------------
create index payments_disputed on public.payments (order_id) where status in ('charged_back', 'in_mediation');
create index refunds_failed on public.refunds (settled_at) where state = 'fallido';

-- what is wrong ------------------------------------------------------------------------------------------
-- The one definition of each trouble, with its order; null asks for all. chargeback: a dispute of the bank that is open, or
-- lost while its goods are still in the shop. mediation: a claim at the provider. mismatch: a payment that does not fit its
-- order. refund: money that should have gone back an hour ago, or that the provider refused to give back lately.
create function private.payment_troubles(p_kind text default null) returns table (kind text, order_id uuid, case_key text, since timestamptz)
language sql stable security definer set search_path = '' as
$$
  select 'chargeback', p.order_id, p.id::text, p.updated_at
  from public.payments p join public.orders o on o.id = p.order_id
  where coalesce(p_kind, 'chargeback') = 'chargeback' and p.status = 'charged_back' and p.status_detail <> 'reimbursed'
    and (p.status_detail <> 'settled' or (o.status in ('placed', 'confirmed') and o.shipping_status in ('pending', 'processing')))
  union all
  select 'mediation', p.order_id, p.id::text, p.updated_at from public.payments p
  where coalesce(p_kind, 'mediation') = 'mediation' and p.status = 'in_mediation'
  union all
  select 'mismatch', m.order_id, m.provider_payment_id, m.found_at from private.payment_mismatches m
  where coalesce(p_kind, 'mismatch') = 'mismatch' and m.settled_at is null
  union all
  select 'refund', p.order_id, p.id::text, p.refund_due_since from public.payments p
  where coalesce(p_kind, 'refund') = 'refund' and p.refund_due and p.refund_due_since < now() - interval '1 hour'
  union all
  select 'refund', r.order_id, r.id::text, r.created_at from public.refunds r
  where coalesce(p_kind, 'refund') = 'refund' and r.state = 'pendiente' and r.created_at < now() - interval '1 hour'
  union all
  select 'refund', r.order_id, r.id::text, r.settled_at
  from public.refunds r join public.payments p on p.id = r.payment_id
  where coalesce(p_kind, 'refund') = 'refund' and r.state = 'fallido' and r.settled_at > now() - interval '30 days'
    and p.status = 'approved' and p.refunded_amount < p.amount
    and not exists (select from public.refunds l where l.payment_id = r.payment_id and l.created_at > r.created_at)
$$;

-- Payments of which the provider told something that could not be worked on for an hour.
create function private.stuck_payment_news() returns table (provider_payment_id text, since timestamptz, news bigint, tries int, outcome text)
language sql stable security definer set search_path = '' as
$$
  select e.provider_payment_id, min(e.received_at), count(*), max(e.tries), (array_agg(e.outcome order by e.id desc))[1]
  from public.payment_events e where e.processed_at is null and e.received_at < now() - interval '1 hour'
  group by e.provider_payment_id
$$;

-- The payment that brought an order's money is disputed: nothing of it leaves the shop.
create function private.is_payment_disputed(o public.orders) returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (
    select from public.payments p
    where p.id = o.paid_by and (p.status = 'in_mediation' or (p.status = 'charged_back' and p.status_detail <> 'reimbursed')))
$$;

-- Money of this order is here that has to go back, or that does not fit it.
create function private.holds_foreign_money(p_order uuid) returns boolean
language sql stable security definer set search_path = '' as
$$
  select exists (select from public.payments p where p.order_id = p_order and p.refund_due)
    or private.is_refunding(p_order)
    or exists (select from private.payment_mismatches m where m.order_id = p_order and m.settled_at is null)
$$;

-- What the staff's page of payments shows: {jobs: [{name, finished_at, is_stopped}], news: [{payment, order, since, news, tries, outcome}]}.
create function public.payment_watch() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'jobs', (
      select jsonb_agg(jsonb_build_object('name', due.name, 'finished_at', j.finished_at, 'is_stopped', private.stopped_jobs() ? due.name) order by due.name)
      from unnest(array['mails', 'reconcile']) due (name) left join private.jobs j on j.name = due.name),
    'news', (
      select coalesce(jsonb_agg(jsonb_build_object('payment', n.provider_payment_id, 'order', p.order_id, 'since', n.since, 'news', n.news, 'tries', n.tries,
        'outcome', n.outcome) order by n.since), '[]')
      from (select * from private.stuck_payment_news() order by since limit 200) n
      left join public.payments p on p.provider_payment_id = n.provider_payment_id));
end $$;

-- Somebody looked at a payment that does not fit its order and dealt with it.
create function public.settle_mismatch(p_order uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  words text := btrim(coalesce(p_note, ''));
begin
  perform private.require_staff();
  if char_length(words) not between 3 and 500 then
    perform private.refuse('no_reason', 'Escribe cómo lo resolviste (entre 3 y 500 letras).');
  end if;
  update private.payment_mismatches set settled_at = now(), settled_by = (select auth.uid()) where order_id = p_order and settled_at is null;
  if not found then
    perform private.refuse('moved', 'Ese pago ya se había marcado como resuelto.');
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, note) values (p_order, 'mismatch_settled', (select auth.uid()), 'equipo', words);
  perform private.audit('payment.mismatch_settled', 'orders', p_order::text);
end $$;

-- letting go --------------------------------------------------------------------------------------------
-- Staff ask to cancel the payment of an order that stays under review; the server then asks the provider. Answers its number.
create function public.cancel_payment(p_order uuid) returns text
language plpgsql security definer set search_path = '' as
$$
declare
  p public.payments;
begin
  perform private.require_staff();
  perform 1 from public.orders where id = p_order for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese pedido.');
  end if;
  select * into p from public.payments where order_id = p_order and status in ('pending', 'in_process', 'authorized') and provider_payment_id is not null
  order by attempt desc limit 1;
  if not found then
    perform private.refuse('moved', 'Este pedido ya no tiene un pago en revisión. Recarga la página.');
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind) values (p_order, 'cancel_payment', (select auth.uid()), 'equipo');
  perform private.audit('payment.cancel', 'orders', p_order::text, jsonb_build_object('payment', p.provider_payment_id));
  return p.provider_payment_id;
end $$;

-- telling ------------------------------------------------------------------------------------------------
-- Writes a mail to every superadmin for each case that is new, and one a day while news of payments cannot be worked on.
-- However often it is called, a case is told once. Answers how many mails it wrote.
create function public.raise_payment_alerts() returns int
language plpgsql security definer set search_path = '' as
$$
declare
  person record;
  trouble record;
  stuck bigint := (select count(*) from private.stuck_payment_news());
  n int := 0;
begin
  for person in select p.id, private.confirmed_email(p.id) as email from public.profiles p where p.role = 'superadmin'
  loop
    continue when person.email is null;
    for trouble in select * from private.payment_troubles()
    loop
      if private.post_mail('alert.' || trouble.kind, trouble.order_id, person.email, '{}', trouble.case_key || ':' || person.id) then n := n + 1; end if;
    end loop;
    if stuck > 0 and private.post_mail('alert.news', person.id, person.email, jsonb_build_object('payments', stuck), private.co_date()::text) then n := n + 1; end if;
  end loop;
  return n;
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.payment_watch(), public.settle_mismatch(uuid, text), public.cancel_payment(uuid) to authenticated;
grant execute on function public.raise_payment_alerts() to service_role;
