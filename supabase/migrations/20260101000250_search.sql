-- Search: how typed words are read (stems, synonyms, typos), weighed and ranked. What is searched is in the catalogue,
-- courses and blog; the search over all of it is in *_search_site.sql.

-- Some functions read tables of later files; tests/db/lints.test.ts checks every body when all are there.
set check_function_bodies = off;

-- rules of the columns --------------------------------------------------------------------------------
-- Letters and digits only, numbers apart from their units ('1TB' and '1 TB' are one), plurals in -iones as singulars.
create function private.search_text(t text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as
$$
begin
  return regexp_replace(regexp_replace(regexp_replace(extensions.unaccent('extensions.unaccent'::regdictionary, lower(t)),
    '[^a-z0-9]+', ' ', 'g'), '([0-9])([a-z])', '\1 \2', 'g'), 'iones\M', 'ion', 'g');
end $$;
comment on function private.search_text(text) is 'In PL/pgSQL, like search_vector: an SQL function is planned again for each of the thousands of rows of an import.';

-- Words of a typed text, at most eight.
create function private.search_tokens(q text) returns text[]
language sql immutable parallel safe set search_path = '' as
$$ select coalesce((string_to_array(btrim(private.search_text(left(coalesce(q, ''), 300))), ' '))[1:8], '{}') $$;

-- The stem of a word; empty for words like 'de' and 'la'.
create function private.stem(w text) returns text
language sql immutable parallel safe strict set search_path = '' as
$$ select coalesce((ts_lexize('pg_catalog.spanish_stem', w))[1], '') $$;

-- The stems of a phrase, to compare it with a typed one.
create function private.search_key(p_phrase text) returns text
language sql immutable parallel safe set search_path = '' as
$$
  select coalesce(string_agg(private.stem(w), ' ' order by n) filter (where private.stem(w) <> ''), '')
  from unnest(private.search_tokens(p_phrase)) with ordinality t (w, n)
$$;

create function private.search_keys(p_words text) returns text[]
language sql immutable parallel safe set search_path = '' as
$$
  select coalesce(array_agg(distinct k), '{}')
  from regexp_split_to_table(p_words, ',') w, lateral (select private.search_key(w) as k) s where k <> ''
$$;

-- A text as a search compares it: its words, and each pair of adjacent words as one more term ('aa3ps~5' for 'PS 5'), so
-- that the index alone finds a phrase; comparing positions would read every row that has its words.
create function private.search_part(p_text text, p_weight "char") returns tsvector
language plpgsql immutable parallel safe strict set search_path = '' as
$$
declare
  words tsvector;
  pairs text;
begin
  if p_text = '' then return ''; end if;
  words := to_tsvector('public.es', private.search_text(p_text));
  select string_agg('aa3' || before || '~' || lexeme || ':' || at, ' ') into pairs
  from (
    select lexeme, at, lag(lexeme) over (order by at) as before
    from unnest(words) word (lexeme, positions, weights), unnest(positions) at
  ) places
  -- A word of a tsvector has at most 2046 bytes.
  where before is not null and octet_length(before) + octet_length(lexeme) < 2040;
  return setweight(words || coalesce(pairs, '')::tsvector, p_weight);
end $$;

-- A phrase in the words of search_part; null without usable ones.
create function private.search_phrase(p_words text) returns tsquery
language sql immutable set search_path = '' as
$$
  select coalesce(string_agg(format('%L', lexeme), ' & ' order by positions) filter (where lexeme ^@ 'aa3'), format('%L', min(lexeme)))::tsquery
  from unnest(private.search_part(p_words, 'A')) word (lexeme, positions, weights)
  having count(*) > 0
$$;

-- What a search compares: the title up to 'para', 'con' or 'compatible' (A: the product), the rest of the title (B: what
-- it is for), labels that staff chose (C) and the text (D). Words at three places get an extra term, so that ranking finds them
-- without comparing positions: aa0 and the first word of the title, aa2 and the second, aa1 and the kind of product (what
-- follows aa1 in the labels).
create function private.search_vector(p_title text, p_labels text, p_text text, p_whole_title boolean default false) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as
$$
declare
  head text := p_title;
  labels text := private.search_text(p_labels);
  marks text[];
begin
  if not p_whole_title then
    head := coalesce(substring(p_title from '(?i)^(.+?)(?=[[:space:]](?:para|con|compatible)[[:space:]])'), p_title);
  end if;
  marks := array['aa0' || private.stem(split_part(btrim(private.search_text(head)), ' ', 1)), 'aa2' || private.stem(split_part(btrim(private.search_text(head)), ' ', 2))]
    || array(select 'aa1' || private.stem(m[1]) from regexp_matches(labels, '\maa1 ([a-z]+)', 'g') m);
  return private.search_part(head, 'A') || private.search_part(substr(p_title, length(head) + 1), 'B')
    || private.search_part(replace(labels, 'aa1 ', ''), 'C') || private.search_part(p_text, 'D') || array_to_tsvector(marks);
end $$;

-- tables ----------------------------------------------------------------------------------------------
-- Spanish stemming without accents, so that 'reparación' and 'reparacion' are one word.
create text search configuration public.es (copy = pg_catalog.spanish);
alter text search configuration public.es
  alter mapping for hword, hword_part, word with extensions.unaccent, pg_catalog.spanish_stem;

create table private.search_words (
  word text collate "C" primary key
);
comment on table private.search_words is 'Words of titles, categories and synonyms: candidates for spelling correction.';

create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  words text not null check (words = btrim(words) and char_length(words) between 3 and 400),
  keys text[] not null generated always as (private.search_keys(words)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint search_synonyms_two check (cardinality(keys) >= 2)
);
comment on table public.search_synonyms is 'Words of the trade that mean the same: a search for one finds the others.';
comment on column public.search_synonyms.words is 'Words and phrases, separated by commas.';
comment on column public.search_synonyms.keys is 'Their stems, by which a typed phrase is found.';

create table private.search_misses (
  day date,
  words text check (char_length(words) <= 80),
  hits int not null default 1,
  primary key (day, words)
);
comment on table private.search_misses is 'How often a search found nothing, by Colombian day; nothing about who searched.';

-- indexes ---------------------------------------------------------------------------------------------
create index search_words_trgm on private.search_words using gin (word extensions.gin_trgm_ops);
create index search_synonyms_keys on public.search_synonyms using gin (keys);

-- functions -------------------------------------------------------------------------------------------
create function private.keep_words(p_text text) returns void
language sql set search_path = '' as
$$
  insert into private.search_words (word)
  select distinct w from unnest(string_to_array(private.search_text(p_text), ' ')) w
  where char_length(w) >= 3 and w !~ '^[0-9]+$' and private.stem(w) <> ''
  on conflict do nothing
$$;

-- Adds the words of a row's columns (arguments) to the known words.
create function private.keep_row_words() returns trigger
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.keep_words((select string_agg(to_jsonb(new) ->> c, ' ') from unnest(tg_argv) c));
  return null;
end $$;

-- Whether any searchable text contains a word, exactly or as a prefix.
create function private.is_known_word(w text, p_is_begun boolean) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off as
$$
declare
  query tsquery;
begin
  if char_length(w) < 3 or w ~ '^[0-9]+$' or private.stem(w) = '' then return true; end if;
  if exists (select from private.search_words where word = w) then return true; end if;
  if p_is_begun and exists (select from private.search_words where word >= w and word < w || '~') then return true; end if;
  query := to_tsquery('public.es', w || case when p_is_begun then ':*' else '' end);
  return exists (select from public.products where search @@ query)
    or exists (select from public.services where search @@ query)
    or exists (select from public.courses where search @@ query)
    or exists (select from public.posts where search @@ query);
end $$;

-- The typed words with each unknown one replaced by the most similar known one; null when none can be replaced.
create function private.correct_query(q text) returns text
language sql stable set search_path = '' set pg_trgm.similarity_threshold = 0.25 as
$$
  select case when bool_or(fixed.word is not null) then string_agg(coalesce(fixed.word, w.word), ' ' order by w.n) end
  from unnest(private.search_tokens(q)) with ordinality w (word, n)
  left join lateral (
    select s.word
    from private.search_words s
    where not private.is_known_word(w.word, w.n = cardinality(private.search_tokens(q)))
      and s.word operator(extensions.%) w.word
      and abs(char_length(s.word) - char_length(w.word)) <= 2
    order by extensions.similarity(s.word, w.word) desc, s.word
    limit 1
  ) fixed on true
$$;

-- A query with its lexemes restricted to weights, e.g. 'AB'.
create function private.in_weights(p_query tsquery, p_weights text) returns text
language sql immutable set search_path = '' as
$$ select regexp_replace(p_query::text, '(''[^'']+'')(?::(\*))?', '\1:\2' || p_weights, 'g') $$;

-- Of alternative words and phrases, the first word of each, at a place marked by search_vector.
create function private.at_mark(p_query tsquery, p_mark text) returns tsquery
language sql immutable set search_path = '' as
$$
  select string_agg(distinct regexp_replace(split_part(phrase, ' &', 1), '^''(aa3)?([^''~]+)[^'']*', '''' || p_mark || '\2'), ' | ')::tsquery
  from regexp_split_to_table(p_query::text, ' [|] ') phrase
$$;

-- The terms of a search in order: a typed phrase that has synonyms is one term, as long as possible, any other word one each.
-- `own` matches what was typed, `wanted` also its synonyms and, for the last word, its possible endings.
create function private.search_terms(q text) returns table (own tsquery, wanted tsquery)
language plpgsql stable set search_path = '' as
$$
declare
  words text[];
  stems text[];
  groups jsonb;
  i int := 1;
  total int;
  taken int;
  key text;
begin
  select array_agg(w order by n), array_agg(private.stem(w) order by n) into words, stems
  from unnest(private.search_tokens(q)) with ordinality t (w, n) where private.stem(w) <> '';
  total := coalesce(cardinality(words), 0);
  select jsonb_object_agg(k, phrases) into groups
  from (
    select k, jsonb_agg(distinct private.search_text(phrase)) as phrases
    from (
      select array_to_string(stems[a : b], ' ') as k
      from generate_series(1, total) a, generate_series(a, least(a + 4, total)) b
    ) typed
    join public.search_synonyms s on s.keys && array[typed.k], regexp_split_to_table(s.words, ',') phrase
    group by k
  ) known;
  while i <= total loop
    taken := 1;
    key := null;
    for len in reverse least(5, total - i + 1) .. 1 loop
      if groups ? array_to_string(stems[i : i + len - 1], ' ') then
        taken := len;
        key := array_to_string(stems[i : i + len - 1], ' ');
        exit;
      end if;
    end loop;
    own := private.search_phrase(array_to_string(words[i : i + taken - 1], ' '));
    if key is not null then
      select string_agg(format('(%s)', phrase::text), ' | ')::tsquery into wanted
      from (select distinct private.search_phrase(p) as phrase from jsonb_array_elements_text(groups -> key) p) phrases
      where phrase <> own;
      wanted := coalesce(own || wanted, own);
    elsif i = total and char_length(words[i]) > 1 and words[i] !~ '^[0-9]+$' then
      wanted := to_tsquery('public.es', words[i] || ':*');
    else
      wanted := own;
    end if;
    return next;
    i := i + taken;
  end loop;
end $$;

-- How to run a search: `whole` matches all terms, `loose` any, `start` titles that begin with the first; `score` (up to about
-- 1.2), `covered` (number of terms) and `mentioned` (those of them in the text only) are SQL expressions on a column `search`.
-- Null without usable words.
create function private.search_plan(q text, out whole tsquery, out loose tsquery, out score text, out covered text, out mentioned text, out start tsquery, out terms int)
language plpgsql stable set search_path = '' as
$$
declare
  term record;
  points text[] := '{}';
  covers text[] := '{}';
  mentions text[] := '{}';
  first tsquery;
begin
  terms := 0;
  for term in select * from private.search_terms(q) loop
    terms := terms + 1;
    first := coalesce(first, term.wanted);
    whole := case when whole is null then term.wanted else whole && term.wanted end;
    loose := case when loose is null then term.wanted else loose || term.wanted end;
    points := points || format(
      'case %1$s when search @@ %2$L::tsquery then 0.95 when search @@ %3$L::tsquery then case when search @@ %4$L::tsquery then 0.93 else 0.9 end when search @@ %4$L::tsquery then 0.6 when search @@ %5$L::tsquery then 0.2 else 0 end',
      case when term.own <> term.wanted then format('when search @@ %L::tsquery then 1', private.in_weights(term.own, 'A')) else '' end,
      private.in_weights(term.wanted, 'A'), private.in_weights(term.wanted, 'C'), private.in_weights(term.wanted, 'AB'), term.wanted);
    covers := covers || format('(search @@ %L::tsquery)::int', term.wanted);
    mentions := mentions || format('(search @@ %L::tsquery and not search @@ %L::tsquery)::int', term.wanted, private.in_weights(term.wanted, 'ABC'));
  end loop;
  if terms = 0 then return; end if;
  covered := '(' || array_to_string(covers, ' + ') || ')';
  mentioned := '(' || array_to_string(mentions, ' + ') || ')';
  start := private.at_mark(first, 'aa0');
  -- In Spanish the noun comes first, its description and purpose after it.
  score := format('((%s) / %s.0 + case when search @@ %L::tsquery then 0.25 else 0 end + case when search @@ %L::tsquery then 0.15 when search @@ %L::tsquery then 0.06 else 0 end)',
    array_to_string(points, ' + '), terms, private.at_mark(first, 'aa1'), start, private.at_mark(first, 'aa2'));
end $$;

-- Whether a search says what a device does or does not do ('se apaga', 'no prende'): a repair answers it better than a product.
create function private.is_fault(q text) returns boolean
language sql immutable set search_path = '' as
$$ select private.search_text(left(coalesce(q, ''), 300)) ~ '\m(no|se|fallas?|danad[oa]s?|rot[oa]s?|mal[oa]s?)\M' $$;

-- A tsquery that matches all typed words, their synonyms and the beginning of the last one; null without usable words.
create function private.product_query(q text) returns tsquery
language sql stable set search_path = '' as
$$ select whole from private.search_plan(q) $$;

-- Counts a search that found nothing: at most five hundred different ones a day, kept for thirty days. What may be a phone, a
-- document or an address is not stored.
create function public.record_search_miss(p_words text) returns void
language plpgsql security definer set search_path = '' as
$$
declare
  today date := private.co_date();
  typed text := left(array_to_string(private.search_tokens(p_words), ' '), 80);
begin
  if char_length(typed) < 3 or p_words ~ '@|[0-9]([ .-]?[0-9]){4}' then return; end if;
  delete from private.search_misses where day <= today - 30;
  if (select count(*) from private.search_misses where day = today) >= 500
    and not exists (select from private.search_misses where day = today and words = typed) then return; end if;
  insert into private.search_misses as m (day, words) values (today, typed)
  on conflict (day, words) do update set hits = m.hits + 1;
end $$;

-- The searches without results of the last thirty days, the most frequent first.
create function public.staff_search_misses() returns table (words text, hits bigint)
language plpgsql stable security definer set search_path = '' as
$$
begin
  perform private.require_staff();
  return query
    select m.words, sum(m.hits) from private.search_misses m where m.day > private.co_date() - 30
    group by m.words order by sum(m.hits) desc, m.words limit 50;
end $$;

-- grants ----------------------------------------------------------------------------------------------
revoke all on private.search_words, private.search_misses from public, anon, authenticated, service_role;
grant select, insert, delete on public.search_synonyms to authenticated;
grant update (words) on public.search_synonyms to authenticated;
grant all on public.search_synonyms to service_role;
grant execute on function public.record_search_miss to service_role;
grant execute on function public.staff_search_misses to authenticated;
grant execute on function private.search_text, private.search_tokens, private.stem, private.search_key, private.search_keys,
  private.search_part, private.search_vector to anon, authenticated, service_role;

-- triggers --------------------------------------------------------------------------------------------
create trigger search_synonyms_updated_at before update on public.search_synonyms for each row execute function private.set_updated_at();
create trigger search_synonyms_version before update on public.search_synonyms for each row execute function private.raise_version('keys');
create trigger search_synonyms_words after insert or update of words on public.search_synonyms
  for each row execute function private.keep_row_words('words');

-- row-level security ----------------------------------------------------------------------------------
alter table public.search_synonyms enable row level security;

create policy "staff read the synonyms" on public.search_synonyms for select to authenticated using ((select private.is_staff()));
comment on policy "staff read the synonyms" on public.search_synonyms is 'Visitors need no access: the search reads them itself.';

create policy "staff add synonyms" on public.search_synonyms for insert to authenticated with check ((select private.is_staff()));
comment on policy "staff add synonyms" on public.search_synonyms is 'All staff: they know the words that customers use.';

create policy "staff change synonyms" on public.search_synonyms for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
comment on policy "staff change synonyms" on public.search_synonyms is 'Like the catalogue: all staff.';

create policy "staff remove synonyms" on public.search_synonyms for delete to authenticated using ((select private.is_staff()));
comment on policy "staff remove synonyms" on public.search_synonyms is 'Deleting a group can be undone, and the audit log keeps it.';

-- data ------------------------------------------------------------------------------------------------
-- Synonyms to start with; the shop edits them.
insert into public.search_synonyms (words) values
  ('auriculares, diadema, audífonos, headset, cascos'),
  ('play 5, ps5, ps 5, playstation 5, play station 5, plei 5'),
  ('play 4, ps4, ps 4, playstation 4, play station 4, plei 4'),
  ('playstation, play station, play, sony'),
  ('xbox, equis box, x box, equisbox'),
  ('control, mando, controller, gamepad'),
  ('control ps5, control play 5, control playstation 5, mando ps5, mando play 5, dualsense'),
  ('control ps4, control play 4, control playstation 4, mando ps4, mando play 4, dualshock'),
  ('joy-con, joycon, joycons'),
  ('nintendo switch, switch, nintendo, suich'),
  ('drift, stick drift, joystick se mueve solo, palanca se mueve sola, se mueve solo'),
  ('análogo, analógico, stick, joystick, palanca'),
  ('juego, videojuego'),
  ('fifa, ea sports fc, fc 26'),
  ('gta, grand theft auto'),
  ('gta 5, gta v, grand theft auto v'),
  ('spiderman, spider-man, hombre araña'),
  ('call of duty, cod'),
  ('psn, playstation store, playstation network'),
  ('memoria, microsd, micro sd, tarjeta de memoria, memoria sd'),
  ('ssd, disco sólido, nvme, m2'),
  ('cargador, base de carga, estación de carga, carga, cable de carga, dock'),
  ('estuche, forro, funda'),
  ('carcasa, tapas, faceplate'),
  ('vidrio templado, protector de pantalla, vidrio protector'),
  ('mouse, ratón'),
  ('silla gamer, silla, sillón'),
  ('volante, timón, cabrilla'),
  ('parlante, bafle, altavoz'),
  ('batería, pila'),
  ('ventilador, abanico, fan, cooler'),
  ('fuente de poder, fuente, adaptador de corriente'),
  ('lector de discos, lente, láser, unidad de disco'),
  ('no lee discos, disco que no lee, lectura de discos, no reconoce discos, no coge discos'),
  ('no prende, no enciende, no arranca'),
  ('se apaga, se apaga sola, se apaga solo'),
  ('no da imagen, sin imagen, no da video, pantalla negra'),
  ('se calienta, sobrecalentamiento, recalienta, se recalienta, caliente'),
  ('pasta térmica, crema disipadora, pasta disipadora'),
  ('reparación, reparar, arreglo, arreglar, componer'),
  ('mantenimiento, limpieza'),
  ('cautín, soldador, pistola de soldar'),
  ('soldadura, microsoldadura, soldar'),
  ('usado, segunda mano, reacondicionado, de segunda'),
  ('devolución, devolver, retracto, cambio, reembolso'),
  ('envío, despacho, entrega');
