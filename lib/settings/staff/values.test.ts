import { expect, test } from "vitest";
import { DEPARTMENT_CODES } from "@/lib/places/departments";
import type { Carrier } from "../types";
import { carrierInput, dayInput, USUAL_INPUT } from "./delivery-values";
import { settingsSchema } from "./schema";
import { readSettings, SETTINGS_FIELDS, type SettingsRow, toEditableSettings, toSettingsRow } from "./values";

const row: SettingsRow = {
  name: "Aventura Gamer",
  legal_name: "Aventura Gamer S.A.S.",
  tax_id: "900.123.456-8",
  charges_vat: true,
  phone: "+57 604 123 4567",
  whatsapp: "573001234567",
  email: "hola@example.com",
  address: "Calle 37 Sur # 43A-10",
  city: "Envigado",
  region: "Antioquia",
  latitude: 6.1701,
  longitude: -75.5866,
  service_radius_m: 50_000,
  opens_at: "09:00:00",
  closes_at: "19:00:00",
  instagram_url: "https://www.instagram.com/aventura",
  tiktok_url: "",
  youtube_url: "https://youtu.be/abc",
  facebook_url: "",
  free_shipping_text: "Envío gratis en todos los pedidos",
  store_rating: 4.8,
  store_rating_count: 156,
  store_rating_source: "Google",
  store_rating_date: "2026-11-01",
  low_stock_threshold: 3,
  pickups_per_slot: 2,
  pickup_hours: 2,
  cash_hold_hours: 24,
  cash_guest_units: 5,
  cash_guest_total: 1_500_000,
  cash_account_units: 20,
  cash_account_total: 5_000_000,
  delivery_days: Object.fromEntries(DEPARTMENT_CODES.map((code) => [code, [2, 5]])),
  carriers: [
    { name: "Servientrega", url: "https://carrier.example/?guia={guia}", phone: "601 555 0000" },
    { name: "Mensajero propio", url: "", phone: "" },
  ],
  missions_enabled: true,
  version: 4,
};

/** The inputs of the form's lists. */
function setLists(form: FormData) {
  for (const [code, ends] of Object.entries(row.delivery_days as Record<string, number[]>))
    for (const end of [0, 1] as const) form.set(dayInput(code, end), String(ends[end]));
  for (const [n, carrier] of (row.carriers as Carrier[]).entries())
    for (const part of ["name", "url", "phone"] as const) form.set(carrierInput(n, part), carrier[part]);
}

function formOf(changes: Record<string, string> = {}): FormData {
  const { version, values } = toEditableSettings(row);
  const form = new FormData();
  for (const [name, value] of Object.entries({ version: String(version), ...values, ...changes }))
    if (name !== "missionsEnabled" || value) form.set(name, value);
  setLists(form);
  return form;
}
const parse = (changes?: Record<string, string>) =>
  settingsSchema.safeParse(Object.fromEntries(formOf(changes)));
const errorOf = (field: string, value: string) => {
  const { error } = parse({ [field]: value });
  return error?.issues.find(({ path }) => path[0] === field)?.message;
};

test("settings loaded and saved unchanged give the same row", () => {
  const { data } = parse();
  if (!data) throw new Error("refused");
  const { version: _, ...columns } = row;
  expect(toSettingsRow(data)).toEqual({ ...columns, opens_at: "09:00", closes_at: "19:00" });
  expect(readSettings(formOf())).toEqual(toEditableSettings(row).values);
  expect(SETTINGS_FIELDS).toHaveLength(Object.keys(columns).length);
});

test("numbers, phones and times are accepted in the usual formats", () => {
  const { data } = parse({
    phone: "3001234567",
    whatsapp: "+57 310 555 4433",
    latitude: "6.25",
    serviceRadiusKm: "12,5",
    storeRating: "4,76",
    cashGuestTotal: "2 000.000",
    cashAccountTotal: "8000000",
    missionsEnabled: "",
  });
  expect(data).toMatchObject({
    phone: "+57 300 123 4567",
    whatsapp: "573105554433",
    latitude: 6.25,
    serviceRadiusKm: 12.5,
    storeRating: 4.8,
    cashGuestTotal: 2_000_000,
    cashAccountTotal: 8_000_000,
    missionsEnabled: false,
  });
});

test("optional fields may be empty", () => {
  const { success } = parse({ legalName: "", taxId: "", phone: "", whatsapp: "", email: "", address: "" });
  expect(success).toBe(true);
});

