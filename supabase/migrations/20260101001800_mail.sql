-- Mail: transactional outbox. The transaction that causes a mail queues it; a worker claims and sends it afterwards, once.
-- An outage of the mail server delays mails but loses none. Where several functions change a row, a trigger on it queues the
-- mail; otherwise the function does. Texts are composed from the state at sending time.

-- tables ----------------------------------------------------------------------------------------------
create table private.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z]+\.[a-z]+$'),
  recipient text not null,
  about uuid not null,
  data jsonb not null default '{}',
  dedupe_key text not null unique,
  not_before timestamptz not null default now(),
  attempts int not null default 0,
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  is_void boolean not null default false,
  last_error text not null default '',
  created_at timestamptz not null default now()
);
comment on table private.outbox is 'Queued mails, and those of the last 90 days; older ones keep neither address nor data.';
comment on column private.outbox.about is 'The order, repair, message, subscriber or account; deleted with it.';
comment on column private.outbox.data is 'Data that the subject''s row does not have, such as a link''s token; never the mail''s text. proved: the actor has confirmed the address.';
comment on column private.outbox.claimed_until is 'Lease of the worker that sends it; expires after a crash.';
comment on column private.outbox.failed_at is 'Given up, held back, or obsolete: last_error says why.';
comment on column private.outbox.is_void is 'There was nothing to send any more: no failure.';

-- indexes ---------------------------------------------------------------------------------------------
create index outbox_due on private.outbox (not_before) where sent_at is null and failed_at is null;
create index outbox_about on private.outbox (about);
create index outbox_sent_to on private.outbox (recipient, sent_at) where sent_at is not null;
create index outbox_sent on private.outbox (sent_at) where sent_at is not null;
create index outbox_lost on private.outbox (failed_at) where failed_at is not null and not is_void;
create index outbox_with_address on private.outbox (created_at) where recipient <> '';
create index outbox_oldest on private.outbox (created_at);

-- functions: writing ----------------------------------------------------------------------------------
-- Queues a mail, once per kind, subject and key; returns whether it is new. Looks for a queued one first: the insert alone
-- would wait for a transaction that settles it, whose note in the order's timeline waits for the lock of the order.
create function private.post_mail(p_kind text, p_about uuid, p_recipient text, p_data jsonb default '{}', p_key text default '', p_delay interval default '0')
returns boolean
language plpgsql set search_path = '' as
$$
declare
  key text := concat_ws(':', p_kind, p_about, nullif(p_key, ''));
begin
  if coalesce(p_recipient, '') = '' or exists (select from private.outbox m where m.dedupe_key = key) then return false; end if;
  insert into private.outbox (kind, about, recipient, data, dedupe_key, not_before)
  values (p_kind, p_about, p_recipient, p_data, key, now() + p_delay)
  on conflict (dedupe_key) do nothing;
  return found;
end $$;

-- Whether an unclaimed mail of this kind (and key, when given) is queued for the subject: it will be composed from the state at
-- sending time. Locks it, so that claim_mails skips it until this transaction has committed; composed earlier, it would lack
-- the transaction's changes. A mail locked by another transaction does not count and is not waited for.
create function private.mail_waits(p_kind text, p_about uuid, p_key text default null) returns boolean
language plpgsql set search_path = '' as
$$
begin
  perform from private.outbox m
  where m.about = p_about and m.kind = p_kind and (p_key is null or m.dedupe_key = concat_ws(':', p_kind, p_about, p_key))
    and m.sent_at is null and m.failed_at is null and coalesce(m.claimed_until < now(), true)
  for key share skip locked;
  return found;
end $$;

-- Deletes queued mails about an undone change; when it happens again, they are queued again. A mail claimed at this moment
-- is left to its composer, which reads the current state.
create function private.unqueue_mail(p_kind text, p_about uuid) returns void
language sql set search_path = '' as
$$
  delete from private.outbox where id in (
    select m.id from private.outbox m
    where m.about = p_about and m.kind = p_kind and m.sent_at is null and coalesce(m.claimed_until < now(), true) for update skip locked)
$$;

-- {"proved": true} when the address is the confirmed one of the acting account, else {}: typed data is included only in
-- mails to a verified address.
create function private.address_mark(p_recipient text, p_user uuid) returns jsonb
language sql stable set search_path = '' as
$$ select case when p_recipient = private.confirmed_email(p_user) then '{"proved": true}' else '{}' end::jsonb $$;

