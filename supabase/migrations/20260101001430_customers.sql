-- Customers: people as the shop knows them, whether they have an account, bought as a guest or walked in. Each new order and
-- repair finds its customer; staff join two records of one person and can undo it. A join never changes whose account sees what.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- rules of the columns --------------------------------------------------------------------------------
-- Digits of a phone without the country code; empty for fewer than seven.
create function private.phone_key(p_phone text) returns text
language sql immutable parallel safe set search_path = '' as
$$
  select case when char_length(digits) >= 7 then digits else '' end
  from (select regexp_replace(regexp_replace(coalesce(p_phone, ''), '\D', '', 'g'), '^57(?=[0-9]{10}$)', '') as digits) d
$$;

-- A name without accents, capitals, punctuation and doubled spaces.
create function private.name_key(p_name text) returns text
language sql immutable parallel safe set search_path = '' as
$$ select btrim(regexp_replace(private.norm(coalesce(p_name, '')), '[[:space:][:punct:]]+', ' ', 'g')) $$;

-- A document without its kind, dots and spaces; empty for fewer than five letters and digits.
create function private.document_key(p_document text) returns text
language sql immutable parallel safe set search_path = '' as
$$
  select case when char_length(bare) >= 5 then bare else '' end
  from (select regexp_replace(regexp_replace(upper(coalesce(p_document, '')), '[^0-9A-Z]', '', 'g'), '^(CC|CE|NIT|TI|PAS|PPT)(?=[0-9]{4})', '') as bare) d
$$;

-- What the search of customers compares, one value per line.
create function private.customer_words(p_name text, p_phone text, p_email text, p_document text, p_also text) returns text
language sql immutable parallel safe set search_path = '' as
$$
  select private.norm(p_name || E'\n' || private.phone_key(p_phone) || E'\n' || p_email || E'\n' || p_document || E'\n' || private.document_key(p_document)
    || E'\n' || p_also)
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null default '' check (char_length(name) <= 120),
  phone text not null default '' check (char_length(phone) <= 30),
  email text not null default '' check (char_length(email) <= 254 and email = lower(email)),
  document_type text check (document_type in ('CC', 'CE', 'NIT', 'PAS')),
  document_number text not null default '' check (char_length(document_number) <= 40),
  also text not null default '' check (char_length(also) <= 1000),
  no_cod boolean not null default false,
  joined_to uuid references public.customers (id) on delete set null,
  seen_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  phone_key text not null generated always as (private.phone_key(phone)) stored,
  name_key text collate "C" not null generated always as (private.name_key(name)) stored,
  document_key text not null generated always as (private.document_key(document_number)) stored,
  search text not null generated always as (private.customer_words(name, phone, email, document_number, also)) stored,
  constraint customers_not_joined_to_itself check (joined_to <> id)
);
comment on table public.customers is 'People as the shop knows them. Every account has one; guests and walk-ins have one for each phone and name, or document.';
comment on column public.customers.email is 'Of an account, only once it is confirmed: others are told to be the same person by it.';
comment on column public.customers.also is 'Other names, phones and addresses that the person gave, one per line, for the search.';
comment on column public.customers.no_cod is 'Cash on delivery is not offered to this account and phone.';
comment on column public.customers.seen_at is 'The newest order or repair of the person, for the order of the list.';
comment on column public.customers.joined_to is 'The record of the same person that this one was joined to, see customer_joins. Orders and repairs keep their own.';

