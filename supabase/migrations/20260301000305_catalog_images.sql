-- Pictures of products: one truth, exactly one primary, an order.

-- functions ------------------------------------------------------------------------------------------
-- product_images is the truth; products.image and images repeat it for lists, the primary one first. A product with
-- pictures has exactly one primary: the first in order takes over when it goes.
create function private.show_product_images(p_products uuid[]) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  -- Between the two updates of choose_primary none is primary, on purpose.
  if current_setting('catalog.choosing_primary', true) = 'yes' then return; end if;
  -- Two changes of one product's pictures come one after the other, and the second sees the first.
  perform 1 from public.products where id = any (p_products) order by id for no key update;
  update public.product_images i set is_primary = true
  from (
    select distinct on (product_id) id, bool_or(is_primary) over (partition by product_id) as has_primary
    from public.product_images where product_id = any (p_products)
    order by product_id, display_order, created_at, id
  ) first
  where i.id = first.id and not first.has_primary;
  with lists as (
    select product_id, array_agg(image_url order by is_primary desc, display_order, created_at, id) as urls
    from public.product_images where product_id = any (p_products) group by product_id
  )
  update public.products p set image = coalesce(l.urls[1], ''), images = coalesce(l.urls, '{}')
  from unnest(p_products) w(id) left join lists l on l.product_id = w.id
  where p.id = w.id and (p.image, p.images) is distinct from (coalesce(l.urls[1], ''), coalesce(l.urls, '{}'));
end $$;

-- One primary gives way to another. The unique index allows no moment with two.
create function private.choose_primary(p_product uuid, p_image uuid) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  if exists (select from public.product_images where id = p_image and is_primary) then return; end if;
  perform set_config('catalog.choosing_primary', 'yes', true);
  update public.product_images set is_primary = false where product_id = p_product and is_primary;
  perform set_config('catalog.choosing_primary', '', true);
  update public.product_images set is_primary = true where id = p_image;
end $$;

create function private.product_images_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into touched from after_rows;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct product_id) into touched from (select product_id from after_rows union select product_id from before_rows) r;
  else
    select array_agg(distinct product_id) into touched from before_rows;
    update public.product_images i set display_order = place.n
    from (
      select id, row_number() over (partition by product_id order by display_order, created_at, id) - 1 as n
      from public.product_images where product_id = any (touched)
    ) place
    where i.id = place.id and i.display_order <> place.n;
  end if;
  if touched is not null then perform private.show_product_images(touched); end if;
  return null;
end $$;
create trigger product_images_shown_i after insert on public.product_images
  referencing new table as after_rows for each statement execute function private.product_images_changed();
create trigger product_images_shown_u after update on public.product_images
  referencing old table as before_rows new table as after_rows for each statement execute function private.product_images_changed();
create trigger product_images_shown_d after delete on public.product_images
  referencing old table as before_rows for each statement execute function private.product_images_changed();

-- The addresses that a product's own columns name, once each. The first entry of `images` wins over `image`.
create function private.named_pictures(p_image text, p_images text[]) returns table (url text, place int)
language sql immutable set search_path = '' as
$$
  select trim(u), (row_number() over (order by min(n)) - 1)::int
  from unnest(p_images || p_image) with ordinality as t(u, n) where trim(u) <> '' group by trim(u)
$$;

-- A picture written into the product's columns becomes a picture of its own. None goes this way: that is a deletion.
create function private.keep_new_pictures() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  insert into public.product_images (product_id, image_url, is_primary, display_order)
  select p.id, n.url, n.place = 0, n.place from after_rows p, private.named_pictures(p.image, p.images) n;
  return null;
end $$;
create trigger products_pictures_i after insert on public.products
  referencing new table as after_rows for each statement execute function private.keep_new_pictures();

create function private.keep_changed_pictures() returns trigger
language plpgsql security definer set search_path = '' as
$$
declare
  wanted text := case when new.image <> '' and new.image <> old.image then new.image
    else (select url from private.named_pictures(new.image, new.images) where place = 0) end;
