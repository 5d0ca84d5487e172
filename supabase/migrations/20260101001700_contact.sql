-- Contact: messages to the shop (peticiones, quejas, reclamos, sugerencias, consultas) and newsletter subscriptions.

-- types -----------------------------------------------------------------------------------------------
create type public.contact_kind as enum ('peticion', 'queja', 'reclamo', 'sugerencia', 'consulta');
create type public.contact_service as enum ('consola', 'control', 'cursos', 'repuestos', 'mayorista', 'otro');
create type public.contact_state as enum ('nuevo', 'en_curso', 'respondido', 'cerrado');
create type public.contact_channel as enum ('whatsapp', 'correo', 'llamada');
create type public.newsletter_state as enum ('pendiente', 'confirmado', 'baja');

-- tables ----------------------------------------------------------------------------------------------
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (number ~ '^PQR-\d{4}-\d{6,}$'),
  kind public.contact_kind not null default 'consulta',
  service public.contact_service,
  name text not null check (char_length(name) between 2 and 120),
  phone text not null check (char_length(phone) <= 20),
  email text not null default '' check (char_length(email) <= 254),
  message text not null check (char_length(message) between 1 and 4000),
  user_id uuid references auth.users (id) on delete set null,
  state public.contact_state not null default 'nuevo',
  is_spam boolean not null default false,
  assigned_to uuid references auth.users (id) on delete set null,
  due_on date not null,
  answered_at timestamptz,
  closed_at timestamptz,
  consent_version text not null,
  consent_ip text not null default '',
  consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text generated always as (private.norm(number || E'\n' || name || E'\n' || phone || E'\n' || email || E'\n' || message)) stored
);
comment on table public.contact_messages is 'Created by submit_contact_message; staff change them through functions.';
comment on column public.contact_messages.due_on is 'Legal deadline of the answer: fifteen business days.';
comment on column public.contact_messages.consent_version is 'With time and address, evidence of the consent to process the data (Ley 1581).';
comment on column public.contact_messages.answered_at is 'Time of the first answer.';

create table public.contact_replies (
  id bigint generated always as identity primary key,
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  -- Without a channel: an internal note.
  channel public.contact_channel,
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.contact_replies is 'Answers to a message, and internal notes.';
comment on column public.contact_replies.channel is 'Channel of the answer; null: an internal note, never shown to the sender.';

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and char_length(email) <= 254),
  state public.newsletter_state not null default 'pendiente',
  source text not null default '' check (char_length(source) <= 40),
  consent_version text not null,
  consent_ip text not null default '',
  consent_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.newsletter_subscribers is 'Double opt-in: an address counts after its confirmation.';

-- Separate, so that staff may select all columns of a message, and reading does not update it.
create table private.contact_keys (
  message_id uuid primary key references public.contact_messages (id) on delete cascade,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  fingerprint text not null default '',
  read_at timestamptz
);
comment on column private.contact_keys.token is 'Token of /pqr/{token}.';
comment on column private.contact_keys.fingerprint is 'Deduplicates equal messages of one person.';

create table private.newsletter_keys (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  confirm_token text unique default encode(extensions.gen_random_bytes(24), 'hex'),
  unsubscribe_token text not null unique default encode(extensions.gen_random_bytes(24), 'hex')
);
comment on table private.newsletter_keys is 'Tokens in the links of the newsletter''s mails.';

-- indexes ---------------------------------------------------------------------------------------------
create index contact_messages_of_assignee on public.contact_messages (assigned_to) where assigned_to is not null;
create index contact_messages_newest on public.contact_messages (created_at desc, id);
create index contact_messages_open on public.contact_messages (due_on, created_at) where not is_spam and state in ('nuevo', 'en_curso');
create index contact_messages_of_user on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_phone on public.contact_messages (phone, created_at desc);
create index contact_messages_email on public.contact_messages (lower(email)) where email <> '';
create index contact_messages_search on public.contact_messages using gin (search extensions.gin_trgm_ops);
create index contact_replies_of_author on public.contact_replies (author) where author is not null;
create index contact_replies_of on public.contact_replies (message_id, id);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_newest on public.newsletter_subscribers (created_at desc, id);
create index contact_keys_fingerprint on private.contact_keys (fingerprint);