create table public.customer_notes (
  id bigint generated always as identity primary key,
  customer_id uuid not null references public.customers (id) on delete cascade,
  body text not null check (body ~ '\S' and char_length(body) <= 1000),
  author uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.customer_notes is 'What staff note about a person. Personal data: part of the copy that an account may ask for.';

create table public.customer_joins (
  id bigint generated always as identity primary key,
  from_id uuid not null references public.customers (id) on delete cascade,
  into_id uuid not null references public.customers (id) on delete cascade,
  is_same boolean not null,
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now(),
  undone_by uuid references auth.users (id) on delete set null,
  undone_at timestamptz,
  constraint customer_joins_two check (from_id <> into_id)
);
comment on table public.customer_joins is 'What staff decided about two records: the same person (joined), or not (never proposed again).';
comment on column public.customer_joins.is_same is 'true: from_id was joined to into_id; false: they are two people.';

alter table public.orders add constraint orders_customer foreign key (customer_id) references public.customers (id) on delete set null;
alter table public.ordenes_servicio add constraint ordenes_servicio_customer foreign key (customer_id) references public.customers (id) on delete set null;

-- indexes ---------------------------------------------------------------------------------------------
create index customers_phone on public.customers (phone_key, name_key) where phone_key <> '';
create index customers_email on public.customers (email) where email <> '';
create index customers_document on public.customers (document_key) where document_key <> '';
create index customers_joined on public.customers (joined_to) where joined_to is not null;
create index customers_newest on public.customers (seen_at desc, id) where joined_to is null;
create index customers_name on public.customers (name_key, id) where joined_to is null;
create index customers_barred on public.customers (id) where no_cod;
create index customers_search on public.customers using gin (search extensions.gin_trgm_ops);
create index customer_notes_of on public.customer_notes (customer_id, id);
create index customer_notes_by on public.customer_notes (author) where author is not null;
create unique index customer_joins_one on public.customer_joins (from_id) where is_same and undone_at is null;
create index customer_joins_from on public.customer_joins (from_id, into_id);
create index customer_joins_into on public.customer_joins (into_id);
create index customer_joins_decided_by on public.customer_joins (decided_by) where decided_by is not null;
create index customer_joins_undone_by on public.customer_joins (undone_by) where undone_by is not null;
create index orders_of_customer on public.orders (customer_id, created_at desc) include (total_price, payment_status) where customer_id is not null;
create index ordenes_servicio_of_customer on public.ordenes_servicio (customer_id, created_at desc) where customer_id is not null;
create index order_invoices_document on public.order_invoices (private.document_key(document_number)) where document_number is not null;
create index ordenes_servicio_number on public.ordenes_servicio (right(id::text, 6));

-- functions: who a row belongs to ---------------------------------------------------------------------
-- Keeps what a person gives again: it fills what is empty; anything else is remembered for the search. A name that the account
-- chose gives way to the one of the first order. Waits for nobody, so that it takes no part in the order of locks.
create function private.learn_contact(p_customer uuid, p_name text, p_phone text, p_email text, p_document text) returns void
language plpgsql set search_path = '' as
$$
declare
  c public.customers;
  fresh text;
  before text;
begin
  select * into c from public.customers where id = p_customer for no key update skip locked;
  if not found then return; end if;
  before := c.name;
  if c.name = '' or (c.user_id is not null and p_name <> '' and c.name is not distinct from (select p.username from public.profiles p where p.id = c.user_id)) then
    c.name := p_name;
  end if;
  if c.phone = '' then c.phone := p_phone; end if;
  if c.email = '' and c.user_id is null then c.email := p_email; end if;
  if c.document_number = '' then c.document_number := p_document; end if;
  select string_agg(v, E'\n') into fresh
  from unnest(array[private.norm(before), private.norm(p_name), private.phone_key(p_phone), p_email, private.document_key(p_document)]) v
  where v <> '' and strpos(private.customer_words(c.name, c.phone, c.email, c.document_number, c.also), private.norm(v)) = 0;
  if fresh is not null and char_length(c.also) + char_length(fresh) < 1000 then
    c.also := btrim(c.also || E'\n' || fresh, E'\n');
  end if;
  update public.customers set name = c.name, phone = c.phone, email = c.email, document_number = c.document_number, also = c.also
  where id = c.id and (name, phone, email, document_number, also) is distinct from (c.name, c.phone, c.email, c.document_number, c.also);
end $$;

-- The customer of an account, else of a document, else of a phone and name together (without a phone: of an e-mail and name); a
-- new one when nobody is known. Null for a row that names nobody who could be found again.
create function private.customer_of(p_user uuid, p_name text, p_phone text, p_email text, p_document text) returns uuid
language plpgsql set search_path = '' as
$$
declare
  the_customer uuid;
  v_name text := left(private.trim_text(coalesce(p_name, '')), 120);
  v_phone text := left(private.trim_text(coalesce(p_phone, '')), 30);
  v_email text := left(lower(btrim(coalesce(p_email, ''))), 254);
  v_document text := left(private.trim_text(coalesce(p_document, '')), 40);
  by_name text := private.name_key(v_name);
  by_phone text := private.phone_key(v_phone);
  by_document text := private.document_key(v_document);
begin
  if p_user is not null then
    select c.id into the_customer from public.customers c where c.user_id = p_user;
    if not found then
      insert into public.customers (user_id, name, phone, email, document_number)
      values (p_user, v_name, v_phone, coalesce(private.confirmed_email(p_user), ''), v_document)
      on conflict (user_id) do nothing returning id into the_customer;
      if the_customer is null then
        select c.id into the_customer from public.customers c where c.user_id = p_user;
      end if;
    end if;
  else
    if by_phone = '' and v_email = '' and by_document = '' then return null; end if;
    if by_document <> '' then
      select c.id into the_customer from public.customers c
      where c.document_key <> '' and c.document_key = by_document order by c.created_at, c.id limit 1;
    end if;
    if the_customer is null and by_phone <> '' then
      select c.id into the_customer from public.customers c
      where c.phone_key <> '' and c.phone_key = by_phone and c.name_key = by_name and (c.document_key = '' or by_document = '')
      order by c.created_at, c.id limit 1;
    elsif the_customer is null and v_email <> '' then
      select c.id into the_customer from public.customers c
      where c.email <> '' and c.email = v_email and c.name_key = by_name and (c.document_key = '' or by_document = '')
      order by c.created_at, c.id limit 1;
    end if;
    if the_customer is null then
      insert into public.customers (name, phone, email, document_number) values (v_name, v_phone, v_email, v_document) returning id into the_customer;
      return the_customer;
    end if;
  end if;
  perform private.learn_contact(the_customer, v_name, v_phone, v_email, v_document);
  return the_customer;
end $$;

-- The newest order or repair of these records.
create function private.last_seen(p_members uuid[]) returns timestamptz
language sql stable set search_path = '' as
$$
  select greatest('-infinity', (select max(o.created_at) from public.orders o where o.customer_id = any (p_members)),
    (select max(r.created_at) from public.ordenes_servicio r where r.customer_id = any (p_members)))
$$;

-- Notes a new order or repair at the record and the one that stands for the person. Waits for nobody, like learn_contact.
create function private.see_customer(p_customer uuid, p_at timestamptz) returns void
language sql set search_path = '' as
$$
  update public.customers set seen_at = p_at where id in (
    select c.id from public.customers c
    where c.id in (p_customer, private.customer_root(p_customer)) and c.seen_at < p_at for no key update skip locked)
$$;

-- Every order and repair has its customer, whoever writes it; one that is given stays until the row is of somebody else.
create function private.set_order_customer() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.customer_id is null or (tg_op = 'UPDATE' and (new.user_id, new.customer_name, new.customer_phone, new.customer_email)
      is distinct from (old.user_id, old.customer_name, old.customer_phone, old.customer_email)) then
    -- The order that pays a quote online names nobody.
    new.customer_id := private.customer_of(new.user_id, case when new.customer_phone || new.customer_email <> '' then new.customer_name end,
      new.customer_phone, new.customer_email, '');
  end if;
  if new.customer_id is not null then perform private.see_customer(new.customer_id, new.created_at); end if;
  return new;
end $$;

-- The same for repairs, which also have a document.
create function private.set_repair_customer() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  if new.customer_id is null or (tg_op = 'UPDATE' and (new.usuario_id, new.contact_name, new.contact_phone, new.contact_email, new.contact_document)
      is distinct from (old.usuario_id, old.contact_name, old.contact_phone, old.contact_email, old.contact_document)) then
    new.customer_id := private.customer_of(new.usuario_id, new.contact_name, new.contact_phone, new.contact_email, new.contact_document);
  end if;
  if new.customer_id is not null then perform private.see_customer(new.customer_id, new.created_at); end if;
  return new;
end $$;

-- A record that an order or repair left, and nothing else names, is deleted: its notes and flag go along to the new customer, or
-- with the person's data. The orders that pay a repair's quotes follow it.
create function private.leave_customer() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  left_one uuid;
begin
  if tg_table_name = 'ordenes_servicio' then
    -- Orders are locked before repairs, so it waits for none.
    update public.orders set customer_id = new.customer_id where id in (
      select o.id from public.cotizaciones q join public.orders o on o.id = q.order_id
      where q.orden_id = new.id and o.customer_name <> 'Cuenta eliminada' and (o.user_id is null or o.user_id = new.usuario_id)
        and o.customer_id is distinct from new.customer_id
      for no key update of o skip locked);
  end if;
  select c.id into left_one from public.customers c
  where c.id = old.customer_id and c.user_id is null
    and not exists (select from public.orders o where o.customer_id = c.id)
    and not exists (select from public.ordenes_servicio r where r.customer_id = c.id)
    and (new.customer_id is null or (c.joined_to is null and not exists (select from public.customers j where j.joined_to = c.id)))
  for update skip locked;
  if not found then
    update public.customers set seen_at = private.last_seen(private.customer_group(old.customer_id))
    where id in (select c.id from public.customers c where c.id in (old.customer_id, private.customer_root(old.customer_id)) for no key update skip locked);
    return null;
  end if;
  if new.customer_id is not null then
    update public.customer_notes set customer_id = new.customer_id where customer_id = left_one;
    update public.customers set no_cod = true where id = new.customer_id and not no_cod and (select c.no_cod from public.customers c where c.id = left_one);
  end if;
  delete from public.customers where id = left_one;
  return null;
end $$;

-- The document of an invoice that was asked for in the buyer's own name.
create function private.learn_document() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.customers c set document_type = new.document_type, document_number = new.document_number
  from public.orders o
  where o.id = new.order_id and c.id = o.customer_id and c.document_number = '' and private.name_key(new.name) = private.name_key(o.customer_name);
  return null;
end $$;

-- The customer of a new account, and what it later says of itself.
create function private.note_account() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.customer_of(new.id, new.username, new.phone, (select u.email from auth.users u where u.id = new.id), '');
  return null;
end $$;

-- The confirmed address of the account.
create function private.note_account_email() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update public.customers set email = lower(coalesce(new.email, ''))
  where user_id = new.id and new.email_confirmed_at is not null and email <> lower(coalesce(new.email, ''));
  return null;
end $$;

-- functions: one person -------------------------------------------------------------------------------
-- The record that stands for a person: the end of the joins.
create function private.customer_root(p_customer uuid) returns uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as
$$
declare
  at uuid;
  next uuid := p_customer;
begin
  loop
    select c.id, c.joined_to into at, next from public.customers c where c.id = next;
    if next is null then return at; end if;
  end loop;
end $$;

-- All records of the person that this one belongs to.
create function private.customer_group(p_customer uuid) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as
$$
begin
  return array(
    with recursive down as (
      select private.customer_root(p_customer) as id
      union
      select c.id from down join public.customers c on c.joined_to = down.id)
    select id from down where id is not null);
end $$;
comment on function private.customer_group is 'Like customer_root, customer_money and customer_card in PL/pgSQL: called for each line of a list, they are planned once.';

-- Whether cash on delivery is refused: an account or phone of a person who is marked.
create function private.is_cash_barred(p_buyer uuid, p_phone text) returns boolean
language sql stable set search_path = '' as
$$
  select exists (select from public.customers where no_cod) and exists (
    select from public.customers c cross join lateral unnest(private.customer_group(c.id)) g (id) join public.customers m on m.id = g.id
    where m.no_cod and (c.user_id = p_buyer or (c.phone_key <> '' and c.phone_key = private.phone_key(p_phone))))
$$;

-- What a person paid: {paid, given_back, deposits, owed}; owed is delivered and unpaid, and approved quotes of devices that are here.
create function private.customer_money(p_members uuid[]) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as
$$
begin
  return (
  select jsonb_build_object('paid', coalesce(moved.paid, 0), 'given_back', coalesce(moved.given_back, 0), 'deposits', coalesce(kept.amount, 0),
    'owed', coalesce(unpaid.amount, 0) + coalesce(quoted.amount, 0))
  from (
    select sum(m.amount) filter (where m.amount > 0) as paid, -sum(m.amount) filter (where m.amount < 0) as given_back
    from public.orders o join private.money_moves m on m.order_id = o.id where o.customer_id = any (p_members)) moved,
  (
    select sum(m.amount) as amount from public.ordenes_servicio r join public.repair_payments m on m.orden_id = r.id
    where r.customer_id = any (p_members) and m.method <> 'pedido') kept,
  (
    select sum(o.total_price) as amount from public.orders o
    where o.customer_id = any (p_members) and private.is_cash(o.payment_method) and o.payment_status = 'unpaid' and o.shipping_status = 'delivered') unpaid,
  (
    select sum(greatest(q.total - r.deposit, 0)) as amount from public.ordenes_servicio r join public.cotizaciones q on q.orden_id = r.id
    where r.customer_id = any (p_members) and r.closed_at is null and q.replaced_at is null and q.estado = 'aprobada' and q.paid_at is null) quoted);
end $$;

-- One line of the list: {id, name, phone, email, document, has_account, no_cod, orders, repairs, spent, owed, last_at, joined}. COP.
create function private.customer_card(p_root uuid) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as
$$
begin
  return (
  select jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'email', c.email, 'document', c.document_number,
    'has_account', a.has_account, 'no_cod', a.no_cod, 'orders', bought.times, 'repairs', brought.times,
    'spent', (m.money ->> 'paid')::bigint - (m.money ->> 'given_back')::bigint + (m.money ->> 'deposits')::bigint, 'owed', (m.money ->> 'owed')::bigint,
    'last_at', greatest(bought.last_at, brought.last_at), 'joined', cardinality(g.members) - 1)
  from public.customers c
  cross join lateral (select private.customer_group(c.id) as members) g
  cross join lateral (select private.customer_money(g.members) as money) m
  cross join lateral (
    select bool_or(x.user_id is not null) as has_account, bool_or(x.no_cod) as no_cod from public.customers x where x.id = any (g.members)) a
  cross join lateral (select count(*) as times, max(o.created_at) as last_at from public.orders o where o.customer_id = any (g.members)) bought
  cross join lateral (select count(*) as times, max(r.created_at) as last_at from public.ordenes_servicio r where r.customer_id = any (g.members)) brought
  where c.id = p_root);
