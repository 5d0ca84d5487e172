import "server-only";
import { statfs } from "node:fs/promises";
import { BUILD_FOLDER } from "@/lib/core/env-folder";
import { readOr } from "@/lib/core/read-or";

/** Space of the file system with the cache, in bytes. */
export type Disk = { used: number; size: number };

/** Space of the file system with the build, where resized pictures are kept; null when it cannot be read. */
export async function cacheDisk(): Promise<Disk | null> {
  const space = await readOr(null, "operations.disk", statfs(BUILD_FOLDER));
  if (!space) return null;
  const { blocks, bavail, bsize } = space;
  return { used: (blocks - bavail) * bsize, size: blocks * bsize };
}