-- functions: writing to the shop ----------------------------------------------------------------------
-- Stores a message and returns {id, number, token, is_new}. Called by the server only, which provides the signed-in user,
-- the client address and the spam verdict.
create function public.submit_contact_message(
  p_kind public.contact_kind,
  p_name text,
  p_phone text,
  p_email text,
  p_message text,
  p_version text,
  p_service public.contact_service default null,
  p_ip text default '',
  p_user uuid default null,
  p_spam boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  said text := private.trim_text(coalesce(p_message, ''));
  who text := private.trim_text(coalesce(p_name, ''));
  address text := lower(btrim(coalesce(p_email, '')));
  number_called text := btrim(coalesce(p_phone, ''));
  mark text := md5(concat_ws('|', private.norm(said), number_called, address, p_kind));
  known record;
  written public.contact_messages;
begin
  if coalesce(p_version, '') = '' then
    perform private.refuse('no_consent', 'Autoriza el tratamiento de tus datos para poder responderte.');
  end if;
  if char_length(who) not between 2 and 120 or char_length(number_called) not between 7 and 20
     or char_length(said) not between 1 and 4000 or char_length(address) > 254 or p_kind is null then
    perform private.refuse('bad_message', 'Completa tu nombre, tu teléfono y tu mensaje.');
  end if;
  -- A double click, or the same message again on the same day: one message.
  perform pg_advisory_xact_lock(hashtextextended(mark, 0));
  select m.id, m.number, d.token into known
  from private.contact_keys d join public.contact_messages m on m.id = d.message_id
  where d.fingerprint = mark and m.created_at > now() - interval '1 day' and m.state <> 'cerrado'
  order by m.created_at desc limit 1;
  if found then
    return jsonb_build_object('id', known.id, 'number', known.number, 'token', known.token, 'is_new', false);
  end if;
  -- By phone and client address together: a stranger who knows the phone must not block its owner.
  if (select count(*) from public.contact_messages m
      where m.phone = number_called and m.consent_ip = left(coalesce(p_ip, ''), 64) and m.created_at > now() - interval '1 day') >= 10 then
    perform private.refuse('too_many', 'Ya recibimos varios mensajes tuyos hoy. Te respondemos muy pronto; si es urgente, escríbenos por WhatsApp.');
  end if;
  insert into public.contact_messages (number, kind, service, name, phone, email, message, user_id, is_spam, due_on, consent_version, consent_ip)
  values (private.next_number('PQR'), p_kind, p_service, who, number_called, address, said, p_user, coalesce(p_spam, false),
    private.add_business_days(private.co_date(), 15), left(p_version, 40), left(coalesce(p_ip, ''), 64))
  returning * into written;
  insert into private.contact_keys (message_id, fingerprint) values (written.id, mark) returning token into known.token;
  if not written.is_spam then
    perform private.post_mail('contact.received', written.id, address,
      jsonb_build_object('token', known.token) || private.address_mark(address, p_user));
  end if;
  return jsonb_build_object('id', written.id, 'number', written.number, 'token', known.token, 'is_new', true);
end $$;

-- The shop's promise: an answer within 24 hours, Sundays excluded.
create function private.contact_promise(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as
$$
  select case extract(isodow from local)
    when 6 then p_at + interval '2 days'
    when 7 then (local::date + 2)::timestamp at time zone 'America/Bogota'
    else p_at + interval '1 day' end
  from (select p_at at time zone 'America/Bogota' as local) t
$$;

-- The holder's view of a message: text and answers, no notes and no names. Null for an unknown token.
create function public.contact_by_token(p_token text) returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('number', m.number, 'kind', m.kind, 'service', m.service, 'message', m.message, 'state', m.state,
    'created_at', m.created_at, 'promised_at', private.contact_promise(m.created_at), 'due_on', m.due_on,
    'answered_at', m.answered_at, 'closed_at', m.closed_at, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'channel', r.channel, 'body', r.body, 'created_at', r.created_at) order by r.id), '[]')
      from public.contact_replies r where r.message_id = m.id and r.channel is not null))
  from private.contact_keys d join public.contact_messages m on m.id = d.message_id
  where d.token = p_token
