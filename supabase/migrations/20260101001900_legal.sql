-- Legal: evidence of acceptances, and retention: personal data is deleted after the periods on /privacidad. The periods are
-- those of lib/legal/retention.ts.

-- tables ----------------------------------------------------------------------------------------------
create table public.acceptances (
  id bigint generated always as identity primary key,
  order_id uuid unique references public.orders (id) on delete restrict,
  repair_id uuid unique references public.ordenes_servicio (id) on delete cascade,
  quote_id uuid unique references public.cotizaciones (id) on delete cascade,
  version text not null check (char_length(version) between 1 and 80),
  ip text not null default '' check (char_length(ip) <= 64),
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  at timestamptz not null default now(),
  check (num_nonnulls(order_id, repair_id, quote_id) = 1)
);
comment on table public.acceptances is 'Versions of the texts accepted for an order, a repair request or a quote, with time and client address. Only the first acceptance counts.';

create table private.tidied (
  what text primary key check (what in ('rows', 'files')),
  at timestamptz not null
);
comment on table private.tidied is 'Last clean-up of each kind: the scheduler calls every minute, the work is done less often.';

-- functions: acceptance -------------------------------------------------------------------------------
-- Stores an acceptance. Called by the server only, which provides client address and user agent. Orders and repairs have
-- their acceptance from their creation; the server's data is added once.
create function public.note_acceptance(p_kind text, p_id uuid, p_version text, p_ip text default '', p_user_agent text default '') returns void
language plpgsql security definer set search_path = '' as
$$
begin
  update public.acceptances set version = p_version, ip = left(coalesce(p_ip, ''), 64), user_agent = left(coalesce(p_user_agent, ''), 400)
  where (p_kind = 'order' and order_id = p_id or p_kind = 'repair' and repair_id = p_id) and ip = '' and user_agent = '';
  insert into public.acceptances (order_id, repair_id, quote_id, version, ip, user_agent)
  values (case when p_kind = 'order' then p_id end, case when p_kind = 'repair' then p_id end, case when p_kind = 'quote' then p_id end,
    p_version, left(coalesce(p_ip, ''), 64), left(coalesce(p_user_agent, ''), 400))
  on conflict do nothing;
  -- Of an order that staff placed.
  if p_kind = 'order' then update public.orders set terms_accepted_at = now() where id = p_id and terms_accepted_at is null; end if;
end $$;

-- functions: retention --------------------------------------------------------------------------------
create function private.retention() returns table (what text, term interval)
language sql immutable set search_path = '' as
$$
  values
    ('rateLimit', interval '1 day'),
    ('signUp', interval '1 day'),
    ('paymentEventText', interval '30 days'),
    ('paymentEvent', interval '180 days'),
    ('mailAddress', interval '90 days'),
    ('sentMail', interval '1 year'),
    ('unboughtOrder', interval '30 days'),
    ('orderLink', interval '2 years'),
    ('order', interval '10 years'),
    ('repairLink', interval '30 days'),
    ('repair', interval '3 years'),
    ('message', interval '3 years'),
    ('spam', interval '90 days'),
    ('unconfirmedSubscriber', interval '30 days'),
    ('auditLog', interval '3 years'),
    ('visitSpeed', interval '90 days'),
    ('unnamedPhoto', interval '1 day'),
    ('unnamedPicture', interval '30 days')
$$;

-- Age limit of a kind of data.
create function private.older_than(p_what text) returns timestamptz
language sql stable set search_path = '' as
$$ select now() - term from private.retention() where what = p_what $$;

