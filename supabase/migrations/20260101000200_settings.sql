-- Settings: the single row that header, footer, WhatsApp links and structured data read.

-- rules of the columns --------------------------------------------------------------------------------
-- {"05": [2, 4], …}: the first and last opening day on which a parcel arrives, by the code of the department (DIVIPOLA).
create function private.are_delivery_days(p_days jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as
$$
  select case when jsonb_typeof(p_days) = 'object' then coalesce((
    select bool_and(case when key ~ '^[0-9]{2}$' and value::text ~ '^\[([1-9]|1[0-9]|20), ([1-9]|1[0-9]|20)\]$'
      then (value -> 0)::int <= (value -> 1)::int else false end)
    from jsonb_each(p_days)), true) else false end
$$;

-- [{name, url, phone}, …]: at most twelve. A tracking address is https; {guia} is where the number goes.
create function private.are_carriers(p_carriers jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as
$$
  select case when jsonb_typeof(p_carriers) = 'array' then jsonb_array_length(p_carriers) <= 12 and coalesce((
    select bool_and(coalesce(c ->> 'name' ~ '^[^[:cntrl:]<>"]{1,80}$' and c ->> 'name' = btrim(c ->> 'name')
      and c ->> 'url' ~ '^(https://[^[:space:]"<>]{1,240})?$' and c ->> 'phone' ~ '^[0-9+#() -]{0,30}$', false))
    from jsonb_array_elements(p_carriers) c), true) else false end
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.store_settings (
  id boolean primary key default true check (id),
  name text not null default 'Aventura Gamer' check (name ~ '^[^[:cntrl:]<>"]{1,60}$' and name = btrim(name)),
  legal_name text not null default '' check (legal_name ~ '^[^[:cntrl:]<>]{0,120}$'),
  tax_id text not null default '' check (tax_id ~ '^[0-9.-]{0,20}$'),
  charges_vat boolean not null default true,
  phone text not null default '' check (phone ~ '^[0-9+() -]{0,30}$'),
  whatsapp text not null default '' check (whatsapp ~ '^[0-9]{0,15}$'),
  email text not null default '' check (email ~ '^([^[:space:][:cntrl:]@<>",;:]+@[^[:space:][:cntrl:]@<>",;:]+)?$'),
  address text not null default '' check (address ~ '^[^[:cntrl:]<>]{0,160}$'),
  city text not null default 'Envigado' check (city ~ '^[^[:cntrl:]<>]{1,60}$'),
  region text not null default 'Antioquia' check (region ~ '^[^[:cntrl:]<>]{1,60}$'),
  latitude double precision not null default 6.1701 check (latitude between -4.3 and 13.6),
  longitude double precision not null default -75.5866 check (longitude between -82 and -66.8),
  service_radius_m int not null default 50000 check (service_radius_m > 0),
  opens_at time not null default '09:00',
  closes_at time not null default '19:00',
  instagram_url text not null default '' check (instagram_url ~ '^(https://[^[:space:]"<>]{1,192})?$'),
  tiktok_url text not null default '' check (tiktok_url ~ '^(https://[^[:space:]"<>]{1,192})?$'),
  youtube_url text not null default '' check (youtube_url ~ '^(https://[^[:space:]"<>]{1,192})?$'),
  facebook_url text not null default '' check (facebook_url ~ '^(https://[^[:space:]"<>]{1,192})?$'),
  free_shipping_text text not null default 'Envío gratis en todos los pedidos' check (free_shipping_text ~ '^[^[:cntrl:]<>]{1,120}$'),
  store_rating numeric(2, 1) check (store_rating between 0 and 5),
  store_rating_count int check (store_rating_count > 0),
  store_rating_source text not null default '' check (store_rating_source = trim(store_rating_source)),
  store_rating_date date,
  missions_enabled boolean not null default false,
  cash_hold_hours int not null default 24 check (cash_hold_hours between 1 and 240),
  cash_guest_units int not null default 5 check (cash_guest_units between 1 and 999),
  cash_guest_total int not null default 1500000 check (cash_guest_total between 1 and 100000000),
  cash_account_units int not null default 20 check (cash_account_units between 1 and 999),
  cash_account_total int not null default 5000000 check (cash_account_total between 1 and 100000000),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  low_stock_threshold int not null default 3 check (low_stock_threshold between 0 and 1000),
  pickups_per_slot int not null default 2 check (pickups_per_slot between 1 and 99),
  delivery_days jsonb not null check (private.are_delivery_days(delivery_days))
    default '{"05":[1,3],"08":[3,5],"11":[2,4],"13":[3,6],"15":[3,6],"17":[2,4],"18":[4,8],"19":[3,6],"20":[3,6],"23":[3,6],"25":[2,5],"27":[4,8],"41":[3,6],"44":[3,7],"47":[3,6],"50":[3,6],"52":[3,6],"54":[3,6],"63":[2,4],"66":[2,4],"68":[2,5],"70":[3,6],"73":[2,5],"76":[2,4],"81":[4,8],"85":[3,7],"86":[4,8],"88":[5,12],"91":[6,15],"94":[6,15],"95":[5,10],"97":[6,15],"99":[6,15]}',
  carriers jsonb not null check (private.are_carriers(carriers)) default '[
    {"name": "Servientrega", "url": "https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia={guia}", "phone": ""},
    {"name": "Interrapidísimo", "url": "https://interrapidisimo.com/sigue-tu-envio/?guia={guia}", "phone": ""},
    {"name": "Coordinadora", "url": "https://coordinadora.com/rastreo/rastreo-de-guia/", "phone": ""},
    {"name": "Envía", "url": "https://envia.co/", "phone": ""},
    {"name": "TCC", "url": "", "phone": ""},
    {"name": "Deprisa", "url": "", "phone": ""},
    {"name": "Mensajero propio", "url": "", "phone": ""}
  ]',
  pickup_hours int not null default 2 check (pickup_hours between 0 and 80),
  constraint store_rating_whole check (num_nonnulls(store_rating, store_rating_count, nullif(store_rating_source, ''), store_rating_date) in (0, 4))
);
comment on table public.store_settings is 'Exactly one row.';
comment on column public.store_settings.store_rating is 'External rating of the store: all four columns or none, and then it is not shown.';
comment on column public.store_settings.charges_vat is 'Responsable de IVA: prices include it, and orders show it. False: no split is shown anywhere.';
comment on column public.store_settings.latitude is 'Together with the longitude, a point in Colombia.';
comment on column public.store_settings.opens_at is 'Monday to Saturday, local time of Colombia; closed on Sunday.';
comment on column public.store_settings.cash_hold_hours is 'Opening hours for which a cash order reserves stock until staff confirm it.';
comment on column public.store_settings.cash_guest_units is 'For people who never received an order: maximum units of an item in one cash order, and cash_guest_total the maximum pesos of a person''s unconfirmed ones.';
comment on column public.store_settings.cash_account_units is 'The same, with cash_account_total, for accounts that received an order before.';
comment on column public.store_settings.pickups_per_slot is 'Devices that can be picked up at homes in one window of two hours.';
comment on column public.store_settings.pickup_hours is 'Opening hours from an order until its buyer can fetch it in the shop.';
comment on column public.store_settings.low_stock_threshold is 'A product with at most this many units counts as low stock.';

comment on column public.store_settings.delivery_days is 'Outside the metropolitan area: {"05": [1, 3], …}, the opening days in which a parcel arrives, by department.';
comment on column public.store_settings.carriers is 'The carriers that staff choose from, the usual one first: [{name, url, phone}]; {guia} in the url is the tracking number.';

-- triggers --------------------------------------------------------------------------------------------
create trigger store_settings_updated_at before update on public.store_settings for each row execute function private.set_updated_at();
create trigger store_settings_version before update on public.store_settings for each row execute function private.raise_version();

-- grants ----------------------------------------------------------------------------------------------
grant select on public.store_settings to anon, authenticated;
grant update on public.store_settings to authenticated;
grant all on public.store_settings to service_role;
grant execute on function private.are_delivery_days, private.are_carriers to authenticated, service_role;

-- row-level security ----------------------------------------------------------------------------------
alter table public.store_settings enable row level security;

create policy "anyone reads the settings" on public.store_settings for select to anon, authenticated using (true);
comment on policy "anyone reads the settings" on public.store_settings is 'Shown on every page.';

create policy "admins change the settings" on public.store_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
comment on policy "admins change the settings" on public.store_settings is 'admin and superadmin.';

-- data ------------------------------------------------------------------------------------------------
insert into public.store_settings default values;
