-- Changes: each statement that changes what public pages show is broadcast once, to the site's instances, whose cached pages
-- expire, and to open pages, which refresh themselves.

-- functions -------------------------------------------------------------------------------------------
create function private.send_change(p_table text, p_kind text, p_products uuid[]) returns void
language sql set search_path = '' as
$$ select realtime.send(
  jsonb_build_object('table', p_table, 'kind', p_kind, 'products', to_jsonb(p_products)), p_table, 'catalogo', true) $$;
comment on function private.send_change(text, text, uuid[]) is
  'Broadcasts a change of a table: kind edit, sale (only stock moved) or sold_out (a product sold out or came back); products null: many, or none in particular.';

-- Above 50 products, refreshing all is cheaper than one by one.
create function private.few(p_products uuid[]) returns uuid[]
language sql immutable set search_path = '' as
$$ select case when cardinality(p_products) between 1 and 50 then p_products end $$;

-- Announces products; sales are distinguished from edits.
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

-- Announces a changed name with the products that the person reviewed: their pages show the name.
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

-- Announces a table whose pages are refreshed together.
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

-- Announces posts that became due since the last run of the scheduler, since no statement does. An extra run only refreshes
-- the blog's pages once more.
create function public.announce_due_posts() returns void
language sql security definer set search_path = '' as
$$
  select private.send_change('posts', 'edit', null)
  where exists (
    select from public.posts
    where state = 'publicado' and published_at between now() - interval '90 seconds' and now())
$$;
comment on function public.announce_due_posts is 'Called by the scheduler every minute.';

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
grant execute on function public.announce_due_posts() to service_role;

-- policies --------------------------------------------------------------------------------------------
create policy "everybody receives changes of public pages" on realtime.messages for select to anon, authenticated
  using (realtime.topic() = 'catalogo' and extension = 'broadcast');
