/** Stands in for next/cache outside of Next: remembers which tags expired. */
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
