-- Mail: what has to be sent is written down by the transaction that causes it, and sent afterwards, once, by whoever
-- claims it first. A mail server that is down delays a mail and loses none.

-- tables -------------------------------------------------------------------------------------------------
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
  last_error text not null default '',
  created_at timestamptz not null default now()
);
comment on table private.outbox is 'Mails that wait, and those of the last 90 days; older ones keep neither address nor data.';
comment on column private.outbox.about is 'The order, message or subscriber that it speaks of: forgotten with it.';
comment on column private.outbox.data is 'What the row it speaks of does not tell, such as the key of a link; never the words of the mail.';
comment on column private.outbox.claimed_until is 'Somebody is sending it until then; a crash gives it back.';
comment on column private.outbox.failed_at is 'Given up, or not worth sending any more: last_error says why.';

-- indexes ------------------------------------------------------------------------------------------------
create index outbox_due on private.outbox (not_before) where sent_at is null and failed_at is null;
create index outbox_about on private.outbox (about);
create index outbox_with_address on private.outbox (created_at) where recipient <> '';

-- functions: writing -------------------------------------------------------------------------------------
-- Writes a mail down, once for each kind, subject and key; answers whether it is new.
create function private.post_mail(p_kind text, p_about uuid, p_recipient text, p_data jsonb default '{}', p_key text default '') returns boolean
language plpgsql security definer set search_path = '' as
$$
begin
  insert into private.outbox (kind, about, recipient, data, dedupe_key)
  values (p_kind, p_about, p_recipient, p_data, concat_ws(':', p_kind, p_about, nullif(p_key, '')))
  on conflict (dedupe_key) do nothing;
  return found;
end $$;

-- Where to write about an order: what its buyer typed, else their account, else the contact of the repair it pays.
create function private.order_recipient(o public.orders) returns text
language sql stable security definer set search_path = '' as
$$
  select coalesce(nullif(lower(o.customer_email), ''), private.confirmed_email(o.user_id), (
    select nullif(lower(r.contact_email), '')
    from public.order_items i join public.ordenes_servicio r on r.id::text = i.slug
    where i.order_id = o.id and i.item_type = 'repair' limit 1))
$$;

-- The acknowledgement that the law asks for (Ley 1480, art. 50 d): one for each order, when it is placed to be paid on
-- delivery, or when its card is charged or under review. What becomes of a review is told in a mail of its own.
create function private.order_mails() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  address text := private.order_recipient(new);
begin
  if address is null then return null; end if;
  if tg_op = 'INSERT' or new.payment_status = 'pending' then
    perform private.post_mail('order.placed', new.id, address);
  elsif new.payment_status = 'paid' then
    -- An acknowledgement that nobody has begun to send will tell by itself that the order is paid.
    if not private.post_mail('order.placed', new.id, address)
       and not exists (
         select from private.outbox m where m.about = new.id and m.kind = 'order.placed'
           and m.sent_at is null and m.failed_at is null and coalesce(m.claimed_until < now(), true)) then
      perform private.post_mail('order.approved', new.id, address);
    end if;
  elsif new.payment_status = 'rejected' then
    perform private.post_mail('order.rejected', new.id, address, '{}', (select count(*)::text from public.payments p where p.order_id = new.id));
  end if;
  return null;
end $$;
-- What staff take at the counter begins confirmed, with its paper in hand.
create trigger orders_mail_placed after insert on public.orders for each row
  when (new.payment_method = 'contra_entrega' and new.status = 'placed') execute function private.order_mails();
create trigger orders_mail_paid after update of payment_status on public.orders for each row
  when (new.payment_method = 'card' and old.payment_status is distinct from new.payment_status
    and (old.payment_status = 'pending' or (old.payment_status in ('unpaid', 'rejected') and new.payment_status <> 'rejected')))
  execute function private.order_mails();

-- The receipt of a message: its link exists from here on.
create function private.contact_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  m public.contact_messages;
begin
  select * into m from public.contact_messages where id = new.message_id;
  -- Nobody fills somebody else's mailbox through the form.
  if m.email <> '' and not m.is_spam and (
    select count(*) from public.contact_messages o
    where o.email <> '' and lower(o.email) = lower(m.email) and o.created_at > now() - interval '1 day') <= 10 then
    perform private.post_mail('contact.received', m.id, m.email, jsonb_build_object('token', new.token));
  end if;
  return null;
end $$;
create trigger contact_desk_mail after insert on private.contact_desk for each row execute function private.contact_mail();

-- A new key for the second step is a new mail; the one that still waits would open nothing.
create function private.newsletter_confirm_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  address text := (select email from public.newsletter_subscribers where id = new.subscriber_id);
begin
  if tg_op = 'UPDATE' and new.confirm_token is not distinct from old.confirm_token then return null; end if;
  delete from private.outbox where about = new.subscriber_id and kind = 'newsletter.confirm' and sent_at is null;
  perform private.post_mail('newsletter.confirm', new.subscriber_id, address,
    jsonb_build_object('confirm', new.confirm_token, 'leave', new.unsubscribe_token), md5(new.confirm_token));
  return null;
