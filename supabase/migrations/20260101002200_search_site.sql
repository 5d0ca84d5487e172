-- Search over everything that a visitor may read: products, services, courses, articles and help.

-- tables ----------------------------------------------------------------------------------------------
create table private.site_pages (
  key text primary key,
  kind text not null check (kind in ('service', 'help')),
  title text not null,
  words text not null,
  faults text not null default '',
  search tsvector not null generated always as (private.search_vector(title, words, faults, true)) stored
);
comment on table private.site_pages is 'Pages and sections whose text is in the code: lib/search/site-pages.ts has their addresses and answers by key.';
comment on column private.site_pages.words is 'Search words that should find the page.';
comment on column private.site_pages.faults is 'What customers say that is wrong with a device; weighs less than the words.';

-- functions -------------------------------------------------------------------------------------------
-- Searches everything. p_kind narrows to product, service, course, post or help; p_each is the maximum per kind. Returns
-- {corrected, counts: {kind: n}, total, items: [{kind, slug, title, text, image, price, stock}]}, best first. If nothing
-- matches every word, items that match at least half of them. What has a word only in its description is left out when
-- others have it in their names: an article or a course when another one has, a product when anything has (a service's
-- description is short, and counts like its name). Of products it reads at most 3,000 and ranks 600; the store's list has
-- them all. A whole SKU or barcode finds its product alone.
create function public.search_site(p_query text, p_kind text default '', p_limit int default 24, p_each int default 60) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as
$$
declare
  most constant int := 3000;
  scored constant int := 600;
  corrected text := private.correct_query(p_query);
  typed text := coalesce(corrected, p_query);
  plan record := private.search_plan(typed);
  -- A fault is for the workshop.
  repairs numeric := case when private.is_fault(typed) then 0.5 else 0 end;
  products tsquery := plan.whole;
  candidates tid[];
  answer jsonb;
begin
  if coalesce(p_kind, '') in ('', 'product') then
    select jsonb_build_object('kind', 'product', 'slug', slug, 'title', name, 'text', left(description, 200), 'image', image, 'price', price, 'stock', stock)
    into answer from public.products where id in (select private.products_by_code(p_query)) and is_published;
    if found then
      return jsonb_build_object('items', jsonb_build_array(answer), 'total', 1, 'counts', '{"product": 1}'::jsonb, 'corrected', null);
    end if;
  end if;
  if plan.whole is null then
    return jsonb_build_object('items', '[]'::jsonb, 'total', 0, 'counts', '{}'::jsonb, 'corrected', null);
  end if;
  loop
    -- Matches of a very frequent word are read up to a limit; titles that begin with it are read first.
    execute 'select array(select place from (select ctid as place, search from public.products where search @@ $1 and is_published limit $2) matches
      order by search @@ $3 desc limit $4)'
    into candidates using products, most, plan.start, scored;
    execute format($q$
      with texts as (
        select 'service' as kind, slug as id, name as title, created_at, search, 0.2 + $9 as base from public.services where search @@ $1
        union all
        select 'course', slug, title, created_at, search, 0.1 from public.courses where search @@ $1 and is_published
        union all
        select 'post', slug, title, published_at, search, -0.1 from public.posts where search @@ $1 and state = 'publicado' and published_at <= now()
        union all
        select p.kind, p.key, p.title, null, p.search, case p.kind when 'service' then 0.25 + $9 else 0.2 end from private.site_pages p where p.search @@ $1
      ),
      scored as (
        select kind, id, created_at, %2$s as covered, kind in ('course', 'post') and %4$s > 0 as is_mention,
          %1$s + base + case when private.norm(title) = $8 then 1 else 0 end as score
        from texts
      ),
      goods as materialized (
        select id, created_at, %2$s as covered, %4$s > 0 as is_mention, %3$s + 0.2 - $9 as score from public.products where ctid = any ($2)
      ),
      matches as (
        select kind, id, created_at, covered, is_mention, score from scored
        union all
        select 'product', id::text, created_at, covered, is_mention, score from goods
      ),
      kept as materialized (
        select kind, id, created_at, score * covered / $3 as score
        from (
          select *, max(covered) over (partition by kind) as best,
            bool_or(covered = $3 and not is_mention) over (partition by kind) as is_named,
            bool_or(covered = $3 and not is_mention) over () as is_named_anywhere
          from matches
        ) m
        where (covered = $3 or best < $3 and covered * 2 >= $3)
          and not (is_mention and case kind when 'product' then is_named_anywhere else is_named end)
      ),
      page as (
        select row_number() over (order by score desc, created_at desc nulls last, id) as place, kind, id
        from (select *, row_number() over (partition by kind order by score desc, created_at desc nulls last, id) as n from kept where $4 in ('', kind)) k
        where n <= $6
        order by place limit $5
      ),
      items as (
        select place, page.kind, slug, name as title, left(description, 200) as text, image, price, stock
        from page join public.products p on page.kind = 'product' and p.id = page.id::uuid
        union all
        select place, page.kind, slug, name, left(description, 200), image, price, null from page join public.services s on page.kind = 'service' and s.slug = page.id
        union all
        select place, page.kind, slug, title, left(description, 200), cover, price, null from page join public.courses c on page.kind = 'course' and c.slug = page.id
        union all
        select place, page.kind, slug, title, excerpt, cover, null, null from page join public.posts b on page.kind = 'post' and b.slug = page.id
        union all
        select place, page.kind, key, title, '', '', null, null from page join private.site_pages h on page.kind = h.kind and h.key = page.id
      )
      select jsonb_build_object(
        'items', coalesce((select jsonb_agg(to_jsonb(items) - 'place' order by place) from items), '[]'),
        'total', (select count(*) from kept where $4 in ('', kind)),
        'counts', coalesce((select jsonb_object_agg(kind, n) from (select kind, count(*) as n from kept group by kind) c), '{}'),
        'corrected', $7
      )
    $q$, plan.score, plan.covered, private.product_score(plan.score, typed), plan.mentioned)
    into answer
    using plan.loose, candidates, plan.terms, coalesce(p_kind, ''), least(greatest(p_limit, 1), 60), greatest(p_each, 1), corrected, private.norm(btrim(typed)), repairs;
    exit when products = plan.loose or answer -> 'counts' <> '{}';
    products := plan.loose;
  end loop;
  return answer;
