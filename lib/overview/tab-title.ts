import type { Waiting } from "./rows";

export function totalWaiting(waiting: Waiting | null): number {
  return waiting ? Object.values(waiting).reduce((sum, count) => sum + count, 0) : 0;
}

/** "(3) Pedidos · Aventura Gamer": replaces the title's previous number. */
export function withCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${plain}` : plain;
}
