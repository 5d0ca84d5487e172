import { readJson, text } from "../http-tools.ts";
import { type AuthContext, authError } from "./context.ts";
import {
  createUser,
  deleteUser,
  findUser,
  findUserByEmail,
  listUsers,
  type UserChanges,
  updateUser,
} from "./users.ts";

const taken = () =>
  authError(422, "email_exists", "A user with this email address has already been registered");
const unknown = () => authError(404, "user_not_found", "User not found");

function changesOf(body: Record<string, unknown>): UserChanges {
  return {
    email: text(body.email),
    password: text(body.password),
    confirm: body.email_confirm === true,
    appMetadata: (body.app_metadata ?? undefined) as object | undefined,
    userMetadata: (body.user_metadata ?? undefined) as object | undefined,
  };
}

/** The part of Auth's admin API that works on users; only for the secret key. */
export async function handleAdmin(request: Request, path: string, context: AuthContext): Promise<Response> {
  const bearer = request.headers.get("authorization")?.replace(/^Bearer /, "");
  const keys = [request.headers.get("apikey"), bearer];
  if (!keys.includes(context.secretKey)) return authError(403, "not_admin", "User not allowed");
  if (path === "/admin/users" && request.method === "GET") return list(request, context);
  if (path === "/admin/users" && request.method === "POST") return create(request, context);
  const id = /^\/admin\/users\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (!id) return authError(404, "not_found", "Not supported by the local backend");
  return one(request, id, context);
}

async function list(request: Request, { connection }: AuthContext): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const page = Math.max(1, Number(searchParams.get("page")) || 1);
  const perPage = Math.min(1000, Number(searchParams.get("per_page")) || 50);
  const { users, total } = await listUsers(connection.query, page, perPage);
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
  return Response.json(
    { users, aud: "authenticated" },
    { headers: { "x-total-count": String(total), link: links } },
  );
}

async function create(request: Request, { connection, passwordCost }: AuthContext): Promise<Response> {
  const body = await readJson(request);
  const changes = changesOf(body);
  if (!changes.email?.includes("@"))
    return authError(400, "validation_failed", "Cannot create a user without an email");
  const added = { ...changes, email: changes.email, id: text(body.id) };
  const user = await createUser(connection.query, added, passwordCost);
  return user ? Response.json(user) : taken();
}

async function one(request: Request, id: string, context: AuthContext): Promise<Response> {
  const { query } = context.connection;
  const user = await findUser(query, id);
  if (!user) return unknown();
  if (request.method === "GET") return Response.json(user);
  if (request.method === "DELETE") {
    await deleteUser(query, id);
    return Response.json({});
  }
  if (request.method !== "PUT")
    return new Response(null, { status: 405, headers: { allow: "GET, PUT, DELETE" } });
  const changes = changesOf(await readJson(request));
  const holder = changes.email ? await findUserByEmail(query, changes.email) : null;
  if (holder && holder.id !== id) return taken();
  return Response.json(await updateUser(query, id, changes, context.passwordCost));
}