begin
  insert into public.product_images (product_id, image_url, display_order)
  select new.id, n.url, (select count(*) from public.product_images where product_id = new.id) + row_number() over (order by n.place) - 1
  from private.named_pictures(new.image, new.images) n
  where not exists (select from public.product_images i where i.product_id = new.id and i.image_url = n.url);
  if wanted is not null and not exists (select from public.product_images where product_id = new.id and is_primary and image_url = wanted) then
    perform private.choose_primary(new.id, (
      select id from public.product_images where product_id = new.id and image_url = wanted order by display_order limit 1));
  end if;
  perform private.show_product_images(array[new.id]);
  return null;
end $$;
-- Only what somebody wrote: what show_product_images repeats into the columns comes from the pictures already.
create trigger products_pictures_u after update of image, images on public.products
  for each row when (pg_trigger_depth() = 0 and (new.image, new.images) is distinct from (old.image, old.images)) execute function private.keep_changed_pictures();

create function private.lock_product(p_product uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  perform private.require_staff();
  perform 1 from public.products where id = p_product for no key update;
  if not found then perform private.refuse('not_found', 'No encontramos ese producto.'); end if;
end $$;

create function private.refuse_second_copy(p_product uuid, p_url text, p_except uuid) returns void
language plpgsql set search_path = '' as
$$
begin
  if exists (select from public.product_images where product_id = p_product and image_url = p_url and id is distinct from p_except) then
    perform private.refuse('duplicate_image', 'Esa imagen ya está en el producto.');
  end if;
end $$;

-- Makes a picture the one that stands for its product.
create function public.set_primary_image(p_image uuid) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  product uuid := (select product_id from public.product_images where id = p_image);
begin
  perform private.lock_product(product);
  perform private.choose_primary(product, p_image);
end $$;

-- Adds a picture at the end; the first of a product is its primary one whatever was asked.
create function public.add_product_image(p_product uuid, p_url text, p_alt text default '', p_primary boolean default false) returns uuid
language plpgsql security definer set search_path = '' as
$$
declare
  added uuid;
begin
  perform private.lock_product(p_product);
  perform private.refuse_second_copy(p_product, p_url, null);
  insert into public.product_images (product_id, image_url, alt_text, display_order)
  values (p_product, p_url, coalesce(p_alt, ''), (select count(*) from public.product_images where product_id = p_product))
  returning id into added;
  if p_primary then perform private.choose_primary(p_product, added); end if;
  return added;
end $$;

create function public.save_product_image(p_image uuid, p_url text, p_alt text, p_primary boolean default false) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  product uuid := (select product_id from public.product_images where id = p_image);
begin
  perform private.lock_product(product);
  perform private.refuse_second_copy(product, p_url, p_image);
  update public.product_images set image_url = p_url, alt_text = coalesce(p_alt, '') where id = p_image;
  if p_primary then perform private.choose_primary(product, p_image); end if;
end $$;

-- Puts all pictures of a product in the given order; a list of other pictures than it has now is refused.
create function public.reorder_product_images(p_product uuid, p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.lock_product(p_product);
  if (select coalesce(array_agg(id order by id), '{}') from public.product_images where product_id = p_product)
     is distinct from (select coalesce(array_agg(id order by id), '{}') from unnest(p_ids) id) then
    perform private.refuse('stale_images', 'Las imágenes cambiaron mientras las ordenabas. Mira el orden de ahora e intenta de nuevo.');
  end if;
  update public.product_images i set display_order = w.n - 1
  from unnest(p_ids) with ordinality as w(id, n) where i.id = w.id and i.display_order <> w.n - 1;
end $$;

-- What was written before: every picture of a product's columns gets its row, then the columns repeat the rows.
insert into public.product_images (product_id, image_url, display_order)
select p.id, n.url, (select count(*) from public.product_images where product_id = p.id) + row_number() over (partition by p.id order by n.place) - 1
from public.products p, private.named_pictures(p.image, p.images) n
where not exists (select from public.product_images i where i.product_id = p.id and i.image_url = n.url);
select private.show_product_images(array_agg(distinct product_id)) from public.product_images;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.set_primary_image(uuid), public.add_product_image(uuid, text, text, boolean),
  public.save_product_image(uuid, text, text, boolean), public.reorder_product_images(uuid, uuid[]) to authenticated;
