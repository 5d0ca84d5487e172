// Loaded by the framework in plain Node, and compiled into the middleware, which never asks it.
import RedisPages from "@trieb.work/nextjs-turbo-redis-cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { createClient } from "redis";

/** The package logs each attempt of each of its connections. */
const SOCKET = { connectTimeout: 1000, reconnectStrategy: () => 2000 };

const ANSWER_MS = 1000;

/** @type {ReturnType<typeof createClient> | undefined} */
let probe;
let hasFailed = false;

/** Whether Redis answers. Without this question the package lets every page wait when Redis is away at the start. */
function isConnected() {
  if (!probe) {
    probe = createClient({ url: process.env.REDIS_URL, socket: SOCKET });
    probe.on("error", (cause) => {
      if (!hasFailed) log("error", "cache.not_connected", cause.message);
      hasFailed = true;
    });
    probe.on("ready", () => {
      if (hasFailed) log("info", "cache.connected_again");
      hasFailed = false;
    });
    probe.connect().catch(() => undefined);
  }
  return probe.isReady;
}

/** As lib/core/log.ts does. */
function log(/** @type {string} */ level, /** @type {string} */ event, /** @type {string=} */ cause) {
  console.error(JSON.stringify({ time: new Date().toISOString(), level, event, cause }));
}

/** The framework's cache of pages, in the Redis of REDIS_URL. While it is away nothing is kept, and pages are rendered. */
// biome-ignore lint/style/noDefaultExport: the framework looks for it
export default class SharedPages {
  /** @param {ConstructorParameters<typeof RedisPages>[0]} options names the folder of the build, whose id begins all keys */
  constructor(options) {
    this.options = { ...options, socketOptions: SOCKET };
  }

  /** All of them use the same connections. */
  redis() {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD || !isConnected()) return undefined;
    return new RedisPages(this.options);
  }

  /** @param {Parameters<RedisPages["get"]>} args */
  async get(...args) {
    const page = this.redis()?.get(...args);
    if (!page) return null;
    // The package asks for half a second, but waits longer for a Redis whose settings it refuses.
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, ANSWER_MS, null);
    });
    return Promise.race([page, late]).finally(() => clearTimeout(timer));
  }

  // The package has logged what it throws, when Redis ends in between.

  /** @param {Parameters<RedisPages["set"]>} args */
  async set(...args) {
    await this.redis()
      ?.set(...args)
      .catch(() => undefined);
  }

  /** @param {Parameters<RedisPages["revalidateTag"]>} args */
  async revalidateTag(...args) {
    await this.redis()
      ?.revalidateTag(...args)
      .catch(() => undefined);
  }

  resetRequestCache() {}
}
