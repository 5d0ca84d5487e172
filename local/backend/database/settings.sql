-- Settings of the database itself, which are not copied by `create database … template`.
do $$ begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
  execute format('grant all on database %I to migrator', current_database());
end $$;