-- Anonymises orders, including texts written about the buyer; items and payments are kept.
create function private.forget_buyers(p_orders uuid[]) returns void
language plpgsql set search_path = '' as
$$
begin
  update public.orders set user_id = null, customer_name = 'Cuenta eliminada', customer_email = '', customer_phone = '', shipping_address = '', shipping_place = null, device = '', fault = '',
    collector_name = null, collector_document = null
  where id = any (p_orders);
  -- Mailed links stop working.
  update private.order_keys set token = default, fingerprint = '' where order_id = any (p_orders);
  -- The provider's number and the bank stay: a dispute names them.
  update public.payments set last_four = '', person = '', document_type = '', document_number = '', bank_url = null,
    -- A carrier's settlement stays with the books; else it may be a person.
    received_from = case when method = 'transportadora' then received_from else '' end
  where order_id = any (p_orders) and (last_four <> '' or document_number <> '' or bank_url is not null or received_from <> '');
  update public.retractos set reason = '' where order_id = any (p_orders) and reason <> '';
  update public.reversiones set reason = '' where order_id = any (p_orders) and reason <> '';
  update public.refunds set reason = '', reference = '', destination = '' where order_id = any (p_orders);
  delete from public.refund_keys where order_id = any (p_orders);
  -- The number of an issued invoice stays with the books; whose it is, the issued invoice itself says.
  delete from public.order_invoices where order_id = any (p_orders) and number is null;
  update public.order_invoices set document_type = null, document_number = null, name = null, email = null, municipality = null, requested_at = null
  where order_id = any (p_orders) and requested_at is not null;
  update public.order_events set note = '', details = '{}' where order_id = any (p_orders) and (note <> '' or details <> '{}');
  update public.acceptances set ip = '', user_agent = '' where order_id = any (p_orders);
  delete from private.outbox where about = any (p_orders);
end $$;

-- One kind of row per step: returns the number deleted, at most a thousand, so that no run blocks others.
create function private.tidy_step(p_step text) returns int
language plpgsql set search_path = '' as
$$
declare
  n int;
  ids uuid[];
