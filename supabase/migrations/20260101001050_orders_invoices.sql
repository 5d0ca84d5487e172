-- Orders, invoices: who an invoice is asked for, its number and CUFE once the shop issued it, and the export of a period.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- functions: documents --------------------------------------------------------------------------------
-- Whether a document is written as stored: digits; a NIT with its check digit after a dash; letters in capitals.
-- lib/orders/invoice.ts has the same rule.
create function private.is_document(p_type text, p_number text) returns boolean
language sql immutable set search_path = '' as
$$
  select coalesce(case p_type
    when 'CC' then p_number ~ '^[0-9]{4,10}$'
    when 'NIT' then private.is_nit(p_number)
    when 'CE' then p_number ~ '^[0-9]{4,15}$'
    when 'PAS' then p_number ~ '^[0-9A-Z]{4,15}$' end, false)
$$;

-- tables ----------------------------------------------------------------------------------------------
create table public.order_invoices (
  order_id uuid primary key references public.orders (id) on delete restrict,
  document_type text check (document_type in ('CC', 'CE', 'NIT', 'PAS')),
  document_number text,
  name text check (char_length(name) between 3 and 160),
  email text check (char_length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@<>",;:]+@[^[:space:][:cntrl:]@<>",;:]+$'),
  municipality text references public.municipalities (code),
  requested_at timestamptz,
  number text unique check (number ~ '^[A-Z0-9-]{1,20}$'),
  cufe text check (cufe ~ '^[0-9a-f]{96}$'),
  issued_at timestamptz,
  issued_by uuid,
  updated_at timestamptz not null default now(),
  constraint order_invoices_requested check (
    num_nonnulls(document_type, document_number, name, email, municipality, requested_at) in (0, 6)
    and (document_type is null or private.is_document(document_type, document_number))),
  constraint order_invoices_issued check (num_nonnulls(number, cufe, issued_at) in (0, 3))
);
comment on table public.order_invoices is 'Who asked for an invoice of an order, and the invoice that the shop issued; all columns of the request are null when nobody asked.';
comment on column public.order_invoices.document_number is 'As private.is_document: a NIT is 900123456-8.';
comment on column public.order_invoices.number is 'Number of the electronic invoice, with its prefix; issued outside this system.';
comment on column public.order_invoices.cufe is 'Código único de factura electrónica: 96 hexadecimal characters.';

-- indexes ---------------------------------------------------------------------------------------------
create index order_invoices_waiting on public.order_invoices (requested_at) where requested_at is not null and number is null;
create index order_invoices_municipality on public.order_invoices (municipality) where municipality is not null;

-- functions: invoices ---------------------------------------------------------------------------------
-- An invoice can be asked for until its number is written, of an order whose sale stands.
create function private.can_ask_invoice(o public.orders) returns boolean
language sql stable set search_path = '' as
$$
  select o.status not in ('cancelled', 'expired') and o.payment_status <> 'refunded' and o.customer_name <> 'Cuenta eliminada'
    and not exists (select from public.order_invoices v where v.order_id = o.id and v.number is not null)
$$;

-- The invoice for the order's page: what was asked, and the number once it is written. Without p_whole (the holder of a link)
-- only the name, since a link may be passed on.
create function private.invoice_of(o public.orders, p_whole boolean) returns jsonb
language sql stable set search_path = '' as
$$
  select jsonb_build_object(
    'can_ask', private.can_ask_invoice(o),
    'asked', (
      select jsonb_build_object('name', v.name, 'requested_at', v.requested_at)
        || case when p_whole then jsonb_build_object('document_type', v.document_type, 'document_number', v.document_number,
          'email', v.email, 'municipality', private.municipality_of(v.municipality)) else '{}' end
      from public.order_invoices v where v.order_id = o.id and v.requested_at is not null),
    'issued', (
      select jsonb_build_object('number', v.number, 'cufe', v.cufe, 'issued_at', v.issued_at)
      from public.order_invoices v where v.order_id = o.id and v.number is not null))
$$;

-- Asks for an invoice in the name of a person or company, or corrects what was asked, for the order's owner or the holder of
-- its link.
create function public.request_invoice(
  p_order uuid default null,
  p_token text default null,
  p_document_type text default null,
  p_document_number text default null,
  p_name text default null,
  p_email text default null,
  p_municipality text default null
) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_own_order(p_order, p_token);
  known public.order_invoices;
  v_name text := private.trim_text(coalesce(p_name, ''));
  v_email text := lower(btrim(coalesce(p_email, '')));