end $$;
create trigger newsletter_keys_mail after insert or update of confirm_token on private.newsletter_keys for each row
  when (new.confirm_token is not null) execute function private.newsletter_confirm_mail();

-- Welcome, once for each time that somebody joins; whoever leaves gets nothing that still waits.
create function private.newsletter_state_mail() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.state = 'confirmado' then
    perform private.post_mail('newsletter.welcome', new.id, new.email,
      jsonb_build_object('leave', (select k.unsubscribe_token from private.newsletter_keys k where k.subscriber_id = new.id)),
      extract(epoch from new.confirmed_at)::text);
  elsif new.state = 'baja' then
    delete from private.outbox where about = new.id and sent_at is null;
  end if;
  return null;
end $$;
create trigger newsletter_subscribers_mail after update of state on public.newsletter_subscribers for each row
  when (old.state is distinct from new.state) execute function private.newsletter_state_mail();

-- functions: sending -------------------------------------------------------------------------------------
-- Hands out mails of these kinds that are due, each to one worker, who has five minutes to settle it.
create function public.claim_mails(p_kinds text[], p_limit int default 5)
returns table (id bigint, kind text, recipient text, about uuid, data jsonb)
language sql security definer set search_path = '' as
$$
  with due as materialized (
    select o.id from private.outbox o
    where o.sent_at is null and o.failed_at is null and o.not_before <= now() and o.attempts < 6
      and coalesce(o.claimed_until < now(), true) and o.kind = any (p_kinds)
    order by o.not_before, o.id limit least(greatest(coalesce(p_limit, 5), 1), 100) for update skip locked
  )
  update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '5 minutes'
  from due where o.id = due.id
  returning o.id, o.kind, o.recipient, o.about, o.data
$$;

-- Notes how it went: sent (null), failed with a reason and to be tried again after 1, 5 and 30 minutes, 2 and 12 hours, or
-- void: there is nothing to say any more. The sixth failure is the last; all of them fit into the day that the law gives.
create function public.settle_mail(p_id bigint, p_error text default null, p_void boolean default false) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  m private.outbox;
  pause interval;
begin
  select * into m from private.outbox where id = p_id and sent_at is null and failed_at is null for update;
  if not found then return; end if;
  if p_error is null and not p_void then
    update private.outbox set sent_at = now(), claimed_until = null, last_error = '' where id = m.id;
    if m.kind like 'order.%' and exists (select from public.orders where id = m.about) then
      insert into public.order_events (order_id, kind, details) values (m.about, 'mail', jsonb_build_object('mail', m.kind));
    end if;
    return;
  end if;
  pause := (array['1 minute', '5 minutes', '30 minutes', '2 hours', '12 hours']::interval[])[m.attempts];
  update private.outbox set claimed_until = null, last_error = left(coalesce(p_error, 'nothing to say'), 200),
    failed_at = case when p_void or pause is null then now() end, not_before = now() + coalesce(pause, interval '0')
  where id = m.id;
end $$;

-- Gives up what its sixth worker never settled, and forgets to whom and what of mails that are older than 90 days;
-- answers how many.
create function public.tidy_mails() returns int
language plpgsql security definer set search_path = '' as
$$
declare
  n int;
begin
  update private.outbox set failed_at = now(), claimed_until = null, last_error = coalesce(nullif(last_error, ''), 'never settled')
  where sent_at is null and failed_at is null and attempts >= 6 and claimed_until < now();
  update private.outbox set recipient = '', data = '{}'
  where recipient <> '' and created_at < now() - interval '90 days' and (sent_at is not null or failed_at is not null);
  get diagnostics n = row_count;
  return n;
end $$;

-- What a link of the newsletter opens: {step: confirm or leave, state}; null for no such link. It changes nothing, because
-- programs open links too.
create function public.newsletter_link(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('step', case when k.confirm_token = p_token then 'confirm' else 'leave' end, 'state', s.state)
  from private.newsletter_keys k join public.newsletter_subscribers s on s.id = k.subscriber_id
  where k.confirm_token = p_token or k.unsubscribe_token = p_token
$$;

-- functions: forgetting ----------------------------------------------------------------------------------
create function private.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin delete from private.outbox where about = old.id; return null; end $$;
create trigger orders_mail_forgotten after update of customer_name on public.orders for each row
  when (new.customer_name = 'Cuenta eliminada' and old.customer_name <> new.customer_name) execute function private.forget_mails();
create trigger contact_messages_mail_forgotten after update of name on public.contact_messages for each row
  when (new.name = 'Cuenta eliminada' and old.name <> new.name) execute function private.forget_mails();
create trigger orders_mail_deleted after delete on public.orders for each row execute function private.forget_mails();
create trigger contact_messages_mail_deleted after delete on public.contact_messages for each row execute function private.forget_mails();
create trigger newsletter_subscribers_mail_deleted after delete on public.newsletter_subscribers for each row execute function private.forget_mails();

-- grants -------------------------------------------------------------------------------------------------
revoke all on private.outbox from public, anon, authenticated, service_role;
grant execute on function public.claim_mails(text[], int), public.settle_mail(bigint, text, boolean), public.tidy_mails() to service_role;
grant execute on function public.newsletter_link(text) to anon, authenticated;
