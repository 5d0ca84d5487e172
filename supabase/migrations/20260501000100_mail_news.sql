-- Mail: what customers are told of their orders, repairs, messages and accounts. Triggers on the rows themselves write
-- each mail down, so that it is due whoever makes the change; the letters read how things are when they leave.

-- orders -------------------------------------------------------------------------------------------------
create function private.is_under_way(p_status public.shipping_status) returns boolean
language sql immutable set search_path = '' as
$$ select p_status in ('shipped', 'in_transit', 'out_for_delivery') $$;

-- Confirmed (when it is paid on delivery), on its way, delivered, cancelled by the shop, never confirmed.
create function private.order_news() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  address text := private.order_recipient(new);
  mark jsonb := private.address_mark(address, new.user_id);
begin
  if old.status = 'confirmed' and new.status = 'placed' then perform private.unpost_mail('order.confirmed', new.id); end if;
  if private.is_under_way(old.shipping_status) and not private.is_under_way(new.shipping_status) then perform private.unpost_mail('order.shipped', new.id); end if;
  if old.shipping_status = 'delivered' and new.shipping_status <> 'delivered' then perform private.unpost_mail('order.delivered', new.id); end if;
  -- What pays a repair is told with the repair.
  if exists (select from public.order_items i where i.order_id = new.id and i.item_type = 'repair') then return null; end if;

  if old.status = 'placed' and new.status = 'confirmed' and new.payment_method = 'contra_entrega' then
    perform private.post_mail('order.confirmed', new.id, address, mark);
  end if;
  if private.is_under_way(new.shipping_status)
     and (not private.is_under_way(old.shipping_status) or (old.carrier, old.tracking_number) is distinct from (new.carrier, new.tracking_number)) then
    -- A number that was corrected is told anew, in place of one that has not left.
    perform private.unpost_mail('order.shipped', new.id);
    perform private.post_mail('order.shipped', new.id, address, mark || jsonb_build_object('corrects', exists (
        select from private.outbox m where m.about = new.id and m.kind = 'order.shipped' and m.sent_at is not null)),
      md5(concat_ws('|', new.carrier, new.tracking_number)));
  end if;
  if new.shipping_status = 'delivered' and old.shipping_status <> 'delivered' then
    perform private.post_mail('order.delivered', new.id, address, mark);
  end if;
  -- The timeline knows whose decision it was, and why; money that went back is told by itself.
  if new.status = 'cancelled' and old.status <> 'cancelled' and new.payment_status <> 'refunded'
     and (select e.actor_kind from public.order_events e where e.order_id = new.id and e.changes ? 'status' order by e.id desc limit 1) = 'equipo' then
    perform private.post_mail('order.cancelled', new.id, address, mark);
  end if;
  if new.status = 'expired' and old.status <> 'expired' and new.payment_method = 'contra_entrega' then
    perform private.post_mail('order.expired', new.id, address, mark);
  end if;
  return null;
end $$;
create trigger orders_mail_news after update of status, shipping_status, carrier, tracking_number on public.orders
  for each row execute function private.order_news();

-- Money that goes back: once when it is due (charged for what could not be kept) and, unless that mail still waits and
-- will tell it, once for each sum that went.
create function private.refund_news() returns trigger
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
  if new.refund_due and not old.refund_due then
    perform private.post_mail('order.refunded', o.id, address, mark, new.id || ':due');
  elsif new.refunded_amount > old.refunded_amount and not exists (
    select from private.outbox m
    where m.dedupe_key = concat_ws(':', 'order.refunded', o.id, new.id, 'due')
      and m.sent_at is null and m.failed_at is null and coalesce(m.claimed_until < now(), true)) then
    perform private.post_mail('order.refunded', o.id, address,
      mark || jsonb_build_object('amount', new.refunded_amount - old.refunded_amount), new.id || ':' || new.refunded_amount);
  end if;
  return null;
end $$;
create trigger payments_mail after update of refunded_amount, refund_due on public.payments
  for each row when (new.refunded_amount > old.refunded_amount or (new.refund_due and not old.refund_due)) execute function private.refund_news();

-- A withdrawal or a reversal: received, and decided. That its money went back is told by the payment.
create function private.claim_news() returns trigger
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
create trigger retractos_mail after insert or update of state on public.retractos for each row execute function private.claim_news();
create trigger reversiones_mail after insert or update of state on public.reversiones for each row execute function private.claim_news();

-- repairs ------------------------------------------------------------------------------------------------
-- Where to write about a repair: the contact that was left, else its account.
create function private.repair_recipient(r public.ordenes_servicio) returns text
language sql stable security definer set search_path = '' as
$$ select coalesce(nullif(lower(r.contact_email), ''), private.confirmed_email(r.usuario_id)) $$;

-- Requested, received in the shop, ready, handed over, closed without having come.
create function private.repair_news() returns trigger
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
    perform private.unpost_mail('repair.ready', new.id), private.unpost_mail('repair.delivered', new.id);
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
create trigger ordenes_servicio_mail after insert or update of estado, received_by, closed_at on public.ordenes_servicio
  for each row execute function private.repair_news();