begin
  case p_step
    when 'rate_limits' then
      delete from public.rate_limits where key in (
        select key from public.rate_limits where window_start < private.older_than('rateLimit') order by window_start limit 1000 for update skip locked);
    when 'sign_ups' then
      delete from private.sign_up_consents where at < private.older_than('signUp');
    when 'payment_texts' then
      update public.payment_events set payload = '{}' where id in (
        select id from public.payment_events
        where processed_at < private.older_than('paymentEventText') and payload <> '{}' order by processed_at limit 1000);
    when 'payment_events' then
      delete from public.payment_events where id in (
        select id from public.payment_events where processed_at < private.older_than('paymentEvent') order by processed_at limit 1000);
    when 'mail_addresses' then
      update private.outbox set recipient = '', data = '{}'
      where recipient <> '' and created_at < private.older_than('mailAddress') and (sent_at is not null or failed_at is not null);
    when 'mails' then
      delete from private.outbox where id in (
        select id from private.outbox
        where created_at < private.older_than('sentMail') and (sent_at is not null or failed_at is not null) order by created_at limit 1000);
    when 'unbought_orders' then
      -- Unpaid and expired: the customer's data is no longer needed.
      ids := array(
        select o.id from public.orders o
        where o.user_id is null and o.status in ('cancelled', 'expired') and o.customer_phone <> '' and o.payment_status in ('unpaid', 'rejected')
          and o.created_at < private.older_than('unboughtOrder') and coalesce(o.cancelled_at, o.created_at) < private.older_than('unboughtOrder')
          and not private.has_payment_in_flight(o.id) and not private.holds_foreign_money(o.id)
        order by o.id limit 1000 for update skip locked);
      perform private.forget_buyers(ids);
      delete from public.acceptances where order_id = any (ids);
      return cardinality(ids);
    when 'old_orders' then
      ids := array(
        select o.id from public.orders o
        where o.created_at < private.older_than('order') and o.status in ('cancelled', 'expired', 'fulfilled') and o.customer_name <> 'Cuenta eliminada'
        order by o.id limit 1000 for update skip locked);
      perform private.forget_buyers(ids);
      delete from public.acceptances where order_id = any (ids);
      return cardinality(ids);
    when 'order_links' then
      update private.order_keys set token = default, fingerprint = '' where order_id in (
        select o.id from public.orders o join private.order_keys k on k.order_id = o.id
        where o.created_at < private.older_than('orderLink') and o.status in ('cancelled', 'expired', 'fulfilled') and k.fingerprint <> ''
        limit 1000);
    when 'repair_links' then
      update private.repair_links l set revoked_at = now()
      from public.ordenes_servicio r
      where r.id = l.orden_id and l.revoked_at is null
        and coalesce(case when r.estado = 'Entregado' then greatest(r.warranty_until::timestamptz, r.delivered_at) end, r.closed_at) < private.older_than('repairLink');
    when 'repairs' then
      ids := array(
        select r.id from public.ordenes_servicio r
        where coalesce(case when r.estado = 'Entregado' then greatest(r.warranty_until::timestamptz, r.delivered_at) end, r.closed_at) < private.older_than('repair')
          and (r.contact_name <> 'Cuenta eliminada' or not exists (
            select from public.repair_payments m where m.orden_id = r.id and m.created_at > private.older_than('order')))
        order by r.id limit 200 for update skip locked);
      insert into private.files_to_erase (bucket, name)
      select f.bucket_id, f.name from unnest(ids) t (id) join storage.objects f on f.bucket_id = 'service-orders' and f.name like t.id || '/%'
      on conflict do nothing;
      -- Payments stay in the books as long as orders do, without the person.
      perform private.forget_owners(array(
        select m.orden_id from public.repair_payments m where m.orden_id = any (ids) and m.created_at > private.older_than('order')));
      delete from public.ordenes_servicio r where r.id = any (ids) and not exists (
        select from public.repair_payments m where m.orden_id = r.id and m.created_at > private.older_than('order'));
      return cardinality(ids);
    when 'customers' then
      -- Their orders and repairs were deleted or anonymised.
      delete from public.customers where id in (
        select c.id from public.customers c
        where c.user_id is null and c.created_at < now() - interval '1 day'
          and not exists (select from public.orders o where o.customer_id = c.id)
          and not exists (select from public.ordenes_servicio r where r.customer_id = c.id)
          and not exists (select from public.customers j where j.joined_to = c.id)
        limit 1000);
    when 'messages' then
      delete from public.contact_messages where id in (
        select m.id from public.contact_messages m
        where coalesce(m.closed_at, case when m.state in ('respondido', 'cerrado') then m.answered_at end) < private.older_than('message')
          or (m.is_spam and m.created_at < private.older_than('spam'))
        limit 1000);
    when 'subscribers' then
      delete from public.newsletter_subscribers
      where state = 'pendiente' and greatest(created_at, consent_at) < private.older_than('unconfirmedSubscriber');
    when 'audit_log' then
      delete from public.audit_log where id in (
        select id from public.audit_log where created_at < private.older_than('auditLog') order by created_at, id limit 1000);
    when 'job_runs' then
      delete from private.job_runs where id in (
        select id from private.job_runs where started_at < now() - interval '7 days' order by started_at limit 1000);
    when 'web_vitals' then
      delete from private.web_vitals where day < private.older_than('visitSpeed')::date;
    when 'photos' then
      insert into private.files_to_erase (bucket, name)
      select f.bucket_id, f.name from storage.objects f
      left join public.ordenes_servicio r on r.id::text = split_part(f.name, '/', 1)
      where f.bucket_id = 'service-orders' and f.created_at < private.older_than('unnamedPhoto') and (r.id is null or not (
        private.repair_image(r.id, split_part(f.name, '/', 2)) = any (r.admin_imagenes || r.customer_imagenes)
        or exists (select from public.orden_eventos e where e.orden_id = r.id and private.repair_image(r.id, split_part(f.name, '/', 2)) = any (e.images))))
      on conflict do nothing;
    when 'pictures' then
      perform private.note_unnamed_pictures();
      return 0;
    when 'lesson_files' then
      perform private.note_unnamed_lesson_files();
      return 0;
  end case;
  get diagnostics n = row_count;
  return n;
end $$;

-- Images of the shop that no row references. Scans all tables except those without images, so that a table added later is
-- included automatically.
create function private.note_unnamed_pictures() returns void
language plpgsql set search_path = '' as
$$
declare
  t text;
  named text[] := '{}';
  here text[];
