-- Blog: telling the newsletter's subscribers of a post, within the hours that the law gives to advertising.

-- tables -------------------------------------------------------------------------------------------------
alter table public.posts add column announced_at timestamptz;
comment on column public.posts.announced_at is 'When staff told the subscribers of it; a post is announced once.';

-- functions: hours of advertising ------------------------------------------------------------------------
-- Ley 2300 of 2023: Monday to Friday from 7 to 19, Saturdays from 8 to 15, never on Sundays and holidays.
create function private.is_marketing_time(p_at timestamptz default now()) returns boolean
language sql stable set search_path = '' as
$$
  select case
    when exists (select from private.co_holidays(extract(year from here)::int) h where h = here::date) then false
    when extract(isodow from here) <= 5 then here::time >= '07:00' and here::time < '19:00'
    when extract(isodow from here) = 6 then here::time >= '08:00' and here::time < '15:00'
    else false
  end
  from (select p_at at time zone 'America/Bogota' as here) local
$$;

-- The moment itself when it lies within those hours, else the next opening.
create function private.next_marketing_time(p_at timestamptz default now()) returns timestamptz
language sql stable set search_path = '' as
$$
  select case when private.is_marketing_time(p_at) then p_at else (
    select min(opening) from (
      select (day::date + case when extract(isodow from day) = 6 then time '08:00' else time '07:00' end) at time zone 'America/Bogota' as opening
      from generate_series(private.co_date(p_at), private.co_date(p_at) + 14, interval '1 day') day) days
    where opening >= p_at and private.is_marketing_time(opening)) end
$$;

-- functions: announcing ----------------------------------------------------------------------------------
-- Writes a mail to every confirmed subscriber down; answers how many and from when they leave. Nobody gets more than
-- one of them a day: who has one already today gets this one on the next day that the law leaves open.
create function public.announce_post(p_post uuid) returns jsonb
language plpgsql security definer set search_path = '' as
$$
declare
  p public.posts;
  told int;
  leaves timestamptz := private.next_marketing_time();
begin
  perform private.require_staff();
  select * into p from public.posts where id = p_post for update;
  if p.id is null then
    perform private.refuse('not_found', 'No encontramos ese artículo.');
  end if;
  if p.state <> 'publicado' or p.published_at > now() then
    perform private.refuse('not_public', 'Publica el artículo antes de avisarles a los suscriptores.');
  end if;
  if p.announced_at is not null then
    perform private.refuse('announced', 'A los suscriptores ya se les avisó de este artículo.');
  end if;
  insert into private.outbox (kind, about, recipient, data, dedupe_key, not_before)
  select 'newsletter.post', s.id, s.email, jsonb_build_object('post', p.slug, 'leave', k.unsubscribe_token),
    concat_ws(':', 'newsletter.post', s.id, p.id),
    case when last.day >= private.co_date(leaves)
      then private.next_marketing_time((last.day + 1)::timestamp at time zone 'America/Bogota') else leaves end
  from public.newsletter_subscribers s
  join private.newsletter_keys k on k.subscriber_id = s.id
  left join lateral (
    select max(private.co_date(coalesce(o.sent_at, o.not_before))) as day from private.outbox o
    where o.about = s.id and o.kind = 'newsletter.post' and o.failed_at is null) last on true
  where s.state = 'confirmado'
  on conflict (dedupe_key) do nothing;
  get diagnostics told = row_count;
  update public.posts set announced_at = now() where id = p.id;
  return jsonb_build_object('subscribers', told, 'leaves_at', leaves);
end $$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.announce_post(uuid) to authenticated;
