-- Changes: each statement that changes what public pages show is broadcast once, to the site's instances, which renew their
-- cached pages, and to open pages, which refresh themselves.

-- functions -------------------------------------------------------------------------------------------
-- The time of a message has no zone and is that of the session: changes_since() reads it as UTC.
create function private.send_change(p_table text, p_kind text, p_products uuid[]) returns void
language sql set search_path = '' set timezone = 'UTC' as
$$ select realtime.send(
  jsonb_build_object('table', p_table, 'kind', p_kind, 'products', to_jsonb(p_products)), p_table, 'catalogo', true) $$;
comment on function private.send_change(text, text, uuid[]) is
  'Broadcasts a change of a table: kind edit, sale (only stock moved) or sold_out (a product sold out or came back); products null: many, or none in particular.';

-- Above 50 products, one by one would cost more than renewing all.
create function private.few(p_products uuid[]) returns uuid[]
language sql immutable set search_path = '' as
$$ select case when cardinality(p_products) between 1 and 50 then p_products end $$;

-- Announces products, and tells sales from edits.
create function private.announce_products() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  -- What a sale changes.
  not_compared constant text[] := '{stock,updated_at}';
  ids uuid[];
  kind text := 'edit';
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from old_rows;
  elsif tg_op = 'UPDATE' then
    select array_agg(n.id) into ids from old_rows o join new_rows n on n.id = o.id where o is distinct from n;
    if private.few(ids) is not null then
      select case
          when not bool_and(to_jsonb(o) - not_compared = to_jsonb(n) - not_compared) then 'edit'
          when bool_or((o.stock > 0) <> (n.stock > 0)) then 'sold_out'
          else 'sale'
        end
      into kind from old_rows o join new_rows n on n.id = o.id where o is distinct from n;
    end if;
  end if;
  if tg_op = 'TRUNCATE' or ids is not null then
    perform private.send_change('products', kind, private.few(ids));
  end if;
  return null;
end $$;

-- Announces pictures and reviews, with their products.
create function private.announce_of_product() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into ids from old_rows;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct of_row.id) into ids
    from old_rows o join new_rows n on n.id = o.id, unnest(array[o.product_id, n.product_id]) as of_row (id)
    where o is distinct from n;
  end if;
  if tg_op = 'TRUNCATE' or ids is not null then
    perform private.send_change(tg_table_name, 'edit', private.few(ids));
  end if;
  return null;
end $$;

-- Announces a changed name with the products that its person has reviewed: their pages show it.
create function private.announce_names() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare ids uuid[];
begin
  select array_agg(distinct r.product_id) into ids
  from old_rows o join new_rows n on n.id = o.id join public.reviews r on r.user_id = n.id
  where o.username is distinct from n.username and r.status = 'approved';
  if ids is not null then perform private.send_change('reviews', 'edit', private.few(ids)); end if;
  return null;
end $$;

-- Announces a table whose pages are renewed together.
create function private.announce_table() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare is_changed boolean := true;
begin
  if tg_op = 'DELETE' then
    is_changed := exists (select from old_rows);
  elsif tg_op <> 'TRUNCATE' then
    is_changed := exists (select from new_rows);
  end if;
  if is_changed then perform private.send_change(tg_table_name, 'edit', null); end if;
  return null;
end $$;

-- Announces a table: every statement that changes rows of it is broadcast.
create function private.announce(p_table text, p_function text default 'announce_table') returns void
language plpgsql set search_path = '' as
$$
begin
  execute format('create trigger %1$s_announce_i after insert on public.%1$I referencing new table as new_rows for each statement execute function private.%2$I()', p_table, p_function);
  execute format('create trigger %1$s_announce_u after update on public.%1$I referencing old table as old_rows new table as new_rows for each statement execute function private.%2$I()', p_table, p_function);
  execute format('create trigger %1$s_announce_d after delete on public.%1$I referencing old table as old_rows for each statement execute function private.%2$I()', p_table, p_function);
  execute format('create trigger %1$s_announce_t after truncate on public.%1$I for each statement execute function private.%2$I()', p_table, p_function);
end $$;

-- What was broadcast since then, and in the minutes before, for an instance that may not have heard all of it; null when that
-- is too much or too long ago to tell.
create function public.changes_since(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as
$$
  with told as (
    select payload, inserted_at from realtime.messages
    where topic = 'catalogo' and extension = 'broadcast' and private is true
      -- A change counts from the beginning of its transaction.
      and inserted_at > (p_since - interval '5 minutes') at time zone 'utc'
    order by inserted_at desc limit 1001
  )
  select case
    when p_since > now() - interval '2 days' and count(*) filter (where inserted_at > p_since at time zone 'utc') <= 1000
    then coalesce(jsonb_agg(payload), '[]')
  end from told
$$;
comment on function public.changes_since is 'Hosted Realtime keeps its messages for three days. Security definer: the table is closed; the answer is what everybody may listen to.';

-- When the next scheduled post becomes public, which no statement announces; null: none is scheduled.
create function public.next_post_at() returns timestamptz
language sql stable security definer set search_path = '' as
$$ select min(published_at) from public.posts where state = 'publicado' and published_at > now() $$;
comment on function public.next_post_at is 'Security definer: scheduled posts are hidden from visitors; the answer is a time alone.';

revoke execute on function private.send_change(text, text, uuid[]) from public, anon, authenticated, service_role;

-- announced tables -----------------------------------------------------------------------------------
select
  private.announce('products', 'announce_products'),
  private.announce('product_images', 'announce_of_product'),
  private.announce('reviews', 'announce_of_product'),
  private.announce('services'),
  private.announce('courses'),
  private.announce('lesson_contents'),
  private.announce('hero_slides'),
  private.announce('home_picks'),
  private.announce('repair_stories'),
  private.announce('team_members'),
  private.announce('store_settings'),
  private.announce('posts'),
  private.announce('search_synonyms');
create trigger profiles_announce_names after update on public.profiles referencing old table as old_rows new table as new_rows
  for each statement execute function private.announce_names();

-- grants ----------------------------------------------------------------------------------------------
grant execute on function public.changes_since(timestamptz), public.next_post_at() to anon, authenticated, service_role;

-- policies --------------------------------------------------------------------------------------------
create policy "everybody hears of changes of public pages" on realtime.messages for select to anon, authenticated
  using (realtime.topic() = 'catalogo' and extension = 'broadcast');
