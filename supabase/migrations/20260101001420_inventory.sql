-- Inventory: suppliers, purchases, and what the units of a product cost. Amounts are COP. Costs are in the private schema, where
-- functions check the right to see them.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- tables ----------------------------------------------------------------------------------------------
create table private.product_costs (
  product_id uuid primary key references public.products (id) on delete cascade,
  value bigint not null check (value >= 0)
);
comment on table private.product_costs is 'Cost of all units in products.stock; a row per product whose cost is known. The average is value / stock.';

create table private.item_costs (
  order_item_id uuid primary key references public.order_items (id) on delete cascade,
  cost int not null check (cost >= 0)
);
comment on table private.item_costs is 'Cost of the units of an order''s line that are out of the stock, as frozen when they left it; no row when it is unknown.';

create table private.part_costs (
  part_id uuid primary key references public.repair_parts (id) on delete cascade,
  cost int not null check (cost >= 0)
);
comment on table private.part_costs is 'The same of a part that a repair used.';

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.product_costs, private.item_costs, private.part_costs from public, anon, authenticated, service_role;