begin
  select * into known from public.order_invoices where order_id = o.id;
  if known.number is not null then
    perform private.refuse('already_issued', format('La factura de este pedido ya se emitió con el número %s. Si hay un error, escríbenos por WhatsApp.', known.number));
  end if;
  if not private.can_ask_invoice(o) then
    perform private.refuse('not_allowed', 'Este pedido no tiene una compra por facturar.');
  end if;
  if not private.is_document(p_document_type, p_document_number) then
    perform private.refuse('bad_document', 'Revisa el documento; el NIT lleva su dígito de verificación: 900.123.456-8.');
  end if;
  if char_length(v_name) not between 3 and 160 then
    perform private.refuse('bad_name', 'Escribe el nombre o la razón social (entre 3 y 160 letras).');
  end if;
  if char_length(v_email) > 254 or v_email !~ '^[^[:space:][:cntrl:]@<>",;:]+@[^[:space:][:cntrl:]@<>",;:]+$' then
    perform private.refuse('bad_email', 'Escribe un correo válido: ahí llega la factura.');
  end if;
  if not exists (select from public.municipalities m where m.code = p_municipality) then
    perform private.refuse('bad_municipality', 'Elige el municipio.');
  end if;
  if (known.document_type, known.document_number, known.name, known.email, known.municipality)
     is not distinct from (p_document_type, p_document_number, v_name, v_email, p_municipality) then return; end if;
  insert into public.order_invoices (order_id, document_type, document_number, name, email, municipality, requested_at)
  values (o.id, p_document_type, p_document_number, v_name, v_email, p_municipality, now())
  on conflict (order_id) do update set document_type = excluded.document_type, document_number = excluded.document_number,
    name = excluded.name, email = excluded.email, municipality = excluded.municipality, requested_at = excluded.requested_at;
  insert into public.order_events (order_id, kind, actor_kind) values (o.id, 'invoice_requested', 'cliente');
  -- The log keeps no personal data.
  perform private.audit('invoice.requested', 'orders', o.id::text);
end $$;

-- What the caller asked an invoice with last, to fill the form; null when they never did.
create function public.own_invoice_data() returns jsonb
language sql stable security definer set search_path = '' as
$$
  select jsonb_build_object('document_type', v.document_type, 'document_number', v.document_number, 'name', v.name, 'email', v.email,
    'municipality', private.municipality_of(v.municipality))
  from public.order_invoices v join public.orders o on o.id = v.order_id
  where o.user_id = (select auth.uid()) and v.requested_at is not null order by v.requested_at desc limit 1
$$;

-- Writes the number and CUFE of the order's invoice, or corrects them; both empty take them off. p_known: the number that the
-- caller saw.
create function public.write_invoice(p_order uuid, p_number text, p_cufe text, p_known text default '') returns void
language plpgsql security definer set search_path = '' as
$$
declare
  o public.orders := private.lock_order(p_order);
  known public.order_invoices;
  v_number text := upper(regexp_replace(coalesce(p_number, ''), '\s', '', 'g'));
  v_cufe text := lower(regexp_replace(coalesce(p_cufe, ''), '\s', '', 'g'));
  other uuid;
begin
  select * into known from public.order_invoices where order_id = o.id;
  if coalesce(known.number, '') <> coalesce(p_known, '') then
    perform private.refuse('moved', format('Alguien cambió la factura de este pedido mientras la mirabas: ahora %s.',
      case when known.number is null then 'no tiene número' else 'es la ' || known.number end));
  end if;
  if v_number = '' and v_cufe = '' then
    if known.number is null then return; end if;
    update public.order_invoices set number = null, cufe = null, issued_at = null, issued_by = null where order_id = o.id;
  else
    if o.status in ('placed', 'expired') then
      perform private.refuse('not_allowed', 'Este pedido todavía no es una venta: confírmalo antes de escribir su factura.');
    end if;
    if v_number !~ '^[A-Z0-9-]{1,20}$' then
      perform private.refuse('bad_number', 'Escribe el número de la factura con su prefijo: FE1234.');
    end if;
    if v_cufe !~ '^[0-9a-f]{96}$' then
      perform private.refuse('bad_cufe', 'El CUFE tiene 96 letras y números. Cópialo completo de la factura.');
    end if;
    select order_id into other from public.order_invoices where number = v_number and order_id <> o.id;
    if found then
      perform private.refuse('taken', format('La factura %s ya está en el pedido %s.', v_number, upper(left(other::text, 8))));
    end if;
    insert into public.order_invoices (order_id, number, cufe, issued_at, issued_by)
    values (o.id, v_number, v_cufe, now(), (select auth.uid()))
    on conflict (order_id) do update set number = excluded.number, cufe = excluded.cufe, issued_at = excluded.issued_at, issued_by = excluded.issued_by;
  end if;
  insert into public.order_events (order_id, kind, actor, actor_kind, details)
  values (o.id, 'invoice_written', (select auth.uid()), 'equipo', jsonb_strip_nulls(jsonb_build_object('invoice', nullif(v_number, ''), 'before', known.number)));
  perform private.audit('invoice.written', 'orders', o.id::text, jsonb_build_object('changed', jsonb_build_object(
    'number', jsonb_build_array(known.number, nullif(v_number, '')), 'cufe', jsonb_build_array(known.cufe, nullif(v_cufe, '')))));
