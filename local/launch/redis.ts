import { mkdir } from "node:fs/promises";
import { REDIS } from "./engines.ts";
import { type Program, startProgram } from "./program.ts";

/** REDIS_URL of instances on this machine. */
export const redisUrl = (port: number) => `redis://127.0.0.1:${port}`;

/** REDIS_URL of a build: that pages are shared. It does not connect. */
export const BUILD_REDIS_URL = redisUrl(9);

/** The cache of several instances, in memory only, as in deploy/compose.yaml. Its log is in `folder`. */
export async function startRedis(port: number, folder: string): Promise<Program> {
  await mkdir(folder, { recursive: true });
  const options = {
    port,
    bind: "127.0.0.1",
    dir: folder,
    save: "",
    maxmemory: "256mb",
    "maxmemory-policy": "allkeys-lru",
    "notify-keyspace-events": "Exe",
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return startProgram(REDIS, { port, folder, args });
}
