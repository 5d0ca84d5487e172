-- The scheduler of a hosted project: calls the site's three scheduled routes every minute (pg_cron, pg_net, Vault).
-- Run it in the SQL editor, or with psql, as `postgres`; running it again changes what was edited and starts what was stopped.
-- Once before, with your values; the secret is the site's REVALIDATE_SECRET:
--   select vault.create_secret('https://tienda.example.com', 'site_url');
--   select vault.create_secret('…', 'revalidate_secret');
-- To change one: select vault.update_secret(id, 'new value') from vault.secrets where name = 'revalidate_secret';
-- To stop: select cron.unschedule(jobname) from cron.job where jobname like 'site: %';
-- To see what the site answered in the last hours:
--   select r.created, r.status_code, r.timed_out, r.error_msg from net._http_response r order by r.id desc limit 20;

do $$ begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    create extension pg_cron with schema pg_catalog;
  end if;
  if to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null then
    create extension pg_net with schema extensions;
  end if;
  if to_regclass('vault.decrypted_secrets') is null then
    create extension supabase_vault with schema vault;
  end if;
end $$;

do $$
declare
  missing text;
  path text;
begin
  select string_agg(wanted, ', ') into missing from unnest(array['site_url', 'revalidate_secret']) wanted
  where not exists (select from vault.decrypted_secrets s where s.name = wanted and s.decrypted_secret <> '');
  if missing is not null then
    raise exception 'Vault lacks %', missing using hint = 'Store them first with vault.create_secret, see the head of this file.';
  end if;

  -- The command names the secrets and holds none: it is stored in cron.job and, at each run, in cron.job_run_details.
  -- Scheduling a job that is there leaves it stopped if it was.
  -- Reconciling may take 45 seconds; runs beside each other never do the same work twice.
  foreach path in array array['/api/payments/reconcile', '/api/mails', '/api/retention'] loop
    perform cron.alter_job(cron.schedule('site: ' || path, '* * * * *', format($command$
      select net.http_post(
        url := rtrim((select decrypted_secret from vault.decrypted_secrets where name = 'site_url'), '/') || %L,
        body := '{}'::jsonb,
        headers := jsonb_build_object('content-type', 'application/json', 'authorization',
          'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'revalidate_secret')),
        timeout_milliseconds := 55000)
    $command$, path)), active := true);
  end loop;

  -- pg_net itself deletes answers after six hours (pg_net.ttl); pg_cron keeps its log for ever.
  perform cron.alter_job(cron.schedule('site: tidy', '17 8 * * *',
    $command$ delete from cron.job_run_details where end_time < now() - interval '7 days' $command$), active := true);
end $$;
