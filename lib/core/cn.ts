import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names without resolving conflicts: tailwind-merge would cost every page 8 kB. Components that take a
 * class have their styles in components/ui/ui.css, over which utilities win.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
