import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import type { Credentials } from "./context.ts";
import { ApiError } from "./errors.ts";

const LOOPBACK_ADDRESS = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Requires the access token as bearer. */
export function requireAccessToken({ accessToken }: Credentials): MiddlewareHandler {
  return async (c, next) => {
    checkCredential(readBearer(c), [accessToken]);
    await next();
  };
}

/** Requires the public key (query or bearer) or the access token. */
export function requireAnyKey({ accessToken, publicKey }: Credentials): MiddlewareHandler {
  return async (c, next) => {
    checkCredential(c.req.query("public_key") ?? readBearer(c), [publicKey, accessToken]);
    await next();
  };
}

/** The control API accepts loopback calls only, and no cross-site requests. */
export const requireLoopback: MiddlewareHandler = async (c, next) => {
  const address = getConnInfo(c).remote.address ?? "";
  const host = c.req.header("host") ?? "";
  const origin = c.req.header("origin");
  const isOwnPage = origin === undefined || origin === `http://${host}`;
  const isCrossSite = c.req.header("sec-fetch-site") === "cross-site";
  if (!LOOPBACK_ADDRESS.test(address) || !LOOPBACK_HOST.test(host) || !isOwnPage || isCrossSite) {
    throw new ApiError(403, null, "The control of the sandbox is for this machine only");
  }
  await next();
};

function readBearer(c: HonoContext): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1]?.trim();
}

function checkCredential(given: string | undefined, accepted: string[]): void {
  if (!given) throw new ApiError(401, 5, "Must provide your access_token to proceed");
  if (!accepted.some((key) => isSame(given, key))) throw new ApiError(401, null, "invalid access token");
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
