-- Contact: finding one's own message again without its link.

-- functions ----------------------------------------------------------------------------------------------
-- The link's token of a message, for whoever knows its number and the phone or the e-mail that it was sent with; null
-- otherwise. Only the server calls it, and counts the tries: numbers follow one another.
create function public.find_contact_link(p_number text, p_contact text) returns text
language sql stable security definer set search_path = '' as
$$
  select d.token
  from public.contact_messages m join private.contact_desk d on d.message_id = m.id
  where m.number = upper(btrim(p_number)) and not m.is_spam
    and btrim(p_contact) <> '' and (m.phone = btrim(p_contact) or m.email = lower(btrim(p_contact)))
$$;

-- grants -------------------------------------------------------------------------------------------------
grant execute on function public.find_contact_link(text, text) to service_role;