end $$;

-- functions: search -----------------------------------------------------------------------------------
-- Customers by name, phone, e-mail, document, or the number of an order, repair or ticket: {items, total}; joined records are one.
-- p_sort: visto (last order or repair), gastado, nombre, with a leading minus for descending; without a query all of them.
create function public.search_customers(p_query text default '', p_limit int default 20, p_offset int default 0, p_sort text default '-visto') returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
declare
  typed text := lower(private.phone_or_text(p_query));
  pattern text := private.like_pattern(typed);
  is_number boolean := typed ~ '^[0-9a-f]{6,8}$';
  ordering text := case when p_sort in ('visto', 'nombre', '-nombre', 'gastado', '-gastado') then p_sort else '-visto' end;
  most int := least(greatest(coalesce(p_limit, 20), 1), 100);
  skipped int := greatest(coalesce(p_offset, 0), 0);
  people uuid[];
  page uuid[];
  total bigint;
begin
  perform private.require_staff();
  if pattern = '%%' then
    select count(*) into total from public.customers where joined_to is null;
  else
    people := array(
      with recursive hits as (
        select c.id from public.customers c where c.search like pattern
        union
        select o.customer_id from public.orders o
        where is_number and o.id between (rpad(typed, 8, '0') || '-0000-0000-0000-000000000000')::uuid and (rpad(typed, 8, 'f') || '-ffff-ffff-ffff-ffffffffffff')::uuid
        union
        select r.customer_id from public.ordenes_servicio r where is_number and right(r.id::text, 6) = right(typed, 6) and right(r.id::text, 8) like '%' || typed
        union
        select o.customer_id from public.tickets t join public.orders o on o.ticket_id = t.id where t.number = upper(typed)
        union
        select r.customer_id from public.tickets t join public.repair_payments m on m.ticket_id = t.id join public.ordenes_servicio r on r.id = m.orden_id
        where t.number = upper(typed)
      ), climbed (id, joined_to) as (
        select c.id, c.joined_to from hits h join public.customers c on c.id = h.id
        union
        select c.id, c.joined_to from climbed k join public.customers c on c.id = k.joined_to
      )
      select k.id from climbed k where k.joined_to is null);
    total := cardinality(people);
  end if;
  if ordering in ('gastado', '-gastado') then
    page := array(
      with paid as materialized (
        select x.customer_id, sum(x.amount) as amount
        from (
          select o.customer_id, sum(o.total_price) as amount from public.orders o
          where o.customer_id is not null and o.payment_status in ('paid', 'partially_refunded', 'refunded') group by o.customer_id
          union all
          select o.customer_id, -p.refunded_amount from public.payments p join public.orders o on o.id = p.order_id
          where p.refunded_amount > 0 and o.customer_id is not null and o.payment_status in ('paid', 'partially_refunded', 'refunded')
          union all
          select r.customer_id, m.amount from public.repair_payments m join public.ordenes_servicio r on r.id = m.orden_id
          where m.method <> 'pedido' and r.customer_id is not null) x
        group by x.customer_id
      ), spent as materialized (
        select case when c.joined_to is null then c.id else private.customer_root(c.id) end as id, sum(p.amount) as amount
        from paid p join public.customers c on c.id = p.customer_id group by 1
      )
      select c.id from public.customers c left join spent s on s.id = c.id
      where c.joined_to is null and (pattern = '%%' or c.id = any (people))
      order by case ordering when 'gastado' then coalesce(s.amount, 0) end, case ordering when '-gastado' then coalesce(s.amount, 0) end desc, c.id
      limit most offset skipped);
  else
    page := array(
      select c.id from public.customers c
      where c.joined_to is null and (pattern = '%%' or c.id = any (people))
      -- Each is the order of an index.
      order by case ordering when 'visto' then c.seen_at end, case ordering when '-visto' then c.seen_at end desc,
        case ordering when 'nombre' then c.name_key end, case ordering when '-nombre' then c.name_key end desc,
        case when ordering in ('visto', '-nombre') then c.id end desc, c.id
      limit most offset skipped);
  end if;
  return jsonb_build_object('total', total,
    'items', (select coalesce(jsonb_agg(private.customer_card(p.id) order by p.place), '[]') from unnest(page) with ordinality p (id, place)));