-- Recipient for an order: the buyer's typed address, else the account's, else the contact of the repair it pays.
create function private.order_recipient(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select coalesce(nullif(lower(o.customer_email), ''), private.confirmed_email(o.user_id), (
    select nullif(lower(r.contact_email), '')
    from public.order_items i join public.ordenes_servicio r on r.id::text = i.slug
    where i.order_id = o.id and i.item_type = 'repair' limit 1))
$$;

-- The acknowledgement required by law (Ley 1480, art. 50 d): one per order, when it is placed for cash on delivery, or when it
-- is paid or its payment is under review. Whether it was queued now.
create function private.acknowledge_order(o public.orders) returns boolean
language sql set search_path = '' as
$$ select private.post_mail('order.placed', o.id, private.order_recipient(o), private.address_mark(private.order_recipient(o), o.user_id)) $$;

-- The result of a review has its own mail. A buyer who had to answer the bank was not told of a review: private.settle_order.
create function private.order_mails() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  address text := private.order_recipient(new);
  mark jsonb := private.address_mark(address, new.user_id);
begin
  if tg_op = 'INSERT' then
    perform private.acknowledge_order(new);
  elsif new.payment_status = 'paid' then
    -- A queued acknowledgement will include that the order is paid.
    if not private.acknowledge_order(new) and not private.mail_waits('order.placed', new.id) then
      perform private.post_mail('order.approved', new.id, address, mark);
    end if;
  elsif new.payment_status = 'rejected' and exists (select from private.outbox m where m.about = new.id and m.kind = 'order.placed') then
    perform private.post_mail('order.rejected', new.id, address, mark, (select count(*)::text from public.payments p where p.order_id = new.id));
  end if;
  return null;
end $$;

-- functions: orders -----------------------------------------------------------------------------------
create function private.is_under_way(p_status public.shipping_status) returns boolean
language sql immutable set search_path = '' as
$$ select p_status in ('shipped', 'in_transit', 'out_for_delivery') $$;

-- Confirmed (cash on delivery), ready in the shop, shipped, delivered or handed over, cancelled by the shop, expired.
create function private.order_status_mails() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  address text := private.order_recipient(new);
  mark jsonb := private.address_mark(address, new.user_id);
begin
  if old.status = 'confirmed' and new.status = 'placed' then perform private.unqueue_mail('order.confirmed', new.id); end if;
  if private.is_under_way(old.shipping_status) and not private.is_under_way(new.shipping_status) then perform private.unqueue_mail('order.shipped', new.id); end if;
  if old.shipping_status = 'delivered' and new.shipping_status <> 'delivered' then perform private.unqueue_mail('order.delivered', new.id); end if;
  if old.shipping_status = 'ready' and new.shipping_status <> 'ready' then
    perform private.unqueue_mail('order.ready', new.id), private.unqueue_mail('order.waiting', new.id);
  end if;
  -- Nobody writes to who stands at the counter.
  if private.is_counter_sale(new) then return null; end if;
  -- Orders that pay a repair are covered by the repair's mails.
  if exists (select from public.order_items i where i.order_id = new.id and i.item_type = 'repair') then return null; end if;

  if old.status = 'placed' and new.status = 'confirmed' and private.is_cash(new.payment_method) then
    perform private.post_mail('order.confirmed', new.id, address, mark);
  end if;
  if private.is_under_way(new.shipping_status)
     and (old.shipping_status in ('pending', 'processing', 'cancelled') or (old.carrier, old.tracking_number) is distinct from (new.carrier, new.tracking_number)
       or not exists (select from private.outbox m where m.about = new.id and m.kind = 'order.shipped')) then
    -- Each shipment and each corrected tracking number is mailed, replacing a queued mail; an earlier number may be restored.
    -- An undone delivery is not a shipment, but the mail that the delivery removed from the queue is queued again.
    perform private.unqueue_mail('order.shipped', new.id);
    perform private.post_mail('order.shipped', new.id, address, mark || jsonb_build_object('corrects', private.is_under_way(old.shipping_status)
        and exists (select from private.outbox m where m.about = new.id and m.kind = 'order.shipped' and m.sent_at is not null)),
      clock_timestamp()::text);
  end if;
  -- Not when a hand-over is undone: its buyer knows.
  if new.shipping_status = 'ready' and old.shipping_status in ('pending', 'processing') then
    perform private.post_mail('order.ready', new.id, address, mark, extract(epoch from new.ready_at)::text);
  end if;
  if new.shipping_status = 'delivered' and old.shipping_status <> 'delivered' then
    perform private.post_mail('order.delivered', new.id, address, mark);
  end if;
  -- The timeline has the actor and reason; refunds have their own mail.
  if new.status = 'cancelled' and old.status <> 'cancelled' and new.payment_status <> 'refunded'
     and (select e.actor_kind from public.order_events e where e.order_id = new.id and e.changes ? 'status' order by e.id desc limit 1) = 'equipo' then
    perform private.post_mail('order.cancelled', new.id, address, mark);
  end if;
  if new.status = 'expired' and old.status <> 'expired' and private.is_cash(new.payment_method) then
    perform private.post_mail('order.expired', new.id, address, mark);
  end if;
  return null;
end $$;

-- Refunds: one mail when due (charged for something that cannot be delivered) and, unless that one is still queued, one per
-- refunded amount.
create function private.refund_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  address text;
  mark jsonb;
begin
  select * into o from public.orders where id = new.order_id;
  address := private.order_recipient(o);
  mark := private.address_mark(address, o.user_id) || jsonb_build_object('attempt', new.attempt);
  if private.is_counter_sale(o) then return null; end if;
  -- Nobody fetched it: order.unclaimed says so.
  if new.refund_due and not old.refund_due and o.shipping_status = 'ready' and o.paid_by = new.id then return null; end if;
  if new.refund_due and not old.refund_due then
    perform private.post_mail('order.refunded', o.id, address, mark, new.id || ':due');
  elsif new.refunded_amount > old.refunded_amount and not private.mail_waits('order.refunded', o.id, new.id || ':due') then
    perform private.post_mail('order.refunded', o.id, address,
      mark || jsonb_build_object('amount', new.refunded_amount - old.refunded_amount) || case
        when new.returned_by_hand > old.returned_by_hand then jsonb_build_object('to', (
          select r.destination from public.refunds r where r.payment_id = new.id and r.destination <> '' order by r.created_at desc limit 1))
        else '{}' end, new.id || ':' || new.refunded_amount);
  end if;
  return null;
end $$;

-- A withdrawal or reversal: received, and decided. Its refund has its own mail.
create function private.claim_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders;
  address text;
begin
  if tg_op = 'UPDATE' and new.state = old.state then return null; end if;
  if new.state::text not in ('solicitado', 'aceptado', 'rechazado', 'solicitada', 'aceptada', 'rechazada') then return null; end if;
  select * into o from public.orders where id = new.order_id;
  address := private.order_recipient(o);
  perform private.post_mail(case tg_table_name when 'retractos' then 'order.withdrawal' else 'order.reversal' end, o.id, address,
    private.address_mark(address, o.user_id) || jsonb_build_object('id', new.id, 'state', new.state), new.id || ':' || new.state);
  return null;
end $$;

-- functions: repairs ----------------------------------------------------------------------------------
-- Recipient for a repair: its contact, else its account.
create function private.repair_recipient(r public.ordenes_servicio) returns text
language sql stable set search_path = '' as
$$ select coalesce(nullif(lower(r.contact_email), ''), private.confirmed_email(r.usuario_id)) $$;

-- Requested, received, ready, handed over, closed without the device.
create function private.repair_mails() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  address text := private.repair_recipient(new);
  mark jsonb := private.address_mark(address, new.usuario_id);
  is_new boolean := tg_op = 'INSERT';
begin
  if is_new and new.source = 'en_linea' then
    perform private.post_mail('repair.requested', new.id, address, mark);
  elsif (is_new and new.received_at is not null) or (not is_new and new.received_by is not null and old.received_by is null) then
    perform private.post_mail('repair.received', new.id, address, mark);
  end if;
  if is_new then return null; end if;
  if new.estado <> old.estado then
    perform private.unqueue_mail('repair.ready', new.id), private.unqueue_mail('repair.delivered', new.id);
    if new.estado in ('Completado', 'Entregado') then
      perform private.post_mail(case new.estado when 'Completado' then 'repair.ready' else 'repair.delivered' end, new.id, address, mark,
        extract(epoch from new.state_since)::text);
    end if;
  end if;
  if new.closed_at is not null and old.closed_at is null then
    perform private.post_mail('repair.closed', new.id, address, mark, extract(epoch from new.closed_at)::text);
  end if;
  return null;
end $$;

-- A quote waiting for an answer, and the confirmation of the answer.
create function private.quote_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  address text;
  mark jsonb;
begin
  select * into r from public.ordenes_servicio where id = new.orden_id;
  address := private.repair_recipient(r);
  mark := private.address_mark(address, r.usuario_id) || jsonb_build_object('quote', new.id);
  if tg_op = 'INSERT' then
    if new.estado = 'pendiente' then
      perform private.unqueue_mail('repair.quote', r.id);
      perform private.post_mail('repair.quote', r.id, address, mark, new.id::text);
    end if;
  elsif old.estado = 'pendiente' and new.estado <> 'pendiente' and new.decided_via <> 'mostrador' then
    perform private.post_mail('repair.decided', r.id, address, mark, new.id::text);
  end if;
  return null;
end $$;

-- Workshop messages: after two minutes, so that several become one mail, and none if they were read meanwhile.
create function private.mail_repair_comment(r public.ordenes_servicio, p_comment bigint) returns void
language plpgsql set search_path = '' as
$$
declare
  address text := private.repair_recipient(r);
begin
  if private.mail_waits('repair.message', r.id) then return; end if;
  perform private.post_mail('repair.message', r.id, address, private.address_mark(address, r.usuario_id) || jsonb_build_object('comment', p_comment),
    p_comment::text, interval '2 minutes');
end $$;

-- A repair for its mails: no text typed by the customer. p_comment: the workshop's unread messages from this one on. Null
-- when it does not exist.
create function public.repair_for_mail(p_orden uuid, p_quote uuid default null, p_comment bigint default null) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select to_jsonb(r) - array['usuario_id', 'descripcion', 'admin_descripcion', 'admin_imagenes', 'customer_imagenes', 'contact_name', 'contact_phone',
      'contact_email', 'contact_document', 'contact_address', 'pickup_address', 'delivered_to_name', 'delivered_to_document', 'device_brand', 'device_model',
      'device_serial', 'accessories', 'condition', 'search'] || jsonb_build_object(
    'has_account', r.usuario_id is not null,
    'token', private.repair_token(r.id),
    'quote', (
      select jsonb_build_object('id', q.id, 'total', q.total, 'deposit', q.deposit, 'lines', q.lines, 'note', q.note, 'estado', q.estado,
        'valid_until', q.valid_until, 'decided_at', q.decided_at, 'decided_via', q.decided_via, 'paid_at', q.paid_at, 'replaced_at', q.replaced_at)
      from public.cotizaciones q where q.orden_id = r.id and q.id = coalesce(p_quote, (
        select c.id from public.cotizaciones c where c.orden_id = r.id and c.replaced_at is null))),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('text', c.texto, 'at', c.created_at) order by c.id), '[]')
      from public.orden_comentarios c
      where c.orden_id = r.id and c.id >= p_comment and c.autor = 'admin' and not c.is_internal
        and c.id > coalesce((select l.last_comment from public.orden_lecturas l where l.orden_id = r.id and l.user_id = r.usuario_id), 0)))
  from public.ordenes_servicio r where r.id = p_orden