$$;

-- The link token of a message, by its number and the phone or e-mail it was sent with; null otherwise. Called by the server
-- only, which limits attempts: numbers are sequential.
create function public.find_contact_link(p_number text, p_contact text) returns text
language sql stable security definer set search_path = '' as
$$
  select d.token
  from public.contact_messages m join private.contact_keys d on d.message_id = m.id
  where m.number = upper(btrim(p_number)) and not m.is_spam
    and btrim(p_contact) <> '' and (m.phone = btrim(p_contact) or m.email = lower(btrim(p_contact)))
$$;

-- functions: the inbox --------------------------------------------------------------------------------
-- A page of the inbox: {items, total, counts}. p_state 'spam' shows spam; p_assigned is a person, 'mias' or 'nadie'.
create function public.contact_inbox(
  p_query text default '',
  p_state text default null,
  p_kind public.contact_kind default null,
  p_assigned text default null,
  p_sort text default '-recibido',
  p_limit int default 30,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  me uuid := (select auth.uid());
  pattern text := private.like_pattern(private.phone_or_text(p_query));
begin
  perform private.require_staff();
  return (
    with found as (
      select m.id, row_number() over (order by
        case when p_sort = 'vence' then m.due_on end, case when p_sort = '-vence' then m.due_on end desc,
        case when p_sort = 'recibido' then m.created_at end, m.created_at desc, m.id) as place
      from public.contact_messages m
      where (pattern = '%%' or m.search like pattern)
        and m.is_spam = (p_state is not distinct from 'spam')
        and (p_state is null or p_state = 'spam' or m.state::text = p_state)
        and (p_kind is null or m.kind = p_kind)
        and (p_assigned is null or (p_assigned = 'nadie' and m.assigned_to is null)
          or m.assigned_to::text = case when p_assigned = 'mias' then me::text else p_assigned end)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select jsonb_build_object(
          'nuevo', count(*) filter (where not m.is_spam and m.state = 'nuevo'),
          'en_curso', count(*) filter (where not m.is_spam and m.state = 'en_curso'),
          'respondido', count(*) filter (where not m.is_spam and m.state = 'respondido'),
          'cerrado', count(*) filter (where not m.is_spam and m.state = 'cerrado'),
          'spam', count(*) filter (where m.is_spam),
          'unread', count(*) filter (where not m.is_spam and d.read_at is null),
          'mine', count(*) filter (where not m.is_spam and m.assigned_to = me and m.state in ('nuevo', 'en_curso')))
        from public.contact_messages m left join private.contact_keys d on d.message_id = m.id),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'number', m.number, 'kind', m.kind, 'service', m.service, 'name', m.name,
          'preview', left(m.message, 160), 'state', m.state, 'is_spam', m.is_spam, 'assigned_to', m.assigned_to,
          'assigned_name', private.person_name(m.assigned_to), 'due_on', m.due_on, 'answered_at', m.answered_at,
          'promised_at', private.contact_promise(m.created_at), 'created_at', m.created_at, 'is_unread', d.read_at is null,
          'answer_mail', private.answer_mail(m.id)) order by page.place), '[]')
        from (select * from found order by place limit least(greatest(coalesce(p_limit, 30), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) page
        join public.contact_messages m on m.id = page.id
        left join private.contact_keys d on d.message_id = m.id)));
end $$;

