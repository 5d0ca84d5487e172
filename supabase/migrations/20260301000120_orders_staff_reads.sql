-- Orders, what staff read: the list that finds any of many thousands, and one order in full.

-- search -------------------------------------------------------------------------------------------------
create table private.order_search (
  order_id uuid primary key references public.orders (id) on delete cascade,
  words text not null
);
comment on table private.order_search is 'What an order is found by: its number, its total after a "$", the customer''s name, e-mail and phone, the parcel''s tracking number, the names of its lines, lower case without accents. A table of its own, so that no answer repeats it.';

create function private.order_words(o public.orders) returns text
language sql stable set search_path = '' as
$$
  select ' ' || private.norm(concat_ws(' ', left(o.id::text, 8), '$' || o.total_price, o.customer_name, o.customer_email,
    regexp_replace(o.customer_phone, '[^0-9]', '', 'g'), o.tracking_number,
    (select string_agg(i.name, ' ' order by i.id) from public.order_items i where i.order_id = o.id))) || ' '
$$;

create function private.learn_order() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into private.order_search (order_id, words) values (new.id, private.order_words(new))
  on conflict (order_id) do update set words = excluded.words;
  return null;
end $$;
create trigger orders_search after insert or update of customer_name, customer_email, customer_phone, tracking_number, total_price on public.orders
  for each row execute function private.learn_order();

-- Lines come after their order.
create function private.learn_order_lines() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  update private.order_search k set words = private.order_words(o)
  from public.orders o where o.id = k.order_id and o.id in (select n.order_id from new_lines n);
  return null;
end $$;
create trigger order_items_search after insert on public.order_items
  referencing new table as new_lines for each statement execute function private.learn_order_lines();

insert into private.order_search (order_id, words) select o.id, private.order_words(o) from public.orders o;

create index order_search_words on private.order_search using gin (words extensions.gin_trgm_ops);
create index orders_by_total on public.orders (total_price, id);
create index orders_by_name on public.orders (customer_name, id);
create index orders_of_payment on public.orders (payment_status, created_at desc, id desc);

