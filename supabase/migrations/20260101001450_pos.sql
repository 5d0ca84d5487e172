-- Point of sale: the tickets of the counter. A ticket groups what one customer paid at once: an order of products and services,
-- the balances of repairs (an order each) and deposits. Amounts are COP.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- tables ----------------------------------------------------------------------------------------------
create table public.tickets (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  request_key uuid not null unique,
  session_id uuid references public.cash_sessions (id) on delete restrict,
  seller_id uuid references auth.users (id) on delete set null,
  total int not null check (total > 0),
  tendered int check (tendered >= 0),
  created_at timestamptz not null default now()
);
comment on table public.tickets is 'What was paid at the counter at once; its orders and deposits name it.';
comment on column public.tickets.number is 'As T-2026-000001.';
comment on column public.tickets.request_key is 'Idempotency key created by the browser.';
comment on column public.tickets.tendered is 'Cash that the customer handed over, before the change.';

alter table public.orders add constraint orders_ticket foreign key (ticket_id) references public.tickets (id) on delete restrict;
alter table public.repair_payments add constraint repair_payments_ticket foreign key (ticket_id) references public.tickets (id) on delete restrict;

-- indexes ---------------------------------------------------------------------------------------------
create index tickets_newest on public.tickets (created_at desc, id);
create index tickets_of_session on public.tickets (session_id) where session_id is not null;
create index tickets_of_seller on public.tickets (seller_id) where seller_id is not null;
create index orders_of_ticket on public.orders (ticket_id) where ticket_id is not null;
create index repair_payments_of_ticket on public.repair_payments (ticket_id) where ticket_id is not null;

-- grants ----------------------------------------------------------------------------------------------
-- Written by functions only, not even by the secret key.
revoke all on public.tickets from service_role;
grant select on public.tickets to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.tickets enable row level security;

create policy "staff read the tickets" on public.tickets for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the tickets" on public.tickets is 'A customer sees the orders of a ticket.';
