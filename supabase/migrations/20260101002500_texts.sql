-- Texts: characters that XML 1.0 forbids are rejected in the tables that pages, feeds and documents are made from, also through
-- the API. The site's forms remove them earlier (lib/core/text.ts). Escapes in JSON columns are not checked.

-- Rejects a row with a character that no document can contain.
create function private.refuse_unwritable() returns trigger
language plpgsql set search_path = '' as
$$
begin
  perform private.refuse('unwritable', 'Hay un carácter invisible que no se puede guardar. Escribe ese texto de nuevo sin pegarlo.');
end $$;

-- Keeps these characters out of a table.
create function private.keep_writable(p_table text) returns void
language plpgsql set search_path = '' as
$$
begin
  execute format('create trigger %I after insert or update on public.%I for each row when (new::text ~ %L) execute function private.refuse_unwritable()',
    p_table || '_writable', p_table, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]');
end $$;

-- Every table that people write to directly, and those that functions fill with text entered by people.
select private.keep_writable(c.relname) from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and (has_any_column_privilege('authenticated', c.oid, 'insert, update')
    or c.relname in ('orders', 'reviews', 'contact_messages', 'contact_replies', 'ordenes_servicio', 'orden_comentarios', 'cotizaciones', 'certificates'));
