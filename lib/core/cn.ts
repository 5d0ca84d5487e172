import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names without resolving conflicts: tailwind-merge would cost every page 8 kB. What a component takes a class
 * for has its own look in components/ui/ui.css, where a utility wins.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