end $$;
comment on function public.search_customers is 'Staff only.';

-- The newest orders of a document that was typed: of the person who has it, or with an invoice to it.
create function private.orders_of_document(p_query text) returns uuid[]
language sql stable set search_path = '' as
$$
  select case when char_length(key) >= 5 and key ~ '[0-9]{4}' then array(
    select o.id from public.orders o
    where o.customer_id in (select c.id from public.customers c where c.document_key <> '' and c.document_key = key)
      or o.id in (select v.order_id from public.order_invoices v where v.document_number is not null and private.document_key(v.document_number) = key)
    order by o.created_at desc limit 1000) else '{}' end
  from (select private.document_key(private.phone_or_text(p_query)) as key) typed
$$;

-- functions: joining ----------------------------------------------------------------------------------
-- Whether staff said that two people are not the same.
create function private.are_told_apart(p_one uuid[], p_other uuid[]) returns boolean
language sql stable set search_path = '' as
$$
  select exists (
    select from public.customer_joins j
    where not j.is_same and j.undone_at is null and (j.from_id = any (p_one) and j.into_id = any (p_other) or j.from_id = any (p_other) and j.into_id = any (p_one)))
$$;

-- Records that share a phone, a document, or the confirmed address of an account, with what they share, without those that staff
-- decided about. p_of: only those of one person; else each pair once. Planned for each call.
create function private.shared_contacts(p_of uuid[] default null, p_limit int default 300) returns table (one uuid, other uuid, shared text)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as
$$
begin
  return query
  select s.one, s.other, s.shared
  from (
    select a.id as one, b.id as other, a.joined_to as one_to, b.joined_to as other_to, 'celular' as shared
    from public.customers a join public.customers b on b.phone_key = a.phone_key and b.phone_key <> ''
    where a.phone_key <> '' and a.id <> b.id and (a.id < b.id or p_of is not null) and (p_of is null or a.id = any (p_of))
    union all
    select a.id, b.id, a.joined_to, b.joined_to, 'documento'
    from public.customers a join public.customers b on b.document_key = a.document_key and b.document_key <> ''
    where a.document_key <> '' and a.id <> b.id and (a.id < b.id or p_of is not null) and (p_of is null or a.id = any (p_of))
    union all
    select a.id, b.id, a.joined_to, b.joined_to, 'correo'
    from public.customers a join public.customers b on b.email = a.email and b.email <> ''
    where a.email <> '' and a.id <> b.id and (a.user_id is not null or b.user_id is not null)
      and (a.id < b.id or p_of is not null) and (p_of is null or a.id = any (p_of))) s
  where s.one_to is distinct from s.other and s.other_to is distinct from s.one and (s.one_to is null or s.one_to is distinct from s.other_to)
    and not exists (
      select from public.customer_joins j
      where not j.is_same and j.undone_at is null and (j.from_id, j.into_id) in ((s.one, s.other), (s.other, s.one)))
  limit p_limit;
