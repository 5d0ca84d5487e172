import { formatDate } from "@/lib/core/dates";
import { truncate } from "@/lib/core/text";
import { deviceName } from "../labels";
import { staffRepairNumber } from "../number";
import type { RepairPaper } from "./rows";
import type { Shop } from "./shop";

/** Device label: enough to find its order, with a QR code. */
export type DeviceLabel = {
  number: string;
  customer: string;
  device: string;
  serial: string;
  date: string;
  /** URL in the QR code: the staff page, because a person who scans a label must not get the customer's access. */
  code: string;
};

export function labelFile({ id }: { id: string }): `${string}.pdf` {
  return `etiqueta-${staffRepairNumber(id)}.pdf`;
}

export function deviceLabel(paper: RepairPaper, { site }: Pick<Shop, "site">): DeviceLabel {
  const number = staffRepairNumber(paper.id);
  return {
    number,
    customer: truncate(paper.customer.name || "Sin nombre", 40),
    device: truncate(deviceName(paper.device), 44),
    serial: paper.serial && truncate(`S/N ${paper.serial}`, 28),
    date: formatDate(paper.receivedAt),
    code: `${site}/admin/servicios-tecnicos/${paper.id}`,
  };
}
