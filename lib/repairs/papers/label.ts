import { formatDate } from "@/lib/core/dates";
import { truncate } from "@/lib/core/text";
import { deviceName } from "../labels";
import { staffRepairNumber } from "../number";
import type { RepairPaper, Shop } from "./types";

/** What is stuck to a device: enough to find its order, and for a camera to open it. */
export type DeviceLabel = {
  number: string;
  customer: string;
  device: string;
  serial: string;
  date: string;
  /** Where its code leads: the workshop's own page, for whoever photographs a label must not decide for the customer. */
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