-- One message for staff, with answers, notes, the sender's other messages, and the next one to answer; null when it does not
-- exist.
create function public.contact_thread(p_message uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select to_jsonb(m) - array['search', 'consent_ip'] || jsonb_build_object(
      'assigned_name', private.person_name(m.assigned_to), 'username', private.person_name(m.user_id),
      'is_unread', d.read_at is null, 'token', d.token, 'promised_at', private.contact_promise(m.created_at),
      'replies', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'author', private.person_name(r.author), 'channel', r.channel,
          'body', r.body, 'created_at', r.created_at, 'mail_id', o.id,
          'mail', case when o.sent_at is not null then 'enviado' when o.failed_at is not null then 'perdido' when o.id is not null then 'en_camino' end)
          order by r.id), '[]')
        from public.contact_replies r
        left join private.outbox o on o.about = m.id and o.kind = 'contact.answer' and o.dedupe_key = concat_ws(':', 'contact.answer', m.id, r.id)
        where r.message_id = m.id),
      'answer_mail', private.answer_mail(m.id),
      'next', (
        select n.id from public.contact_messages n
        where n.id <> m.id and not n.is_spam and n.state in ('nuevo', 'en_curso') and private.answer_mail(n.id) is distinct from 'en_camino'
        order by n.due_on, n.created_at, n.id limit 1),
      'others', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'kind', o.kind, 'state', o.state, 'created_at', o.created_at)
          order by o.created_at desc), '[]')
        from (
          select * from public.contact_messages o
          where o.id <> m.id and (o.phone = m.phone or o.user_id = m.user_id or (m.email <> '' and lower(o.email) = lower(m.email)))
          order by o.created_at desc limit 5) o))
    from public.contact_messages m left join private.contact_keys d on d.message_id = m.id
    where m.id = p_message);
end $$;

create function private.lock_message(p_message uuid) returns public.contact_messages
language plpgsql set search_path = '' as
$$
declare
  m public.contact_messages;
begin
  perform private.require_staff();
  select * into m from public.contact_messages where id = p_message for update;
  if not found then
    perform private.refuse('not_found', 'No encontramos ese mensaje.');
  end if;
  return m;
end $$;

-- Updates state, kind and spam flag; null keeps the value.
create function public.handle_contact_message(
  p_message uuid,
  p_state public.contact_state default null,
  p_kind public.contact_kind default null,
  p_spam boolean default null
) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  m public.contact_messages := private.lock_message(p_message);
  kind_now public.contact_kind := coalesce(p_kind, m.kind);
begin
  if p_state = 'respondido' and m.answered_at is null then
    perform private.refuse('not_answered', 'Registra primero la respuesta que le diste.');
  end if;
  if p_state = 'cerrado' and m.answered_at is null and not coalesce(p_spam, m.is_spam) and kind_now in ('peticion', 'queja', 'reclamo') then
    perform private.refuse('not_answered', 'Una petición, queja o reclamo se responde antes de cerrarse.');
  end if;
  update public.contact_messages set
    state = coalesce(p_state, state), kind = kind_now, is_spam = coalesce(p_spam, is_spam),
    closed_at = case when coalesce(p_state, state) = 'cerrado' then coalesce(closed_at, now()) end
  where id = m.id;
end $$;

