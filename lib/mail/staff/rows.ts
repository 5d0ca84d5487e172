import type { LostMail } from "./types";

/** What the function lost_mails answers. */
export type LostMailsAnswer = {
  total: number;
  items: { id: number; kind: string; about: string; recipient: string; reason: string; failed_at: string }[];
};

const ROOMS: Record<string, string> = {
  order: "/admin/pedidos/",
  repair: "/admin/servicios-tecnicos/",
  contact: "/admin/mensajes/",
  account: "/dashboard/usuarios/",
};

export function toLostMail({ failed_at, about, ...row }: LostMailsAnswer["items"][number]): LostMail {
  const room = ROOMS[row.kind.split(".")[0] ?? ""];
  return { ...row, failedAt: failed_at, path: room ? room + about : null };
}
