import { counted } from "@/lib/core/counted";
import type { Fact } from "@/lib/core/pdf/kit";
import type { StoreSettings } from "@/lib/settings/types";
import { conditionText } from "../intake/labels";
import { deviceName } from "../labels";
import type { RepairPaper } from "./rows";

/** The issuer: the seller's identity that the law requires. */
export type Shop = Pick<
  StoreSettings,
  "name" | "legalName" | "taxId" | "phone" | "email" | "address" | "city" | "region"
> & {
  /** "https://…", without a trailing slash. */
  site: string;
};

/** The seller's identity, name first (Ley 1480, art. 50 a). */
export function shopLines({ name, legalName, taxId, address, city, region, phone, email }: Shop): string[] {
  return [
    name,
    legalName,
    taxId && `NIT ${taxId}`,
    [address, city, region].filter(Boolean).join(", "),
    [phone, email].filter(Boolean).join(" · "),
  ].filter(Boolean);
}

/** Blank line to fill in by hand. */
export const BLANK = "________________________";

/** Only if it was accepted in writing (Ley 1480, art. 8): the customer signs these documents. */
export const NO_WARRANTY =
  "Esta reparación no tiene garantía: se lo informamos al cliente y lo acepta por escrito con su firma (Ley 1480 de 2011, artículo 8).";

export function customerFacts({ customer }: RepairPaper): Fact[] {
  const { name, document, address, phone, email } = customer;
  return [
    ["Nombre", name || BLANK],
    ["Documento", document || BLANK],
    ["Dirección", address || BLANK],
    ["Teléfono", phone || BLANK],
    ["Correo", email || BLANK],
  ];
}

/** Identification of the device (Ley 1480, art. 18). */
export function deviceFacts(paper: RepairPaper): Fact[] {
  const { device, serial, accessories, description, photos } = paper;
  const facts: Fact[] = [
    ["Equipo", deviceName(device)],
    ["Serial", serial || "No visible o no registrado"],
    ["Accesorios", accessories || "Ninguno"],
    ["Estado al recibirlo", conditionText(paper) || "Sin observaciones"],
    ["Falla reportada", description],
  ];
  if (photos > 0) facts.push(["Registro", `${counted(photos, "foto", "fotos")} al recibirlo`]);
  return facts;
}
