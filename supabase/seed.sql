-- Demo accounts (password Aventura2026!) and the store's settings. Safe to run again; valid on hosted Supabase too.
-- Publishes passwords, one of a superadmin: runs only when declared as a demo. On your own server: PGOPTIONS="-c
-- app.demo=on" psql -f supabase/seed.sql; the demo's launcher sets it.
do $$
begin
  if coalesce(current_setting('app.demo', true), '') <> 'on' then
    raise exception 'supabase/seed.sql makes demo accounts that anybody may enter: set app.demo = on where that is what you want.';
  end if;
end $$;

create or replace function pg_temp.demo_account(p_id uuid, p_email text, p_username text, p_role public.app_role) returns void
language plpgsql as
$$
begin
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
    confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token)
  values (p_id, 'authenticated', 'authenticated', p_email, extensions.crypt('Aventura2026!', extensions.gen_salt('bf', 10)), now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('sub', p_id, 'email', p_email, 'email_verified', true, 'phone_verified', false, 'username', p_username), now(), now(),
    '', '', '', '', '', '', '', '')
  on conflict (id) do nothing;
  -- Hosted Auth only finds accounts whose instance is the nil uuid; the embedded one lacks the column.
  if exists (select from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where id = $1' using p_id;
  end if;
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
  values (gen_random_uuid(), p_id, 'email', p_id::text, jsonb_build_object('sub', p_id, 'email', p_email, 'email_verified', true, 'phone_verified', false), now(), now(), now())
  on conflict (provider_id, provider) do nothing;
  perform private.note_consent(p_id, 'privacidad', true, '2026-02', '', '');
  update public.profiles set role = p_role where id = p_id and role <> p_role;
end $$;

select pg_temp.demo_account('00000000-0000-4000-8000-000000000001', 'cliente@example.com', 'Cami Aventurera', 'cliente');
select pg_temp.demo_account('00000000-0000-4000-8000-000000000002', 'cliente2@example.com', 'Juan Pixel', 'cliente');
select pg_temp.demo_account('00000000-0000-4000-8000-000000000003', 'employee@example.com', 'Sara Mostrador', 'employee');
select pg_temp.demo_account('00000000-0000-4000-8000-000000000004', 'manager@example.com', 'Mateo Taller', 'manager');
select pg_temp.demo_account('00000000-0000-4000-8000-000000000005', 'admin@example.com', 'Lucía Admin', 'admin');
select pg_temp.demo_account('00000000-0000-4000-8000-000000000006', 'superadmin@example.com', 'Andrés Dueño', 'superadmin');

-- Only when they are empty.
update public.store_settings set
  legal_name = 'Aventura Gamer S.A.S. (demostración)',
  tax_id = '900.000.000-0',
  phone = '+57 604 000 0000',
  whatsapp = '573000000000',
  email = 'hola@example.com',
  address = 'Calle 37 Sur # 43A-10, local 102',
  instagram_url = 'https://www.instagram.com/',
  tiktok_url = 'https://www.tiktok.com/',
  youtube_url = 'https://www.youtube.com/',
  store_rating = 4.8,
  store_rating_count = 156,
  store_rating_source = 'datos de demostración',
  store_rating_date = '2026-11-01'
where phone = '';
