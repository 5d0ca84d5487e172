-- Rights: what each role of the staff may do with money, stock and figures. A superadmin may everything.

-- tables ----------------------------------------------------------------------------------------------
create table public.role_rights (
  role public.app_role primary key check (role in ('employee', 'manager', 'admin')),
  refund_limit int check (refund_limit between 0 and 100000000),
  discount_limit int not null check (discount_limit between 0 and 100),
  sees_cost boolean not null,
  sees_reports boolean not null,
  closes_drawer boolean not null,
  corrects_stock boolean not null,
  updated_at timestamptz not null default now(),
  version int not null default 1
);
comment on table public.role_rights is 'One row for each role of the staff but superadmin, which has every right.';
comment on column public.role_rights.refund_limit is 'Most pesos of one refund; null: no limit.';
comment on column public.role_rights.discount_limit is 'Most that a price may be lowered at the counter or in an order placed by staff, in percent.';
comment on column public.role_rights.sees_cost is 'What products cost, what they earn, and purchases.';
comment on column public.role_rights.sees_reports is 'The reports of the business; cost and margin in them also need sees_cost.';
comment on column public.role_rights.closes_drawer is 'Opens and closes the cash drawer, and moves money in and out of it.';
comment on column public.role_rights.corrects_stock is 'Changes stock otherwise than by a purchase: counts, damages, losses, corrections.';

-- functions -------------------------------------------------------------------------------------------
-- Whether the caller has a right that is given or not: sees_cost, sees_reports, closes_drawer, corrects_stock.
create function private.has_right(p_right text) returns boolean
language sql stable set search_path = '' as
$$
  select case private.user_role() when 'superadmin' then true
    else coalesce((select (to_jsonb(r) ->> p_right)::boolean from public.role_rights r where r.role = private.user_role()), false) end
$$;

-- The caller's limit of refund_limit (COP) or discount_limit (percent); null: none.
create function private.right_limit(p_right text) returns int
language sql stable set search_path = '' as
$$
  select case when private.user_role() = 'superadmin' then null
    when exists (select from public.role_rights r where r.role = private.user_role()) then
      (select (to_jsonb(r) ->> p_right)::int from public.role_rights r where r.role = private.user_role())
    else 0 end
$$;

-- The caller's own rights: {refund_limit, discount_limit, sees_cost, sees_reports, closes_drawer, corrects_stock}; limits are null
-- without one. Null for customers.
create function public.own_rights() returns jsonb
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return jsonb_build_object('refund_limit', private.right_limit('refund_limit'), 'discount_limit', private.right_limit('discount_limit'),
    'sees_cost', private.has_right('sees_cost'), 'sees_reports', private.has_right('sees_reports'),
    'closes_drawer', private.has_right('closes_drawer'), 'corrects_stock', private.has_right('corrects_stock'));
end $$;

create function private.require_right(p_right text) returns void
language plpgsql set search_path = '' as
$$ begin if not private.has_right(p_right) then raise exception 'Sin permisos' using errcode = '42501'; end if; end $$;

-- Changes what a role may do: {refund_limit, discount_limit, sees_cost, sees_reports, closes_drawer, corrects_stock}. Admins change
-- employee and manager, superadmins admin too: nobody their own role, and nobody gives more than they have. False when somebody
-- saved since p_version; then nothing is written.
create function public.set_role_rights(p_role public.app_role, p_rights jsonb, p_version int) returns boolean
language plpgsql security definer set search_path = '' as
$$
declare
  was public.role_rights;
  wanted public.role_rights;
  switches constant text[] := '{sees_cost,sees_reports,closes_drawer,corrects_stock}';
  unlimited constant int := 2147483647;
begin
  if not private.is_admin() or p_role = private.user_role() then raise exception 'Sin permisos' using errcode = '42501'; end if;
  select * into was from public.role_rights where role = p_role for update;
  if not found then perform private.refuse('not_found', 'Los permisos de ese rol no se cambian.'); end if;
  if was.version is distinct from p_version then return false; end if;
  wanted := jsonb_populate_record(was, p_rights - '{role,updated_at,version}'::text[]);
  if coalesce(wanted.refund_limit, unlimited) > greatest(coalesce(was.refund_limit, unlimited), coalesce(private.right_limit('refund_limit'), unlimited))
    or wanted.discount_limit > greatest(was.discount_limit, coalesce(private.right_limit('discount_limit'), unlimited))
    or exists (select from unnest(switches) s
      where (to_jsonb(wanted) ->> s)::boolean and not (to_jsonb(was) ->> s)::boolean and not private.has_right(s)) then
    perform private.refuse('right_not_own', 'No puedes dar un permiso que tu rol no tiene.');
  end if;
  update public.role_rights set (refund_limit, discount_limit, sees_cost, sees_reports, closes_drawer, corrects_stock)
    = (wanted.refund_limit, wanted.discount_limit, wanted.sees_cost, wanted.sees_reports, wanted.closes_drawer, wanted.corrects_stock)
  where role = p_role;
  return true;
end $$;

-- Refuses a price of staff for one unit: above the list price, below what their role may give, or lowered without a reason.
create function private.check_discount(p_name text, p_list int, p_price int, p_reason text) returns void
language plpgsql stable set search_path = '' as
$$
declare
  most int := coalesce(private.right_limit('discount_limit'), 100);
begin
  if p_price = p_list then return; end if;
  if p_price is null or p_price < 0 or p_price > p_list then
    perform private.refuse('bad_price', format('El precio de «%s» va de $0 a %s.', p_name, private.cop(p_list)));
  end if;
  if (p_list - p_price)::bigint * 100 > p_list::bigint * most then
    perform private.refuse('discount_limit', case when most = 0 then 'Tu rol no puede dar descuentos. Pídele a quien administra que lo haga.'
      else format('Puedes bajar «%s» hasta %s %%. Para más, pídele a quien administra que lo haga.', p_name, most) end);
  end if;
  if char_length(btrim(coalesce(p_reason, ''))) not between 3 and 200 then
    perform private.refuse('no_reason', 'Escribe el motivo del descuento (entre 3 y 200 letras).');
  end if;
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger role_rights_updated_at before update on public.role_rights for each row execute function private.set_updated_at();
create trigger role_rights_version before update on public.role_rights for each row execute function private.raise_version();

-- grants ----------------------------------------------------------------------------------------------
revoke all on public.role_rights from service_role;
grant select on public.role_rights to authenticated;
grant execute on function public.own_rights, public.set_role_rights to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.role_rights enable row level security;

create policy "staff read the rights" on public.role_rights for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the rights" on public.role_rights is 'Written by functions only.';

-- data ------------------------------------------------------------------------------------------------
insert into public.role_rights (role, refund_limit, discount_limit, sees_cost, sees_reports, closes_drawer, corrects_stock) values
  ('employee', 300000, 10, false, false, true, false),
  ('manager', 2000000, 25, true, true, true, true),
  ('admin', null, 100, true, true, true, true);