end $$;

-- Pairs that may be one person, for staff: [{one, other, shared: [celular|documento|correo]}], each as in the list.
create function public.repeated_customers(p_limit int default 20) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as
$$
declare
  are_some_apart boolean := exists (select from public.customer_joins where not is_same and undone_at is null);
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('one', private.customer_card(p.one), 'other', private.customer_card(p.other), 'shared', p.shared)
      order by cardinality(p.shared) desc, p.one, p.other), '[]')
    from (
      select least(r.one, r.other) as one, greatest(r.one, r.other) as other, array_agg(distinct s.shared order by s.shared) as shared
      from private.shared_contacts() s
      cross join lateral (select private.customer_root(s.one) as one, private.customer_root(s.other) as other) r
      where r.one <> r.other
        and case when are_some_apart then not private.are_told_apart(private.customer_group(r.one), private.customer_group(r.other)) else true end
      group by 1, 2 limit least(greatest(coalesce(p_limit, 20), 1), 100)) p);
end $$;

-- Locks the decisions about customers, and returns the two people's own records.
create function private.two_customers(p_one uuid, p_other uuid, out one public.customers, out other public.customers)
language plpgsql set search_path = '' as
$$
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(hashtext('customer_joins'));
  select c.* into one from public.customers c where c.id = private.customer_root(p_one);
  select c.* into other from public.customers c where c.id = private.customer_root(p_other);
  if one.id is null or other.id is null then
    perform private.refuse('not_found', 'No encontramos a ese cliente.');
  end if;
  if one.id = other.id then
    perform private.refuse('already_joined', 'Ya son la misma persona.');
  end if;