-- Assigns a message to a staff member; null unassigns it.
create function public.assign_contact_message(p_message uuid, p_user uuid default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  m public.contact_messages := private.lock_message(p_message);
begin
  if p_user is not null and not exists (select from public.profiles where id = p_user and role <> 'cliente') then
    perform private.refuse('not_staff', 'Solo puedes asignar mensajes a personas del equipo.');
  end if;
  update public.contact_messages set assigned_to = p_user where id = m.id;
end $$;

-- An answer was sent to the person: the first one ends the legal terms.
create function private.count_answer(p_message uuid, p_author uuid default null) returns void
language sql set search_path = '' as
$$
  update public.contact_messages set answered_at = coalesce(answered_at, now()), assigned_to = coalesce(assigned_to, p_author),
    state = case when state in ('nuevo', 'en_curso') then 'respondido' else state end
  where id = p_message
$$;

-- Delivery status of a message's last answer by mail; null without one.
create function private.answer_mail(p_message uuid) returns text
language sql stable set search_path = '' as
$$
  select case when o.sent_at is not null then 'enviado' when o.failed_at is not null then 'perdido' else 'en_camino' end
  from private.outbox o where o.about = p_message and o.kind = 'contact.answer' order by o.id desc limit 1
$$;

-- Adds an answer (with its channel) or a note. The first answer sets the assignee; answered_at is the time it was given or,
-- by mail, sent.
create function public.reply_contact_message(p_message uuid, p_body text, p_channel public.contact_channel default null) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  m public.contact_messages := private.lock_message(p_message);
  said text := private.trim_text(coalesce(p_body, ''));
  reply bigint;
begin
  if char_length(said) not between 1 and 4000 then
    perform private.refuse('bad_reply', 'Escribe la respuesta: máximo 4.000 caracteres.');
  end if;
  if p_channel = 'correo' and m.email = '' then
    perform private.refuse('no_email', 'Esta persona no dejó correo. Respóndele por WhatsApp o por teléfono.');
  end if;
  insert into public.contact_replies (message_id, author, channel, body) values (m.id, (select auth.uid()), p_channel, said)
  returning id into reply;
  if p_channel = 'correo' then
    -- Sent with its own text; it counts as an answer once sent: private.note_mail.
    update public.contact_messages set assigned_to = coalesce(assigned_to, (select auth.uid())),
      state = case when state = 'nuevo' then 'en_curso' else state end where id = m.id;
    perform private.post_mail('contact.answer', m.id, m.email, jsonb_build_object('reply', reply,
      'token', (select d.token from private.contact_keys d where d.message_id = m.id)), reply::text);
  elsif p_channel is not null then
    perform private.count_answer(m.id, (select auth.uid()));
  end if;
end $$;

-- Marks as read by the team, or as unread.
create function public.read_contact_message(p_message uuid, p_read boolean default true) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  update private.contact_keys set read_at = case when p_read then coalesce(read_at, now()) end where message_id = p_message;
end $$;

-- functions: the newsletter ---------------------------------------------------------------------------
-- Step one. Returns {state, confirm_token, unsubscribe_token}; the site responds the same to everyone.
create function public.subscribe_newsletter(p_email text, p_source text, p_version text, p_ip text default '') returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  address text := lower(btrim(coalesce(p_email, '')));
  s public.newsletter_subscribers;
  k private.newsletter_keys;
begin
  if address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or char_length(address) > 254 then
    perform private.refuse('bad_email', 'Escribe un correo válido, como nombre@correo.com.');
  end if;
  if coalesce(p_version, '') = '' then
    perform private.refuse('no_consent', 'Autoriza el tratamiento de tus datos para suscribirte.');
  end if;
  insert into public.newsletter_subscribers as n (email, source, consent_version, consent_ip)
  values (address, left(coalesce(p_source, ''), 40), left(p_version, 40), left(coalesce(p_ip, ''), 64))
  on conflict (lower(email)) do update set
    source = excluded.source, consent_version = excluded.consent_version, consent_ip = excluded.consent_ip, consent_at = now()
  -- A repeated sign-up of a confirmed address changes nothing; after unsubscribing it needs a new confirmation.
  where n.state <> 'confirmado'
  returning * into s;
  if s.id is null then
    return jsonb_build_object('state', 'confirmado');
  end if;
  insert into private.newsletter_keys as k (subscriber_id) values (s.id)
  on conflict (subscriber_id) do update set confirm_token = default
  returning * into k;
  -- A waiting mail with an earlier key is useless. One that is being sent stays: it counts for the daily maximum.
  delete from private.outbox where about = s.id and kind = 'newsletter.confirm' and sent_at is null and coalesce(claimed_until < now(), true);
  perform private.post_mail('newsletter.confirm', s.id, s.email,
    jsonb_build_object('confirm', k.confirm_token, 'leave', k.unsubscribe_token), md5(k.confirm_token));
  return jsonb_build_object('state', s.state, 'confirm_token', k.confirm_token, 'unsubscribe_token', k.unsubscribe_token);
end $$;

-- Step two, with a welcome mail per subscription; idempotent. False for an unknown or expired token.
create function public.confirm_newsletter(p_token text) returns boolean
language plpgsql security definer set search_path = '' as
$$
declare
  s public.newsletter_subscribers;
  leave text;
begin
  select n.* into s from public.newsletter_subscribers n join private.newsletter_keys k on k.subscriber_id = n.id
  where k.confirm_token = p_token for update of n;
  if s.id is null then return false; end if;
  if s.state = 'confirmado' then return true; end if;
  update public.newsletter_subscribers set state = 'confirmado', unsubscribed_at = null, confirmed_at = now() where id = s.id;
  select unsubscribe_token into leave from private.newsletter_keys where subscriber_id = s.id;
  perform private.post_mail('newsletter.welcome', s.id, s.email, jsonb_build_object('leave', leave), extract(epoch from now())::text);
  return true;
end $$;

create function private.leave_newsletter(p_subscriber uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  update public.newsletter_subscribers set state = 'baja', unsubscribed_at = coalesce(unsubscribed_at, now()) where id = p_subscriber;
  -- The first step's link expires, and its waiting mail is not sent.
  update private.newsletter_keys set confirm_token = null where subscriber_id = p_subscriber;
  delete from private.outbox where about = p_subscriber and sent_at is null;
end $$;

-- One-click unsubscribe without a session; idempotent.
create function public.unsubscribe_newsletter(p_token text) returns boolean
language plpgsql security definer set search_path = '' as
$$
declare
  leaving uuid;
begin
  select subscriber_id into leaving from private.newsletter_keys where unsubscribe_token = p_token;
  if leaving is null then return false; end if;
  perform private.leave_newsletter(leaving);
  return true;
end $$;

-- A page of the subscribers: {items, total, counts}.
create function public.newsletter_list(
  p_query text default '',
  p_state public.newsletter_state default null,
  p_limit int default 30,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  pattern text := private.like_pattern(p_query);
begin
  perform private.require_staff();
  return (
    with found as (
      select s.* from public.newsletter_subscribers s
      where (pattern = '%%' or lower(s.email) like pattern) and (p_state is null or s.state = p_state)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select jsonb_build_object('pendiente', count(*) filter (where state = 'pendiente'), 'confirmado', count(*) filter (where state = 'confirmado'),
          'baja', count(*) filter (where state = 'baja')) from public.newsletter_subscribers),
      'items', (
        select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'email', f.email, 'state', f.state, 'source', f.source, 'created_at', f.created_at,
          'confirmed_at', f.confirmed_at, 'unsubscribed_at', f.unsubscribed_at) order by f.created_at desc, f.id), '[]')
        from (select * from found order by created_at desc, id
          limit least(greatest(coalesce(p_limit, 30), 1), 100) offset greatest(coalesce(p_offset, 0), 0)) f)));
