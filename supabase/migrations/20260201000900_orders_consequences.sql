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

-- triggers -----------------------------------------------------------------------------------------------
create trigger orders_consequences after update of payment_status, user_id on public.orders for each row
  when (old.payment_status is distinct from new.payment_status or old.user_id is distinct from new.user_id)
  execute function private.order_changed();
create trigger payments_consequences after update of refunded_amount on public.payments for each row
  when (old.refunded_amount is distinct from new.refunded_amount)
  execute function private.refund_changed();
