import { type ClassValue, clsx } from "clsx";

/** Joins class names without resolving conflicts: tailwind-merge would cost every page 8 kB. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