end $$;

-- functions: a period ---------------------------------------------------------------------------------
-- One page of the money of a period, oldest first, after the given move; days are Colombian, both included. A refund counts on
-- its own day, also when the sale was earlier. `moves` are those of the payment up to this one, with the lines that a refund
-- gave back, so that parts of a payment are split without a rest. Deposits for repairs are among them, as work of the general
-- rate; what was moved in and out of the drawers is no sale. Exporting is in the audit log, with its first page.
create function public.export_money(p_from date, p_to date, p_after bigint default null, p_limit int default 1000) returns setof jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '60s' set plan_cache_mode = force_custom_plan as
$$
declare
  last private.money_moves;
begin
  perform private.require_staff();
  if p_from is null or p_to is null or p_to < p_from or p_to - p_from > 366 then
    perform private.refuse('bad_period', 'Elige un periodo de hasta un año, del primer día al último.');
  end if;
  if p_after is null then
    perform private.audit('money.exported', 'orders', null, jsonb_build_object('since', p_from, 'until', p_to));
  end if;
  select * into last from private.money_moves where id = p_after;
  return query
    select jsonb_build_object('id', m.id, 'at', m.at, 'kind', m.kind, 'amount', m.amount, 'order_id', m.order_id, 'orden_id', m.orden_id,
      'payment_method', o.payment_method, 'is_manual', m.method <> 'mercadopago', 'way', m.method,
      'provider_id', coalesce(nullif(m.reference, ''), p.provider_payment_id),
      'document_type', v.document_type, 'document_number', v.document_number, 'invoice', v.number,
      'lines', (
        select jsonb_agg(jsonb_build_object('tax_class', i.tax_class, 'amount', i.line_total) order by i.id)
        from public.order_items i where i.order_id = o.id),
      'moves', (
        select jsonb_agg(jsonb_build_object('kind', e.kind, 'amount', e.amount, 'lines', (
            select coalesce(jsonb_agg(jsonb_build_object('tax_class', i.tax_class, 'amount', i.unit_price * (l ->> 'quantity')::int) order by i.id), '[]')
            from public.refunds r cross join jsonb_array_elements(r.lines) l join public.order_items i on i.id = (l ->> 'item')::uuid
            where e.kind = 'reembolso' and r.payment_id = e.payment_id and r.state = 'hecho' and r.already = e.already and r.amount = -e.amount)) order by e.id)
        from private.money_moves e where e.payment_id = m.payment_id and e.id <= m.id))
    from private.money_moves m
    left join public.payments p on p.id = m.payment_id
    left join public.orders o on o.id = m.order_id
    left join public.order_invoices v on v.order_id = o.id
    where m.kind not in ('entrada', 'salida') and m.at >= p_from::timestamp at time zone 'America/Bogota' and m.at < (p_to + 1)::timestamp at time zone 'America/Bogota'
      and (p_after is null or (m.at, m.id) > (last.at, last.id))
    order by m.at, m.id limit least(greatest(coalesce(p_limit, 1000), 1), 1000);
end $$;

-- triggers --------------------------------------------------------------------------------------------
create trigger order_invoices_updated_at before update on public.order_invoices for each row execute function private.set_updated_at();

-- grants ----------------------------------------------------------------------------------------------
-- Written by functions only, not even by the secret key.
revoke all on public.order_invoices from service_role;
grant select on public.order_invoices to authenticated;
grant execute on function public.request_invoice to anon, authenticated, service_role;
grant execute on function public.own_invoice_data, public.write_invoice, public.export_money to authenticated;

-- row-level security ----------------------------------------------------------------------------------
alter table public.order_invoices enable row level security;

create policy "invoices of visible orders" on public.order_invoices for select to authenticated
  using (order_id = any ((select private.own_orders())::uuid[]) or order_id >= private.staff_sees_from());
comment on policy "invoices of visible orders" on public.order_invoices is 'Documents are read by the order''s owner and staff; the holder of a link sees the name alone.';
