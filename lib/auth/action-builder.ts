import "server-only";
import { unstable_rethrow } from "next/navigation";
import { after } from "next/server";
import type { z } from "zod";
import { ACCOUNT_FIELD, accountMark, isAccountMark } from "@/lib/core/account-mark";
import { DAILY_WORK } from "@/lib/core/limits";
import { refusalOf } from "@/lib/core/refusal";
import { FORBIDDEN, OTHER_ACCOUNT, SIGNED_OUT } from "@/lib/core/refusal-texts";
import { type ActionResult, Failure, type FieldErrors } from "@/lib/core/result";
import { isVisible, writable } from "@/lib/core/text";
import { expire } from "@/lib/freshness/expire";
import type { CacheTag } from "@/lib/freshness/tags";

/** Who may call: signed-in users by default; `guest` opens the action to everybody. */
export type Access<Role extends string> = "guest" | "signed-in" | readonly Role[];

export type Caller<User, As> = As extends "guest" ? User | null : User;

/** `limit` calls per caller within `windowSeconds`. */
export type RateLimit = { limit: number; windowSeconds: number };

/** All of them apply, for instance one per minute and one per hour. */
export type RateLimits = RateLimit | readonly RateLimit[];

/** Actions for guests and customers must set a limit. */
type LimitedUnlessStaff<Role extends string, As> = As extends readonly Role[]
  ? unknown
  : { rateLimit: RateLimits };

type Tags<Input, Data> = readonly CacheTag[] | ((input: Input, data: Data) => readonly CacheTag[]);

type Options<
  Schema extends z.ZodType,
  Data,
  User,
  Role extends string,
  As extends Access<Role>,
> = LimitedUnlessStaff<Role, As> & {
  name: string;
  schema: Schema;
  access: As;
  /** One of lib/core/limits; DAILY_WORK by default when the action is restricted to roles. */
  rateLimit?: RateLimits;
  /** Cache tags that expire: the next read must include this write. */
  refreshes?: Tags<z.output<Schema>, Data>;
  /** Sends the mails that the write queued, after the response; otherwise the scheduler would send them within a minute. */
  mails?: () => Promise<unknown>;
  run: (input: z.output<Schema>, user: Caller<User, As>) => Promise<Data>;
};

export type Dependencies<User, Role> = {
  getUser: () => Promise<User | null>;
  hasRole: (user: User, roles: readonly Role[]) => boolean;
  idOf: (user: User) => string;
  /** Throws when the caller has exceeded a rate limit of `name`. */
  requireLimit: (name: string, user: User | null, limits: RateLimits) => Promise<void>;
};

/** First message of each field, keyed by its dotted path. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[issue.path.join(".") || "form"] ??= issue.message;
  return errors;
}

/**
 * Browsers send FormData; components and tests may pass objects. `account`: the account for which the form was
 * rendered.
 */
function plain(raw: unknown): { input: unknown; account: unknown } {
  if (!(raw instanceof FormData)) return { input: written(raw), account: undefined };
  const { [ACCOUNT_FIELD]: account, ...input } = Object.fromEntries(raw);
  return { input: written(input), account };
}

/** The same with texts cleaned for storage; an invisible text becomes empty, so that it cannot serve as a name. */
function written(input: unknown): unknown {
  if (typeof input === "string") return isVisible(input) ? writable(input) : "";
  if (Array.isArray(input)) return input.map(written);
  if (input === null || typeof input !== "object" || Object.getPrototypeOf(input) !== Object.prototype)
    return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, written(value)]));
}

/** The caller; throws when they may not call. */
export async function authorise<User, Role extends string>(
  { getUser, hasRole }: Dependencies<User, Role>,
  access: Access<Role>,
): Promise<User | null> {
  const user = await getUser();
  if (access !== "guest" && !user) throw new Failure("unauthenticated", SIGNED_OUT);
  if (Array.isArray(access) && user && !hasRole(user, access as readonly Role[]))
    throw new Failure("forbidden", FORBIDDEN);
  return user;
}

/**
 * Builds defineAction: session, role, schema, rate limit, logging, cache tags, mails. A Failure becomes the response; any
 * other error is a bug: generic text with a reference number.
 */
export function createActionBuilder<User, Role extends string>(deps: Dependencies<User, Role>) {
  return function defineAction<Schema extends z.ZodType, Data, const As extends Access<Role>>(
    options: Options<Schema, Data, User, Role, As>,
  ) {
    return async (raw: z.input<Schema> | FormData): Promise<ActionResult<Data>> => {
      try {
        const user = await authorise(deps, options.access);
        const { input, account } = plain(raw);
        if (user && isAccountMark(account) && account !== accountMark(deps.idOf(user)))
          throw new Failure("unauthenticated", OTHER_ACCOUNT, { reason: "other_account" });
        const parsed = options.schema.safeParse(input);
        if (!parsed.success) throw Failure.ofFields(fieldErrorsOf(parsed.error));
        const limits = options.rateLimit ?? (Array.isArray(options.access) ? DAILY_WORK : undefined);
        if (limits) await deps.requireLimit(options.name, user, limits);
        const data = await options.run(parsed.data, user as Caller<User, As>);
        const { refreshes = [] } = options;
        expire(typeof refreshes === "function" ? refreshes(parsed.data, data) : refreshes);
        if (options.mails) after(options.mails);
        return { ok: true, data };
      } catch (error) {
        unstable_rethrow(error);
        return refusalOf("action", options.name, error);
      }
    };
  };
}