$$;

-- functions: accounts ---------------------------------------------------------------------------------
-- A stolen session can change e-mail and password: the owner is notified at the confirmed address.
create function private.account_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if old.email_confirmed_at is null then return null; end if;
  if lower(old.email) is distinct from lower(new.email) then
    perform private.post_mail('account.email', new.id, lower(old.email), '{"proved": true}', md5(concat_ws('|', old.email, new.email, clock_timestamp())));
  end if;
  if old.encrypted_password is distinct from new.encrypted_password then
    perform private.post_mail('account.password', new.id, lower(old.email), '{"proved": true}', md5(new.encrypted_password));
  end if;
  return null;
end $$;

-- functions: sending ----------------------------------------------------------------------------------
-- Maximum mails of a kind per address and day: low for those that a visitor can trigger with another person's address, so
-- that no mailbox can be flooded.
create function private.mails_a_day(p_kind text, p_proved boolean) returns int
language sql immutable set search_path = '' as
$$
  select case when not p_proved and p_kind in ('order.placed', 'order.approved', 'order.rejected', 'contact.received', 'newsletter.confirm', 'repair.requested')
    then 5 else 20 end
$$;

-- Whether an address has reached its daily maximum: of this kind, or twenty of all kinds. Alerts to the team (alert.*) do
-- not count.
create function private.mailbox_is_full(m private.outbox) returns boolean
language sql stable set search_path = '' as
$$
  select m.kind not like 'alert.%' and (
    count(*) >= 20 or count(*) filter (where o.kind = m.kind) >= private.mails_a_day(m.kind, coalesce((m.data ->> 'proved')::boolean, false)))
  from private.outbox o
  where o.recipient = m.recipient and o.kind not like 'alert.%'
    and (o.sent_at > now() - interval '1 day' or (o.sent_at is null and o.failed_at is null and o.claimed_until > now()))