-- A quote that waits for an answer, and the answer as its proof.
create function private.quote_news() returns trigger
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
      perform private.unpost_mail('repair.quote', r.id);
      perform private.post_mail('repair.quote', r.id, address, mark, new.id::text);
    end if;
  elsif old.estado = 'pendiente' and new.estado <> 'pendiente' and new.decided_via <> 'mostrador' then
    perform private.post_mail('repair.decided', r.id, address, mark, new.id::text);
  end if;
  return null;
end $$;
create trigger cotizaciones_mail after insert or update of estado on public.cotizaciones for each row execute function private.quote_news();

-- What the workshop writes: after two minutes, so that several lines are one mail, and none to who reads them meanwhile.
create function private.comment_news() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  r public.ordenes_servicio;
  address text;
begin
  if private.mail_waits('repair.message', new.orden_id) then return null; end if;
  select * into r from public.ordenes_servicio where id = new.orden_id;
  address := private.repair_recipient(r);
  perform private.post_mail('repair.message', r.id, address, private.address_mark(address, r.usuario_id) || jsonb_build_object('comment', new.id),
    new.id::text, interval '2 minutes');
  return null;
end $$;
-- The first comment of a repair is the program's own (spec): its receipt is a mail of its own.
create trigger orden_comentarios_mail after insert on public.orden_comentarios for each row
  when (new.autor = 'admin' and not new.is_internal and new.texto <> 'Servicio creado y equipo recibido') execute function private.comment_news();

-- A repair as a mail tells it: nothing that the customer typed. p_comment: the workshop's messages from there on that
-- the customer has not read. Null when it is gone.
create function public.repair_letter(p_orden uuid, p_quote uuid default null, p_comment bigint default null) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select to_jsonb(r) - array['usuario_id', 'descripcion', 'admin_descripcion', 'admin_imagenes', 'customer_imagenes', 'contact_name', 'contact_phone',
      'contact_email', 'contact_document', 'contact_address', 'pickup_address', 'delivered_to_name', 'delivered_to_document', 'device_brand', 'device_model',
      'device_serial', 'accessories', 'condition'] || jsonb_build_object(
    'has_account', r.usuario_id is not null,
    'token', (select l.token from private.repair_links l where l.orden_id = r.id and l.revoked_at is null),
    'quote', (
      select jsonb_build_object('id', q.id, 'total', q.total, 'deposit', q.deposit, 'lines', q.lines, 'note', q.note, 'estado', q.estado,
        'valid_until', q.valid_until, 'decided_at', q.decided_at, 'paid_at', q.paid_at, 'replaced_at', q.replaced_at)
      from public.cotizaciones q where q.orden_id = r.id and q.id = coalesce(p_quote, (
        select c.id from public.cotizaciones c where c.orden_id = r.id and c.replaced_at is null))),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('text', c.texto, 'at', c.created_at) order by c.id), '[]')
      from public.orden_comentarios c
      where c.orden_id = r.id and c.id >= p_comment and c.autor = 'admin' and not c.is_internal
        and c.id > coalesce((select l.last_comment from public.orden_lecturas l where l.orden_id = r.id and l.user_id = r.usuario_id), 0)))
  from public.ordenes_servicio r where r.id = p_orden
$$;

-- messages to the shop -----------------------------------------------------------------------------------
-- An answer by mail leaves from here, with its own words.
create function private.answer_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  m public.contact_messages;
begin
  select * into m from public.contact_messages where id = new.message_id;
  perform private.post_mail('contact.answer', m.id, m.email, jsonb_build_object('reply', new.id,
    'token', (select d.token from private.contact_desk d where d.message_id = m.id)), new.id::text);
  return null;
end $$;
create trigger contact_replies_mail after insert on public.contact_replies for each row
  when (new.channel = 'correo') execute function private.answer_mail();

-- accounts -----------------------------------------------------------------------------------------------
-- Whoever holds a session can change what opens the account: its owner is told at the address that was proved.
create function private.account_news() returns trigger
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
create trigger on_auth_user_changed_mail after update of email, encrypted_password on auth.users for each row
  when (old.email is distinct from new.email or old.encrypted_password is distinct from new.encrypted_password)
  execute function private.account_news();

-- lost mails ---------------------------------------------------------------------------------------------
-- Mails that never left and that nobody has seen to, newest first: {items: [{id, kind, about, recipient, reason, failed_at}], total}.
create function public.lost_mails(p_limit int default 50) returns jsonb
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
        order by failed_at desc, id desc limit least(greatest(coalesce(p_limit, 50), 1), 200)) m));
end $$;

-- Staff saw to a lost mail: it is tried again from the start, or put aside because the person was told otherwise.
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

-- forgetting ---------------------------------------------------------------------------------------------
create trigger ordenes_servicio_mail_forgotten after update of contact_name on public.ordenes_servicio for each row
  when (new.contact_name = 'Cuenta eliminada' and old.contact_name <> new.contact_name) execute function private.forget_mails();
create trigger ordenes_servicio_mail_deleted after delete on public.ordenes_servicio for each row execute function private.forget_mails();
create trigger on_auth_user_deleted_mail after delete on auth.users for each row execute function private.forget_mails();

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.repair_letter(uuid, uuid, bigint) to service_role;
grant execute on function public.lost_mails(int), public.settle_lost_mail(bigint, boolean) to authenticated;