test.each([
  ["taxId", "900123456", "Escribe el NIT con su dígito de verificación: 900.123.456-8."],
  ["phone", "123", "Escribe un celular (300 123 4567) o un fijo con indicativo (604 123 4567)."],
  ["whatsapp", "604 123 4567", "Escribe el celular de WhatsApp: 57 y los 10 dígitos."],
  ["email", "hola@", "Escribe un correo válido."],
  ["latitude", "-75,58", "La latitud de Colombia va de -4,3 a 13,6."],
  ["longitude", "6,17", "La longitud de Colombia va de -82 a -66,8."],
  ["serviceRadiusKm", "0", "Escribe los kilómetros, entre 0,1 y 1000."],
  ["closesAt", "08:00", "La hora de cierre debe ser después de la de apertura."],
  [
    "facebookUrl",
    "https://evil.example/",
    "Escribe la dirección completa de Facebook: empieza por https://www.facebook.com",
  ],
  ["storeRating", "5,1", "La calificación va de 0 a 5."],
  ["storeRatingDate", "2999-01-01", "Ese día todavía no llega."],
  ["storeRatingCount", "0", "Escribe cuántas personas calificaron la tienda."],
  ["cashHoldHours", "0", "Escribe un número de horas entre 1 y 240."],
  ["cashGuestUnits", "0", "Escribe un número de unidades entre 1 y 999."],
  ["cashAccountUnits", "mil", "Escribe un número de unidades entre 1 y 999."],
  ["cashGuestTotal", "", "Escribe un valor en pesos, de hasta $100.000.000."],
  ["cashAccountTotal", "$100.000.001", "Escribe un valor en pesos, de hasta $100.000.000."],
  ["pickupsPerSlot", "0", "Escribe un número de recogidas entre 1 y 99."],
  ["lowStockThreshold", "1001", "Escribe un número de unidades entre 0 y 1000."],
])("%s «%s» is refused with its reason", (field, value, message) => {
  expect(errorOf(field, value)).toBe(message);
});

const NONE = { storeRating: "", storeRatingCount: "", storeRatingSource: "", storeRatingDate: "" };

test("a store without a rating has none, and an incomplete rating is refused at the missing fields", () => {
  const { data } = parse(NONE);
  expect(data && toSettingsRow(data)).toMatchObject({
    store_rating: null,
    store_rating_count: null,
    store_rating_source: "",
    store_rating_date: null,
  });
  const { error } = parse({ storeRatingSource: "", storeRatingDate: "" });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(["storeRatingSource", "storeRatingDate"]);
  expect(error?.issues[0]?.message).toContain("completa los cuatro o déjalos vacíos");
});

test("the days of a department are two numbers of 1 to 20, the smaller first", () => {
  const daysOf = (ends: [string, string]) => parse({ deliveryDays: JSON.stringify({ "05": ends }) });
  expect(daysOf(["1", "20"]).data?.deliveryDays).toEqual({ "05": [1, 20] });
  for (const ends of [
    ["0", "3"],
    ["4", "3"],
    ["1", "21"],
    ["", ""],
    ["uno", "2"],
  ] as [string, string][])
    expect(daysOf(ends).error?.issues).toMatchObject([
      { path: ["deliveryDays", "05"], message: "Escribe dos números de 1 a 20, primero el menor." },
    ]);
  for (const text of ["{", '{"00":["1","2"]}', "[]"])
    expect(parse({ deliveryDays: text }).success).toBe(false);
});

test("the usual carrier comes first, and an empty row is none", () => {
  const form = formOf();
  form.set(carrierInput(2, "name"), " ");
  form.set(carrierInput(3, "name"), "TCC");
  form.set(USUAL_INPUT, "3");
  const { carriers } = readSettings(form);
  expect(JSON.parse(carriers).map(({ name }: Carrier) => name)).toEqual([
    "TCC",
    "Servientrega",
    "Mensajero propio",
  ]);
});

test.each([
  ["name", { name: "", phone: "1" }],
  ["name", { name: 'TCC "la de siempre"' }],
  ["url", { name: "TCC", url: "http://tcc.example/{guia}" }],
  ["phone", { name: "TCC", phone: "llámanos" }],
])("a carrier with a bad %s is refused there: %j", (part, change) => {
  const { error } = parse({ carriers: JSON.stringify([{ url: "", phone: "", ...change }]) });
  expect(error?.issues[0]?.path).toEqual(["carriers", 0, part]);
});