$$;

-- Records the delivery status where staff see it. An answer to a message counts once it was sent.
create function private.note_mail(m private.outbox, p_is_lost boolean) returns void
language plpgsql set search_path = '' as
$$
begin
  if m.kind like 'order.%' and exists (select from public.orders where id = m.about) then
    insert into public.order_events (order_id, kind, details)
    values (m.about, case when p_is_lost then 'mail_failed' else 'mail' end, jsonb_build_object('mail', m.kind));
  elsif m.kind like 'repair.%' and exists (select from public.ordenes_servicio where id = m.about) then
    insert into public.orden_eventos (orden_id, kind, actor, note, is_public)
    values (m.about, case when p_is_lost then 'correo_fallido' else 'correo' end, 'sistema', m.kind, false);
  elsif m.kind = 'contact.answer' and p_is_lost then
    update public.contact_messages set state = 'en_curso' where id = m.about and state = 'respondido';
    update private.contact_keys set read_at = null where message_id = m.about;
  elsif m.kind = 'contact.answer' then
    perform private.count_answer(m.about);
  end if;
end $$;

-- Gives a mail up, with the reason.
create function private.fail_mail(m private.outbox, p_reason text) returns void
language plpgsql set search_path = '' as
$$
begin
  update private.outbox set failed_at = now(), claimed_until = null, last_error = left(p_reason, 200) where id = m.id;
  perform private.note_mail(m, true);
