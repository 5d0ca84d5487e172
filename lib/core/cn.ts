import { type ClassValue, clsx } from "clsx";

/** Joins class names. Conflicts are resolved by the author: a merge table would cost every page 8 kB. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