begin
  -- A file that could not be deleted last time may be in use again.
  delete from private.files_to_erase where bucket = 'media';
  if not exists (select from storage.objects where bucket_id = 'media' and created_at < private.older_than('unnamedPicture')) then return; end if;
  for t in
    select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> all (array['orders', 'order_items', 'payments', 'payment_events', 'audit_log', 'order_events', 'stock_movements', 'xp_events', 'rate_limits'])
  loop
    execute format($q$select array(select distinct m[1] from public.%I x, regexp_matches(to_jsonb(x)::text, '/media/([A-Za-z0-9_./-]+)', 'g') m)$q$, t) into here;
    named := named || here;
  end loop;
  -- An order keeps the image of its items.
  named := named || array(select distinct substr(i.image, 8) from public.order_items i where i.image like '/media/%');
  insert into private.files_to_erase (bucket, name)
  select f.bucket_id, f.name from storage.objects f
  where f.bucket_id = 'media' and f.created_at < private.older_than('unnamedPicture')
    and not exists (select from unnest(named) n where n = f.name)
  on conflict do nothing;
end $$;

-- Files that no lesson of a course names: the lesson may have been removed, or the material.
create function private.note_unnamed_lesson_files() returns void
language plpgsql set search_path = '' as
$$
begin
  delete from private.files_to_erase where bucket = 'lesson-files';
  insert into private.files_to_erase (bucket, name)
  select f.bucket_id, f.name from storage.objects f
  where f.bucket_id = 'lesson-files' and f.created_at < private.older_than('unnamedPicture')
    and not exists (
      select from public.lesson_contents l
      where (l.video_url = '/api/lesson-files/' || f.name
          or l.materials @> jsonb_build_array(jsonb_build_object('url', '/api/lesson-files/' || f.name)))
        and private.has_lesson(l.course_id, l.lesson_id))
  on conflict do nothing;
end $$;

-- Called by the scheduler: {step: rows}, with null for a failed step, which is rolled back; the others continue. Empty when
-- the last run is recent or another one is active. After a failed daily step, all daily ones are due after ten minutes.
create function public.tidy() returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as
$$
declare
  steps text[] := '{}';
  daily text[] := array['photos', 'pictures', 'lesson_files'];
  step text;
  answer jsonb := '{}';
begin
  perform from private.tidied where what = 'rows' and at < now() - interval '10 minutes' for update skip locked;
  if found then
    steps := array['rate_limits', 'sign_ups', 'payment_texts', 'payment_events', 'mail_addresses', 'mails', 'unbought_orders', 'old_orders', 'order_links',
      'repair_links', 'repairs', 'customers', 'messages', 'subscribers', 'audit_log', 'job_runs', 'web_vitals'];
    update private.tidied set at = now() where what = 'rows';
  end if;
  perform from private.tidied where what = 'files' and at < now() - interval '1 day' for update skip locked;
  if found then
    steps := steps || daily;
    update private.tidied set at = now() where what = 'files';
  end if;
  foreach step in array steps loop
    begin
      answer := answer || jsonb_build_object(step, private.tidy_step(step));
    exception when others then
      raise warning 'tidy %: %', step, sqlerrm;
      answer := answer || jsonb_build_object(step, null);
      if step = any (daily) then
        update private.tidied set at = now() - interval '1 day' + interval '10 minutes' where what = 'files';
      end if;
    end;
  end loop;
  return answer;
end $$;

-- grants ----------------------------------------------------------------------------------------------
revoke all on public.acceptances from service_role;
grant select on public.acceptances to authenticated;
grant execute on function public.note_acceptance, public.tidy to service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.acceptances enable row level security;

create policy "admins read acceptances" on public.acceptances for select to authenticated using ((select private.is_admin()));
comment on policy "admins read acceptances" on public.acceptances is 'Admins read them as evidence; people get theirs in their data export. Written by place_order, request_repair and note_acceptance only.';

-- data ------------------------------------------------------------------------------------------------
insert into private.tidied (what, at) values ('rows', '-infinity'), ('files', '-infinity');
