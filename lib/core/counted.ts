import { formatNumber } from "./money";

/** "1 pedido", "3 pedidos", "1.200 pedidos". */
export function counted(n: number, one: string, many: string): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`;
}