end $$;

-- Unsubscribes an address on request, by staff.
create function public.remove_subscriber(p_subscriber uuid) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  if not exists (select from public.newsletter_subscribers where id = p_subscriber) then
    perform private.refuse('not_found', 'No encontramos esa suscripción.');
  end if;
  perform private.leave_newsletter(p_subscriber);
end $$;

-- Confirmed addresses with their dates only. Admins only.
create function public.export_newsletter() returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  rows jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(jsonb_build_object('email', s.email, 'confirmed_at', s.confirmed_at) order by s.confirmed_at, s.email), '[]')
  into rows from public.newsletter_subscribers s where s.state = 'confirmado';
  perform private.audit('newsletter.exported', 'newsletter_subscribers', null, jsonb_build_object('addresses', jsonb_array_length(rows)));
  return rows;
end $$;

-- functions: a person's own data ----------------------------------------------------------------------
create function private.confirmed_email(p_user uuid) returns text
language sql stable set search_path = '' as
$$ select nullif(lower(email), '') from auth.users where id = p_user and email_confirmed_at is not null $$;

-- A person's messages, by account or confirmed e-mail, without internal notes.
create function private.contact_of(p_user uuid) returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(to_jsonb(m) - array['user_id', 'assigned_to', 'search', 'is_spam'] || jsonb_build_object('respuestas', (
      select coalesce(jsonb_agg(jsonb_build_object('fecha', r.created_at, 'medio', r.channel, 'texto', r.body) order by r.id), '[]')
      from public.contact_replies r where r.message_id = m.id and r.channel is not null)) order by m.created_at), '[]')
  from public.contact_messages m
  where m.user_id = p_user or lower(m.email) = private.confirmed_email(p_user)