end $$;

-- Leases due mails of these kinds to one worker for 13 minutes, longer than sending one takes (lib/mail/transport.ts); gives up
-- those whose sixth lease expired. Advertising is sent only within its allowed hours, and after everything else that is due.
create function public.claim_mails(p_kinds text[], p_limit int default 5)
returns table (id bigint, kind text, recipient text, about uuid, data jsonb)
language plpgsql security definer set search_path = '' as
$$
declare
  m private.outbox;
  wanted int := least(greatest(coalesce(p_limit, 5), 1), 100);
begin
  -- Serialises claiming: the daily maximum must count what other workers have just claimed.
  perform pg_advisory_xact_lock(hashtextextended('claim_mails', 4));
  for m in
    select o.* from private.outbox o
    where o.sent_at is null and o.failed_at is null and o.not_before <= now()
      and coalesce(o.claimed_until < now(), true) and o.kind = any (p_kinds)
      and (o.kind <> 'newsletter.post' or private.is_marketing_time())
    order by o.kind = 'newsletter.post', o.not_before, o.id for update skip locked
  loop
    if m.attempts >= 6 then
      perform private.fail_mail(m, coalesce(nullif(m.last_error, ''), 'never settled'));
      continue;
    end if;
    if private.mailbox_is_full(m) then
      perform private.fail_mail(m, 'held back: too many mails to this address today');
      continue;
    end if;
    update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '13 minutes' where o.id = m.id;
    id := m.id; kind := m.kind; recipient := m.recipient; about := m.about; data := m.data;
    return next;
    wanted := wanted - 1;
    exit when wanted = 0;
  end loop;
end $$;

-- Records the result: sent (null), failed with a reason and retried after 1, 5 and 30 minutes, 2 and 12 hours, or void:
-- nothing to send any more. The sixth failure is final; all retries fit into the legal period of a day.
create function public.settle_mail(p_id bigint, p_error text default null, p_void boolean default false) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  m private.outbox;
  pause interval;
begin
  select * into m from private.outbox where id = p_id and sent_at is null and failed_at is null for update;
  if not found then return; end if;
  if p_void then
    update private.outbox set failed_at = now(), is_void = true, claimed_until = null, last_error = left(coalesce(p_error, 'nothing to say'), 200) where id = m.id;
    return;
  end if;
  if p_error is null then
    update private.outbox set sent_at = now(), claimed_until = null, last_error = '' where id = m.id;
    perform private.note_mail(m, false);
    return;
  end if;
  pause := (array['1 minute', '5 minutes', '30 minutes', '2 hours', '12 hours']::interval[])[m.attempts];
  if pause is null then
    perform private.fail_mail(m, p_error);
  else
    update private.outbox set claimed_until = null, last_error = left(p_error, 200), not_before = now() + pause where id = m.id;
  end if;
end $$;

