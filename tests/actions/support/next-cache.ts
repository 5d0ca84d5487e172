/** Replaces next/cache outside of Next: records the expired tags. */
export const refreshed: string[] = [];

export function revalidateTag(tag: string, profile: string | { expire?: number }): void {
  if (profile === undefined) throw new Error("revalidateTag needs its second argument");
  refreshed.push(tag);
}

export function revalidatePath(path: string): void {
  refreshed.push(path);
}

export function cacheTag(): void {}
export function cacheLife(): void {}
