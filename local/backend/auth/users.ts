import { createHash, randomInt, randomUUID } from "node:crypto";
import type { Query } from "../connection.ts";

export interface User {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  identities: unknown[];
  [field: string]: unknown;
}

export interface UserChanges {
  email?: string;
  password?: string;
  confirm?: boolean;
  appMetadata?: object;
  userMetadata?: object;
}

const SELECT = `
  select u.id, u.aud, u.role, u.email, coalesce(u.phone, '') as phone, u.email_confirmed_at, u.confirmed_at,
    u.last_sign_in_at, u.raw_app_meta_data as app_metadata, u.raw_user_meta_data as user_metadata,
    u.created_at, u.updated_at, u.confirmation_sent_at, u.banned_until, u.is_anonymous,
    coalesce((select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
      'provider', i.provider, 'identity_data', i.identity_data, 'email', i.email, 'created_at', i.created_at))
      from auth.identities i where i.user_id = u.id), '[]') as identities
  from auth.users u`;

export async function findUser(query: Query, id: string): Promise<User | null> {
  return (await query<User>(`${SELECT} where u.id = $1`, [id]))[0] ?? null;
}

export async function findUserByEmail(query: Query, email: string): Promise<User | null> {
  return (await query<User>(`${SELECT} where u.email = lower($1)`, [email]))[0] ?? null;
}

export async function listUsers(
  query: Query,
  page: number,
  perPage: number,
): Promise<{ users: User[]; total: number }> {
  const users = await query<User>(`${SELECT} order by u.created_at desc, u.id limit $1 offset $2`, [
    perPage,
    (page - 1) * perPage,
  ]);
  const [count] = await query<{ total: number }>("select count(*)::int as total from auth.users");
  return { users, total: count?.total ?? 0 };
}

/** Cost of a password's hash, as at hosted Supabase. */
const PASSWORD_COST = 10;

/** Creates a user with an e-mail identity; null when the address is taken. */
export async function createUser(
  query: Query,
  changes: UserChanges & { email: string; id?: string },
  passwordCost = PASSWORD_COST,
): Promise<User | null> {
  const id = changes.id ?? randomUUID();
  const appMetadata = { provider: "email", providers: ["email"], ...changes.appMetadata };
  const email = changes.email.toLowerCase();
  const identity = { sub: id, email, email_verified: changes.confirm === true, phone_verified: false };
  const added = await query(
    `with person as (
       insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
         confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current)
       values ($1, $2, extensions.crypt($3::text, extensions.gen_salt('bf', $8::int)), case when $4::boolean then now() end,
         $5::text::jsonb, $6::text::jsonb, '', '', '', '', '')
       on conflict (email) where is_sso_user = false do nothing returning id)
     insert into auth.identities (id, user_id, provider, provider_id, identity_data)
     select gen_random_uuid(), id, 'email', id::text, $7::text::jsonb from person returning id`,
    [
      id,
      email,
      changes.password ?? null,
      changes.confirm === true,
      JSON.stringify(appMetadata),
      JSON.stringify(changes.userMetadata ?? {}),
      JSON.stringify(identity),
      passwordCost,
    ],
  );
  return added.length > 0 ? findUser(query, id) : null;
}

export async function updateUser(
  query: Query,
  id: string,
  changes: UserChanges,
  passwordCost = PASSWORD_COST,
): Promise<User | null> {
  const params = [
    id,
    changes.email ?? null,
    changes.password ?? null,
    changes.confirm === true,
    JSON.stringify(changes.appMetadata ?? {}),
    JSON.stringify(changes.userMetadata ?? {}),
    passwordCost,
  ];
  await query(
    `update auth.users set email = coalesce(lower($2), email),
       encrypted_password = coalesce(extensions.crypt($3::text, extensions.gen_salt('bf', $7::int)), encrypted_password),
       email_confirmed_at = case when $4::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       raw_app_meta_data = raw_app_meta_data || $5::text::jsonb, raw_user_meta_data = raw_user_meta_data || $6::text::jsonb,
       updated_at = now()
     where id = $1`,
    params,
  );
  return findUser(query, id);
}

export async function deleteUser(query: Query, id: string): Promise<void> {
  await query("delete from auth.refresh_tokens where user_id = $1", [id]);
  await query("delete from auth.users where id = $1", [id]);
}

/** Creates a confirmation code and returns it with its hash, by which lite looks it up. */
export async function renewConfirmation(
  query: Query,
  user: User,
): Promise<{ token: string; tokenHash: string }> {
  const token = String(randomInt(1_000_000)).padStart(6, "0");
  const tokenHash = createHash("sha256")
    .update(user.email.toLowerCase() + token)
    .digest("hex");
  await query("update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1", [
    user.id,
    tokenHash,
  ]);
  return { token, tokenHash };
}
