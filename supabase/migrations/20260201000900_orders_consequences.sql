-- What money brings and takes back: points, a quote's state, certificates. One function, run in the transaction that
-- changes the order, so that a repeated or late message from the provider cannot do anything twice.

-- functions ----------------------------------------------------------------------------------------------
-- Each part looks at the order as it is now and makes its own rows agree with it.
create function private.settle_order_consequences(p_order uuid) returns void
language plpgsql security definer set search_path = '' as
$$
begin
  perform private.settle_quote_payment(p_order);
  perform private.settle_order_points(p_order);
  perform private.settle_certificates(p_order);
end $$;

create function private.order_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.settle_order_consequences(new.id); return null; end $$;

create function private.refund_changed() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.settle_order_consequences(new.order_id); return null; end $$;

create function private.line_refunded() returns trigger
language plpgsql security definer set search_path = '' as
$$ begin perform private.settle_order_consequences(new.order_id); return null; end $$;

-- triggers -----------------------------------------------------------------------------------------------
-- At the end of the transaction: what they lock (a repair, a person's profile) is then locked after every order and
-- product, whatever the transaction did, so that two of them never wait for each other.
create constraint trigger orders_consequences after update of payment_status, user_id on public.orders
  deferrable initially deferred for each row
  when (old.payment_status is distinct from new.payment_status or old.user_id is distinct from new.user_id)
  execute function private.order_changed();
create constraint trigger payments_consequences after update of refunded_amount on public.payments
  deferrable initially deferred for each row
  when (old.refunded_amount is distinct from new.refunded_amount)
  execute function private.refund_changed();
create constraint trigger order_items_consequences after update of refunded on public.order_items
  deferrable initially deferred for each row
  when (old.refunded is distinct from new.refunded)
  execute function private.line_refunded();
