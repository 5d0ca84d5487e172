-- Orders: an approved quote is paid through the same checkout, as an item of its own. Alone in its file, because a
-- value may not be used in the transaction that adds it.
alter type public.item_type add value 'repair';
