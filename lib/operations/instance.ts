import "server-only";
import { hostname } from "node:os";
import { RELEASE } from "@/lib/core/env-release";
import manifest from "@/package.json";

/** The process that answers: its versions, memory in bytes and age in seconds. */
export function thisInstance() {
  return {
    host: hostname(),
    release: RELEASE,
    version: manifest.version,
    node: process.version,
    next: manifest.dependencies.next,
    memory: process.memoryUsage.rss(),
    uptime: Math.round(process.uptime()),
  };
}