end $$;
comment on function public.search_site is 'Security definer, so that the search indexes determine the plan; it reads what the policies show to everyone.';

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.site_pages from public, anon, authenticated, service_role;
grant execute on function public.search_site to anon, authenticated, service_role;

-- data ------------------------------------------------------------------------------------------------
insert into private.site_pages (key, kind, title, words, faults) values
  ('reparacion-playstation', 'service', 'Reparación de PlayStation', 'ps5 ps4 ps3 play sony arreglo consola', 'no prende, no enciende, se apaga sola, se calienta, suena duro, no da imagen, no lee discos, no carga, se mojó, se congela, dañado'),
  ('reparacion-xbox', 'service', 'Reparación de Xbox', 'series one 360 microsoft arreglo consola', 'no prende, no enciende, se apaga sola, se calienta, suena duro, no da imagen, no lee discos, no carga, se mojó, se congela, dañado'),
  ('reparacion-nintendo', 'service', 'Reparación de Nintendo Switch', 'switch oled lite joy con arreglo consola', 'no prende, no enciende, se apaga sola, se calienta, no da imagen, no lee juegos, no carga, pantalla rota, se mojó, se congela, dañado'),
  ('solicitar', 'help', 'Solicitar una reparación', 'pedir cita reparar recoger diagnóstico gratis cuánto vale llevar mi consola', ''),
  ('garantia', 'help', 'Garantía', 'garantías cambio defecto dañado salió malo meses respaldo', ''),
  ('retracto', 'help', 'Devoluciones y retracto', 'devolver arrepentí cinco días reembolso plata', ''),
  ('reversion', 'help', 'Reversión de un pago con tarjeta o PSE', 'fraude cobro doble reclamar banco no llegó', ''),
  ('envios', 'help', 'Envíos y entrega', 'despacho domicilio gratis Medellín cuánto se demora llega tiempo costo transportadora', ''),
  ('pago', 'help', 'Formas de pago', 'contra entrega tarjeta cuotas Nequi PSE efectivo Mercado Pago pagar métodos', ''),
  ('horario', 'help', 'Horario y ubicación', 'abren cierran abierto hora domingo festivos dirección dónde quedan tienda local Envigado mapa', ''),
  ('contacto', 'help', 'Contacto', 'teléfono celular WhatsApp correo escribir llamar número asesor', ''),
  ('domicilio', 'help', 'Recogida a domicilio', 'recogen en mi casa servicio área metropolitana moto', ''),
  ('tiempo-reparacion', 'help', 'Cuánto se demora una reparación', 'tiempo días demora lista cuándo diagnóstico', ''),
  ('pedido', 'help', 'Seguir mi pedido', 'rastrear guía dónde está mi compra estado envío mis pedidos', ''),
  ('reparacion', 'help', 'Seguir mi reparación', 'estado orden de servicio código QR cómo va mi consola', ''),
  ('cursos', 'help', 'Mis cursos y certificados', 'certificado clases continuar acceso curso comprado', ''),
  ('pqr', 'help', 'Peticiones, quejas y reclamos', 'PQR queja reclamo radicado derecho de petición', ''),
  ('datos', 'help', 'Privacidad y datos personales', 'habeas data tratamiento eliminar cuenta política', ''),
  ('terminos', 'help', 'Términos y condiciones', 'contrato ley condiciones de compra', ''),
  ('factura', 'help', 'Factura y comprobante', 'factura electrónica IVA recibo NIT', ''),
  ('puntos', 'help', 'Puntos y niveles', 'XP logros ganar puntos nivel progreso', '');
select private.keep_words(title || ' ' || words || ' ' || faults) from private.site_pages;
