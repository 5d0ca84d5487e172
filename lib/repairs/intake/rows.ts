import { z } from "zod";
import { Listed } from "@/lib/supabase/database.types";
import { row } from "@/lib/supabase/rows";
import { NAMES } from "../fields";

const device = {
  kind: z.enum(Listed.ordenes_servicio.device_kind).nullable(),
  brand: z.string(),
  model: z.string(),
};

/** What repair_device_names() returns: devices of earlier orders. */
export const deviceSuggestions = z.array(z.object(device));
export type DeviceSuggestion = z.output<typeof deviceSuggestions>[number];

/** What find_repair_devices() returns: devices that the customer brought before. */
export const knownDevices = z.array(z.object({ ...device, serial: z.string() }));
export type KnownDevice = z.output<typeof knownDevices>[number];

/** What take_in_repair() returns. */
export const takenIn = z.object({ id: z.string(), token: z.string().nullable() });
export type TakenIn = z.output<typeof takenIn> & { number: string };

/** The online request whose device arrives, as initial data of its check-in. */
export const prefill = row(
  {
    /** Null when the device was not requested online. */
    id: z.string().nullable(),
    usuario_id: z.string().nullable(),
    contact_name: z.string(),
    contact_phone: z.string(),
    contact_email: z.string(),
    contact_document: z.string(),
    contact_address: z.string(),
    pickup_address: z.string(),
    device_kind: device.kind,
    device_brand: z.string(),
    device_model: z.string(),
    device_serial: z.string(),
    accessories: z.string(),
    condition: z.string(),
    descripcion: z.string(),
  },
  {
    ...NAMES,
    id: "orderId",
    contact_name: "name",
    contact_phone: "phone",
    contact_email: "email",
    contact_document: "document",
    contact_address: "address",
    device_kind: "device",
  },
).transform(({ pickupAddress, address, device, ...request }) => ({
  ...request,
  address: address || pickupAddress,
  device: device ?? ("" as const),
}));
/** Initial data of a check-in: empty, or from an online request or account. */
export type IntakePrefill = z.output<typeof prefill>;

/** Check-in data as the workshop's page shows it. */
export const intake = row(
  {
    received_at: z.string().nullable(),
    /** The staff member's id; the query puts the name in its place. */
    received_by: z.string().nullable(),
    contact_document: z.string(),
    contact_address: z.string(),
    diagnosis_price: z.number(),
    agreed_price: z.number().nullable(),
    deposit: z.number(),
    terms_accepted_at: z.string().nullable(),
    /** Why an online request was closed; empty while it is open. */
    closed_reason: z.string(),
  },
  { contact_document: "document", contact_address: "address" },
);
export type Intake = z.output<typeof intake>;