end $$;

-- Joins two records of one person; returns the one that stands for them: p_into, unless only the other has an account. Nothing else
-- changes, so that undoing it is exact and no account sees more than before.
create function public.join_customers(p_from uuid, p_into uuid) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  pair record := private.two_customers(p_from, p_into);
  v_from uuid := (pair.one).id;
  v_into uuid := (pair.other).id;
begin
  if (pair.one).user_id is not null and (pair.other).user_id is null then
    v_from := (pair.other).id;
    v_into := (pair.one).id;
  end if;
  update public.customers set joined_to = v_into where id = v_from;
  perform private.see_customer(v_into, greatest((pair.one).seen_at, (pair.other).seen_at));
  update public.customer_joins set undone_at = now(), undone_by = (select auth.uid())
  where not is_same and undone_at is null and (from_id, into_id) in ((v_from, v_into), (v_into, v_from));
  insert into public.customer_joins (from_id, into_id, is_same, decided_by) values (v_from, v_into, true, (select auth.uid()));
  perform private.audit('customer.joined', 'customers', v_into::text, jsonb_build_object('other', v_from));
  return v_into;
end $$;

-- Takes a join back: both are what they were, with what each got since.
create function public.undo_join(p_join bigint) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  j public.customer_joins;
begin
  perform private.require_staff();
  perform pg_advisory_xact_lock(hashtext('customer_joins'));
  select * into j from public.customer_joins where id = p_join and is_same for update;
  if not found or j.undone_at is not null then
    perform private.refuse('not_found', 'Esas fichas ya no están unidas.');
  end if;
  update public.customers set joined_to = null where id = j.from_id;
  update public.customers set seen_at = private.last_seen(private.customer_group(id)) where id in (j.from_id, private.customer_root(j.into_id));
  update public.customer_joins set undone_at = now(), undone_by = (select auth.uid()) where id = j.id;
  perform private.audit('customer.separated', 'customers', j.into_id::text, jsonb_build_object('other', j.from_id));
end $$;