$$;

create function private.newsletter_of(p_user uuid) returns jsonb
language sql stable set search_path = '' as
$$ select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.newsletter_subscribers s where lower(s.email) = private.confirmed_email(p_user) $$;

-- The number and the time of the answer are kept as evidence; sender and text are deleted.
create function private.forget_contact(p_user uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  address text := private.confirmed_email(p_user);
  gone uuid[] := array(select id from public.contact_messages where user_id = p_user or lower(email) = address);
begin
  delete from public.contact_replies where message_id = any (gone);
  update private.contact_keys set token = default, fingerprint = '' where message_id = any (gone);
  update public.contact_messages set user_id = null, name = 'Cuenta eliminada', phone = '', email = '', message = '(eliminado)', consent_ip = '',
    state = 'cerrado', closed_at = coalesce(closed_at, now())
  where id = any (gone);
  delete from private.outbox where about = any (gone);
  delete from public.newsletter_subscribers where lower(email) = address;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger contact_messages_updated_at before update on public.contact_messages for each row execute function private.set_updated_at();

create trigger newsletter_subscribers_updated_at before update on public.newsletter_subscribers for each row execute function private.set_updated_at();

-- grants ----------------------------------------------------------------------------------------------
-- Evidence: written by functions only, not even by the secret key.
revoke all on public.contact_messages, public.contact_replies, public.newsletter_subscribers from service_role;
grant select on public.contact_messages, public.contact_replies, public.newsletter_subscribers to authenticated,
  service_role;
grant execute on function public.submit_contact_message, public.find_contact_link,
  public.subscribe_newsletter to service_role;
grant execute on function public.contact_by_token, public.confirm_newsletter,
  public.unsubscribe_newsletter to anon, authenticated;
grant execute on function public.contact_inbox, public.contact_thread, public.handle_contact_message,
  public.assign_contact_message, public.reply_contact_message, public.read_contact_message, public.newsletter_list,
  public.remove_subscriber, public.export_newsletter to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.contact_messages enable row level security;
alter table public.contact_replies enable row level security;
alter table public.newsletter_subscribers enable row level security;

create policy "staff read the messages" on public.contact_messages for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the messages" on public.contact_messages is 'Senders use the link (contact_by_token). Written by functions only.';

create policy "staff read the replies" on public.contact_replies for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the replies" on public.contact_replies is 'Contains internal notes: staff only.';

create policy "staff read the subscribers" on public.newsletter_subscribers for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the subscribers" on public.newsletter_subscribers is 'Subscribing, confirming and unsubscribing go through functions; only admins export the list.';

-- realtime --------------------------------------------------------------------------------------------
alter publication supabase_realtime add table public.contact_messages, public.contact_replies, public.newsletter_subscribers;