-- What a person typed, as patterns that must all be in the words: a phone loses its punctuation, '$' says that it is the whole total, short words begin one.
create function private.order_patterns(q text) returns text[]
language sql immutable set search_path = '' as
$$
  with said as (select private.norm(ltrim(btrim(left(coalesce(q, ''), 80)), '#')) as words),
  part as (
    select case
      when words ~ '^\+?[0-9][0-9 ().-]*$' then array[regexp_replace(regexp_replace(words, '[^0-9]', '', 'g'), '^57(?=[0-9]{10}$)', '')]
      when words ~ '^\$ ?[0-9][0-9 .]*$' then array['$' || regexp_replace(words, '[^0-9]', '', 'g') || ' ']
      when words ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then array[left(words, 8)]
      else (regexp_split_to_array(words, '\s+'))[1:6] end as parts
    from said)
  select coalesce(array_agg(case when char_length(p) < 3 then '% ' else '%' end || replace(replace(replace(p, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by n), '{}')
  from part, unnest(parts) with ordinality as t(p, n) where p <> ''
$$;

-- list ---------------------------------------------------------------------------------------------------
-- Orders for staff: {items, total, counts: {stage: n}}; counts tell how many of what was searched for stand in each stage.
-- p_sort: created, total, name, each with a minus before it for descending. p_only: 'retractos' with an open withdrawal,
-- 'reembolsos' with a refund under way, 'por_cobrar' delivered without its cash.
create function public.staff_orders(
  p_query text default '',
  p_stage text default null,
  p_method public.payment_method default null,
  p_payment public.order_payment_status default null,
  p_only text default null,
  p_sort text default '-created',
  p_limit int default 25,
  p_offset int default 0
) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
declare
  patterns text[] := private.order_patterns(p_query);
  conditions text := concat_ws(' and ', 'true',
    (select format('o.id in (select k.order_id from private.order_search k where %s)', string_agg(format('k.words like $1[%s]', n), ' and '))
     from generate_subscripts(patterns, 1) n having count(*) > 0),
    case when p_method is not null then 'o.payment_method = $2' end,
    case when p_payment is not null then 'o.payment_status = $3' end,
    case p_only
      when 'retractos' then 'o.id in (select w.order_id from public.retractos w where w.state in (''solicitado'', ''aceptado''))'
      when 'reembolsos' then 'o.id in (select r.order_id from public.refunds r where r.state = ''pendiente'')'
      when 'por_cobrar' then 'o.payment_method = ''contra_entrega'' and o.payment_status = ''unpaid'' and o.shipping_status = ''delivered''' end);
  ordering text := case p_sort
    when 'created' then 'o.created_at, o.id'
    when 'total' then 'o.total_price, o.id'
    when '-total' then 'o.total_price desc, o.id desc'
    when 'name' then 'o.customer_name, o.id'
    when '-name' then 'o.customer_name desc, o.id desc'
    else 'o.created_at desc, o.id' end;
  counts jsonb;
  items jsonb;
begin
  perform private.require_staff();
  execute format('select coalesce(jsonb_object_agg(stage, n), ''{}'') from (select o.stage, count(*) as n from public.orders o where %s group by o.stage) c', conditions)
  into counts using patterns, p_method, p_payment;
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'created_at', o.created_at, 'stage', o.stage, 'status', o.status, 'payment_method', o.payment_method, 'payment_status', o.payment_status,
      'shipping_status', o.shipping_status, 'total_price', o.total_price, 'quantity', o.quantity, 'customer_name', o.customer_name,
      'customer_phone', o.customer_phone, 'has_account', o.user_id is not null,
      'lines', (select jsonb_agg(i.name order by i.item_type, i.name) from public.order_items i where i.order_id = o.id),
      'goods', exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'product'),
      'services', exists (select from public.order_items i where i.order_id = o.id and i.item_type = 'service'),
      'withdrawal_by', (select w.refund_by from public.retractos w where w.order_id = o.id and w.state in ('solicitado', 'aceptado')),
      'is_refunding', private.is_refunding(o.id)) order by o.place), '[]')
    from (select o.*, row_number() over (order by %2$s) as place from public.orders o where %1$s%3$s order by %2$s limit $5 offset $6) o
    $q$, conditions, ordering, case when p_stage is not null then ' and o.stage = $4' else '' end)
  into items using patterns, p_method, p_payment, p_stage, least(greatest(coalesce(p_limit, 25), 1), 100), greatest(coalesce(p_offset, 0), 0);
  return jsonb_build_object('items', items, 'counts', counts, 'total',
    case when p_stage is not null then coalesce((counts ->> p_stage)::int, 0) else (select coalesce(sum(value::int), 0) from jsonb_each_text(counts)) end);
end $$;

-- one order ----------------------------------------------------------------------------------------------
-- Everything about one order: what its owner sees, and the account, the moves, the money that can go back, the refunds
-- and the timeline. Null when there is none.
create function public.staff_order(p_order uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return (
    select public.order_detail(o.id) || jsonb_build_object(
      'account', (
        select jsonb_build_object('id', p.id, 'username', p.username, 'email', nullif(u.email, ''))
        from public.profiles p left join auth.users u on u.id = p.id where p.id = o.user_id),
      'stage', o.stage,
      'is_refunding', private.is_refunding(o.id),
      'is_disputed', private.is_payment_disputed(o),
      'has_mismatch', exists (select from private.payment_mismatches m where m.order_id = o.id and m.settled_at is null),
      'refundable', (select jsonb_build_object('left', m.remaining, 'channel', m.channel) from private.refundable(o) m),
      'refunds', coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'channel', r.channel, 'state', r.state, 'lines', r.lines, 'reason', r.reason, 'reference', r.reference,
          'error', r.error, 'withdrawal', r.retracto_id, 'created_at', r.created_at, 'settled_at', r.settled_at, 'by', b.username) order by r.created_at desc)
        from public.refunds r left join public.profiles b on b.id = r.requested_by where r.order_id = o.id), '[]'),
      'events', coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'actor_kind', e.actor_kind, 'actor_name', a.username, 'note', e.note,
          'changes', e.changes, 'details', e.details, 'created_at', e.created_at) order by e.created_at desc, e.id desc)
        from public.order_events e left join public.profiles a on a.id = e.actor where e.order_id = o.id), '[]'))
    from public.orders o where o.id = p_order);
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.staff_orders(text, text, public.payment_method, public.order_payment_status, text, text, int, int),
  public.staff_order(uuid) to authenticated;