-- Two people, not one: they are not proposed again.
create function public.tell_customers_apart(p_one uuid, p_other uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  pair record := private.two_customers(p_one, p_other);
begin
  if private.are_told_apart(private.customer_group(p_one), private.customer_group(p_other)) then return; end if;
  insert into public.customer_joins (from_id, into_id, is_same, decided_by) values ((pair.one).id, (pair.other).id, false, (select auth.uid()));
  perform private.audit('customer.told_apart', 'customers', (pair.one).id::text, jsonb_build_object('other', (pair.other).id));
end $$;

-- functions: one customer -----------------------------------------------------------------------------
-- Everything of one person for staff: contact, history, money, notes, joined records, proposals. Lists have the newest 50. `id` is the
-- record that stands for the person; null when there is none.
create function public.customer_detail(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  members uuid[] := private.customer_group(p_id);
  accounts uuid[];
begin
  perform private.require_staff();
  if members = '{}' then return null; end if;
  accounts := array(select c.user_id from public.customers c where c.id = any (members) and c.user_id is not null);
  return (
    select private.customer_card(c.id) || private.customer_money(members) || jsonb_build_object(
      'document_type', c.document_type,
      'since', least((select min(m.created_at) from public.customers m where m.id = any (members)),
        (select min(o.created_at) from public.orders o where o.customer_id = any (members)),
        (select min(r.created_at) from public.ordenes_servicio r where r.customer_id = any (members))),
      'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'phone', m.phone, 'email', m.email, 'document', m.document_number,
          'user_id', m.user_id, 'join', j.id, 'joined_at', j.decided_at, 'joined_by', private.person_name(j.decided_by)) order by m.created_at, m.id), '[]')
        from public.customers m left join public.customer_joins j on j.from_id = m.id and j.is_same and j.undone_at is null where m.id = any (members)),
      'orders_list', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'created_at', o.created_at, 'channel', o.channel, 'total', o.total_price, 'status', o.status,
          'payment_method', o.payment_method, 'payment_status', o.payment_status, 'shipping_status', o.shipping_status, 'expires_at', o.expires_at,
          'summary', (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.name) from public.order_items i where i.order_id = o.id)
          ) order by o.created_at desc, o.id), '[]')
        from (select * from public.orders where customer_id = any (members) order by created_at desc, id limit 50) o),
      'repairs_list', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'created_at', r.created_at, 'estado', r.estado, 'received_at', r.received_at,
          'closed_at', r.closed_at, 'outcome', r.outcome, 'warranty_until', r.warranty_until,
          'device', btrim(r.device_brand || ' ' || r.device_model), 'description', r.descripcion) order by r.created_at desc, r.id), '[]')
        from (select * from public.ordenes_servicio where customer_id = any (members) order by created_at desc, id limit 50) r),
      'tickets', (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'created_at', t.created_at, 'total', t.total) order by t.created_at desc, t.id), '[]')
        from (
          select distinct t.* from public.tickets t
          where t.id in (select o.ticket_id from public.orders o where o.customer_id = any (members) and o.ticket_id is not null)
            or t.id in (select m.ticket_id from public.ordenes_servicio r join public.repair_payments m on m.orden_id = r.id
              where r.customer_id = any (members) and m.ticket_id is not null)
          order by t.created_at desc limit 50) t),
      'courses', private.courses_of(accounts),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'author', private.person_name(n.author), 'created_at', n.created_at,
          'can_delete', n.author = (select auth.uid()) or private.is_admin()) order by n.id desc), '[]')
        from public.customer_notes n where n.customer_id = any (members)),
      'proposals', (
        select coalesce(jsonb_agg(private.customer_card(p.other) || jsonb_build_object('shared', p.shared) order by cardinality(p.shared) desc, p.other), '[]')
        from (
          select r.other, array_agg(distinct s.shared order by s.shared) as shared
          from private.shared_contacts(members) s cross join lateral (select private.customer_root(s.other) as other) r
          where not s.other = any (members) and not private.are_told_apart(members, private.customer_group(r.other))
          group by r.other limit 10) p))
    from public.customers c where c.id = private.customer_root(p_id));
end $$;
comment on function public.customer_detail is 'Staff only.';

-- The courses that accounts have, with their progress: [{id, slug, title, since, certificate, lessons, done}].
create function private.courses_of(p_users uuid[]) returns jsonb
language sql stable set search_path = '' as
$$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'since', bought.since, 'certificate', t.code,
    'lessons', (select count(*) from jsonb_array_elements(c.curriculum) m, jsonb_array_elements(m -> 'lessons') l),
    'done', (select count(*) from public.lesson_progress l where l.user_id = bought.user_id and l.course_id = c.id)
    ) order by bought.since desc, c.id), '[]')
  from (
    select o.user_id, i.item_id, min(coalesce(o.paid_at, o.created_at)) as since
    from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = any (p_users) and private.is_kept(o, i) and i.item_type = 'course'
    group by o.user_id, i.item_id
  ) bought join public.courses c on c.id = bought.item_id
  left join public.certificates t on t.user_id = bought.user_id and t.course_id = c.id and t.state = 'vigente'
$$;

-- The customer of an account, for its link; null without one.
create function public.customer_of_account(p_user uuid) returns uuid
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (select private.customer_root(c.id) from public.customers c where c.user_id = p_user);
end $$;