-- What a newsletter link refers to: {step: confirm or leave, state}; null for an unknown token. Changes nothing, because
-- link scanners open links too.
create function public.newsletter_link(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('step', case when k.confirm_token = p_token then 'confirm' else 'leave' end, 'state', s.state)
  from private.newsletter_keys k join public.newsletter_subscribers s on s.id = k.subscriber_id
  where k.confirm_token = p_token or k.unsubscribe_token = p_token
$$;

-- functions: lost mails -------------------------------------------------------------------------------
-- Failed mails that staff have not handled, newest first: {items: [{id, kind, about, recipient, reason, failed_at}], total}.
create function public.lost_mails() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'total', (select count(*) from private.outbox m where m.failed_at is not null and not m.is_void),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'about', m.about, 'recipient', m.recipient,
        'reason', m.last_error, 'failed_at', m.failed_at) order by m.failed_at desc, m.id desc), '[]')
      from (
        select * from private.outbox where failed_at is not null and not is_void
        order by failed_at desc, id desc limit 50) m));
end $$;

-- Staff handle a failed mail: retried from the start, or dismissed because the person was reached otherwise.
create function public.settle_lost_mail(p_mail bigint, p_retry boolean) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  m private.outbox;
begin
  perform private.require_staff();
  select * into m from private.outbox where id = p_mail and failed_at is not null and not is_void for update;
  if not found then
    perform private.refuse('moved', 'Ese correo ya se resolvió. Recarga la página.');
  end if;
  if p_retry and m.recipient = '' then
    perform private.refuse('forgotten', 'De ese correo ya no guardamos la dirección: habla con la persona por otro medio.');
  end if;
  if p_retry then
    update private.outbox set failed_at = null, attempts = 0, not_before = now(), last_error = '' where id = m.id;
  else
    update private.outbox set is_void = true where id = m.id;
  end if;
  perform private.audit(case when p_retry then 'mail.retried' else 'mail.dismissed' end, 'outbox', m.id::text, jsonb_build_object('mail', m.kind));
end $$;

-- functions: forgetting -------------------------------------------------------------------------------
-- Deletes mails about deleted rows.
create function private.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin delete from private.outbox where about = old.id; return null; end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger on_auth_user_changed_mail after update of email, encrypted_password on auth.users for each row
  when (old.email is distinct from new.email or old.encrypted_password is distinct from new.encrypted_password)
  execute function private.account_mail();
create trigger on_auth_user_deleted_mail after delete on auth.users for each row execute function private.forget_mails();

create trigger contact_messages_mail_deleted after delete on public.contact_messages for each row execute function private.forget_mails();

create trigger cotizaciones_mail after insert or update of estado on public.cotizaciones for each row execute function private.quote_mail();

create trigger newsletter_subscribers_mail_deleted after delete on public.newsletter_subscribers for each row execute function private.forget_mails();

create trigger ordenes_servicio_mail after insert or update of estado, received_by, closed_at on public.ordenes_servicio
  for each row execute function private.repair_mails();
create trigger ordenes_servicio_mail_deleted after delete on public.ordenes_servicio for each row execute function private.forget_mails();

create trigger orders_mail_deleted after delete on public.orders for each row execute function private.forget_mails();
create trigger orders_mail_status after update of status, shipping_status, carrier, tracking_number on public.orders
  for each row execute function private.order_status_mails();
create trigger orders_mail_paid after update of payment_status on public.orders for each row
  when (not private.is_cash(new.payment_method) and old.payment_status is distinct from new.payment_status
    and (old.payment_status = 'pending' or (old.payment_status in ('unpaid', 'rejected') and new.payment_status <> 'rejected')))
  execute function private.order_mails();
-- Repairs checked in at the counter start confirmed, with a printed receipt.
create trigger orders_mail_placed after insert on public.orders for each row
  when (private.is_cash(new.payment_method) and new.status = 'placed') execute function private.order_mails();

create trigger payments_mail after update of refunded_amount, refund_due on public.payments
  for each row when (new.refunded_amount > old.refunded_amount or (new.refund_due and not old.refund_due)) execute function private.refund_mail();

create trigger retractos_mail after insert or update of state on public.retractos for each row execute function private.claim_mail();

create trigger reversiones_mail after insert or update of state on public.reversiones for each row execute function private.claim_mail();

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.outbox from public, anon, authenticated, service_role;
grant execute on function public.repair_for_mail, public.claim_mails, public.settle_mail to service_role;
grant execute on function public.newsletter_link to anon, authenticated;
grant execute on function public.lost_mails, public.settle_lost_mail to authenticated;