create function public.note_customer(p_id uuid, p_body text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  v_body text := private.trim_text(coalesce(p_body, ''));
  the_root uuid := private.customer_root(p_id);
begin
  perform private.require_staff();
  if the_root is null then
    perform private.refuse('not_found', 'No encontramos a ese cliente.');
  end if;
  if char_length(v_body) not between 1 and 1000 then
    perform private.refuse('bad_note', 'Escribe la nota, en máximo 1000 letras.');
  end if;
  insert into public.customer_notes (customer_id, body, author) values (the_root, v_body, (select auth.uid()));
  perform private.audit('customer.noted', 'customers', the_root::text);
end $$;

-- Their author or an admin deletes a note.
create function public.delete_customer_note(p_note bigint) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  of_customer uuid;
begin
  perform private.require_staff();
  delete from public.customer_notes where id = p_note and (author = (select auth.uid()) or private.is_admin()) returning customer_id into of_customer;
  if not found then
    perform private.refuse('not_found', 'Esa nota ya no está, o es de otra persona del equipo.');
  end if;
  perform private.audit('customer.note_deleted', 'customers', of_customer::text);
end $$;

-- Offers cash on delivery to a person, or no longer.
create function public.set_customer_no_cod(p_id uuid, p_no_cod boolean) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  members uuid[] := private.customer_group(p_id);
begin
  perform private.require_staff();
  if members = '{}' or p_no_cod is null then
    perform private.refuse('not_found', 'No encontramos a ese cliente.');
  end if;
  update public.customers set no_cod = p_no_cod
  where no_cod <> p_no_cod and case when p_no_cod then id = private.customer_root(p_id) else id = any (members) end;
  if not found then return; end if;
  perform private.audit('customer.no_cod', 'customers', private.customer_root(p_id)::text,
    jsonb_build_object('changed', jsonb_build_object('no_cod', jsonb_build_array(not p_no_cod, p_no_cod))));
end $$;

-- functions: leaving ----------------------------------------------------------------------------------
-- Deletes what the shop kept of an account as a customer; rows of somebody else find their customer again.
create function private.forget_customer(p_user uuid) returns void
language plpgsql set search_path = '' as
$$
declare
  gone uuid := (select c.id from public.customers c where c.user_id = p_user);
  others uuid[] := array(select o.id from public.orders o where o.customer_id = gone);
  devices uuid[] := array(select r.id from public.ordenes_servicio r where r.customer_id = gone);
begin
  delete from public.customers where id = gone;
  update public.orders set user_id = user_id where id = any (others);
  update public.ordenes_servicio set usuario_id = usuario_id where id = any (devices);
end $$;

-- What the shop keeps of an account as a customer, for the copy of its data.
create function private.customer_copy(p_user uuid) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object('nombre', c.name, 'celular', c.phone, 'correo', c.email, 'tipo_de_documento', c.document_type, 'documento', c.document_number,
    'otros_datos', c.also, 'sin_contra_entrega', c.no_cod, 'desde', c.created_at,
    'notas', (select coalesce(jsonb_agg(jsonb_build_object('fecha', n.created_at, 'texto', n.body) order by n.id), '[]')
      from public.customer_notes n where n.customer_id = c.id))
  from public.customers c where c.user_id = p_user
$$;

-- triggers --------------------------------------------------------------------------------------------
create trigger on_auth_user_customer after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.note_account_email();
create trigger profiles_customer after insert on public.profiles for each row execute function private.note_account();
create trigger profiles_customer_told after update of username, phone on public.profiles
  for each row when (coalesce(new.username, new.phone) is not null) execute function private.note_account();
create trigger orders_customer before insert or update of user_id, customer_name, customer_phone, customer_email on public.orders
  for each row execute function private.set_order_customer();
create trigger orders_customer_left after update of user_id, customer_name, customer_phone, customer_email on public.orders
  for each row when (old.customer_id is not null and old.customer_id is distinct from new.customer_id) execute function private.leave_customer();
create trigger ordenes_servicio_customer before insert or update of usuario_id, contact_name, contact_phone, contact_email, contact_document on public.ordenes_servicio
  for each row execute function private.set_repair_customer();
create trigger ordenes_servicio_customer_left after update of usuario_id, contact_name, contact_phone, contact_email, contact_document on public.ordenes_servicio
  for each row when (old.customer_id is distinct from new.customer_id) execute function private.leave_customer();
create trigger order_invoices_document after insert or update of document_number, name on public.order_invoices
  for each row when (new.document_type <> 'NIT' and new.document_number is not null) execute function private.learn_document();

-- grants ----------------------------------------------------------------------------------------------
-- Written by functions only, not even by the secret key.
revoke all on public.customers, public.customer_notes, public.customer_joins from service_role;
grant select on public.customers, public.customer_notes, public.customer_joins to authenticated;
grant execute on function public.search_customers, public.repeated_customers, public.join_customers, public.undo_join, public.tell_customers_apart,
  public.customer_detail, public.customer_of_account, public.note_customer, public.delete_customer_note, public.set_customer_no_cod to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.customers enable row level security;
alter table public.customer_notes enable row level security;
alter table public.customer_joins enable row level security;

create policy "staff read the customers" on public.customers for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the customers" on public.customers is 'An account gets what is kept of it in the copy of its data.';
create policy "staff read the notes" on public.customer_notes for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the notes" on public.customer_notes is 'Written by functions only.';
create policy "staff read the joins" on public.customer_joins for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the joins" on public.customer_joins is 'Written by functions only.';
