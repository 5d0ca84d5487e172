import { PRODUCT_FIELDS, SERVICE_FIELDS } from "@/lib/catalog/fields";
import { SLIDE_FIELDS } from "@/lib/content/fields";
import { COURSE_FIELDS } from "@/lib/courses/fields";
import { MEMBER_FIELDS, STORY_FIELDS } from "@/lib/home/fields";
import { FACT_FIELDS } from "@/lib/repairs/fields";
import { SETTINGS_LABELS } from "@/lib/settings/staff/labels";
import { RIGHT_FIELDS } from "@/lib/settings/staff/rights";
import type { Database, Tables } from "@/lib/supabase/database.types";
import { labelsOf } from "@/lib/supabase/fields";
import { snakeKeys } from "@/lib/supabase/rows";

/** Tables whose domain module labels its own columns. */
const FIELDS = {
  products: { ...labelsOf(PRODUCT_FIELDS), is_published: "Publicado" },
  services: labelsOf(SERVICE_FIELDS),
  courses: labelsOf(COURSE_FIELDS),
  hero_slides: { ...labelsOf(SLIDE_FIELDS), is_active: "Activo" },
  repair_stories: { ...labelsOf(STORY_FIELDS), is_published: "Se muestra" },
  team_members: { ...labelsOf(MEMBER_FIELDS), is_published: "Se muestra" },
  // Labels that need the context of their form are worded in full.
  ordenes_servicio: {
    ...labelsOf(FACT_FIELDS),
    contact_name: "Nombre de contacto",
    contact_phone: "Celular de contacto",
    contact_email: "Correo de contacto",
    contact_address: "Dirección de contacto",
  },
  role_rights: { ...labelsOf(RIGHT_FIELDS), role: "Rol" },
  store_settings: {
    ...snakeKeys(SETTINGS_LABELS),
    name: "Nombre",
    whatsapp: "WhatsApp",
    service_radius_m: "Radio de servicio (m)",
    delivery_days: "Días de entrega",
    missions_enabled: "Misiones",
    pickups_per_slot: "Recogidas por franja",
    pickup_hours: "Horas para tener listo un pedido",
    low_stock_threshold: "Aviso de pocas unidades",
    cash_hold_hours: "Horas para confirmar un pedido contra entrega",
    cash_guest_units: "Contra entrega sin entregas previas: unidades",
    cash_guest_total: "Contra entrega sin entregas previas: total",
    cash_account_units: "Contra entrega con una entrega previa: unidades",
    cash_account_total: "Contra entrega con una entrega previa: total",
  },
};

/** Derived or technical columns: the log never shows a change of them. */
export const DERIVED = ["state_since", "promise_from", "promise_warns_at", "keys", "customer_id"] as const;

/** Columns that identify the row itself; left out of the log. */
export const UNSEEN = [
  "id",
  "created_at",
  "updated_at",
  "version",
  "search",
  "name_key",
  ...DERIVED,
] as const;

type Watched =
  | keyof typeof FIELDS
  | "product_images"
  | "lesson_contents"
  | "lesson_checks"
  | "orders"
  | "retractos"
  | "reversiones"
  | "orden_comentarios"
  | "cotizaciones"
  | "repair_payments"
  | "repair_parts"
  | "posts"
  | "contact_messages"
  | "contact_replies"
  | "newsletter_subscribers";

type Own<Table> = Table extends keyof typeof FIELDS ? keyof (typeof FIELDS)[Table] : never;
type ColumnOf<Table extends keyof Database["public"]["Tables"]> = Table extends unknown
  ? Exclude<keyof Tables<Table>, Own<Table> | (typeof UNSEEN)[number]>
  : never;

/** Labels of the other columns that the log watches. A missing or extra column does not compile. */
const COLUMNS: Record<ColumnOf<Watched>, string> = {
  name: "Nombre",
  order_item: "Línea del pedido",
  reference: "Referencia",
  seller_id: "Vendedor",
  ticket_id: "Tiquete",
  parent_id: "Pedido al que se agregó",
  title: "Título",
  slug: "Dirección de la página",
  category: "Categoría",
  image: "Imagen",
  image_url: "Imagen",
  alt_text: "Texto alternativo",
  is_primary: "Imagen principal",
  display_order: "Orden",
  body: "Contenido",
  video_url: "Video",
  cover: "Portada",
  cover_alt: "Descripción de la portada",
  excerpt: "Resumen",
  is_featured: "Destacado",
  published_at: "Publicado",
  announced_at: "Avisado a los suscriptores",
  words: "Palabras",
  status: "Estado",
  delivery: "Forma de entrega",
  state: "Estado",
  estado: "Estado",
  payment_status: "Pago",
  payment_method: "Forma de pago",
  shipping_status: "Envío",
  tracking_number: "Guía",
  carrier: "Transportadora",
  estimated_delivery: "Entrega estimada",
  ready_at: "Listo para recoger",
  delivered_at: "Entregado",
  collector_name: "Quien recogió",
  collector_document: "Documento de quien recogió",
  paid_at: "Pagado",
  total_price: "Total",
  total: "Total",
  amount: "Valor",
  channel: "Medio",
  answer: "Respuesta",
  decided_at: "Decidido",
  usuario_id: "Cliente",
  user_id: "Cliente",
  admin_imagenes: "Fotos del taller",
  handover: "Entrega",
  pickup_day: "Día de recogida",
  pickup_slot: "Franja de recogida",
  warranty_until: "Garantía hasta",
  technician_id: "Técnico",
  assigned_to: "A cargo de",
  is_internal: "Solo para el equipo",
  lines: "Líneas",
  quantity: "Cantidad",
  unit_price: "Precio unitario",
  valid_until: "Válida hasta",
  customer_name: "Nombre del cliente",
  customer_email: "Correo del cliente",
  customer_phone: "Celular del cliente",
  shipping_address: "Dirección de envío",
  shipping_place: "Partes de la dirección",
  municipality: "Municipio",
  device: "Equipo",
  fault: "Falla",
  phone: "Teléfono",
  email: "Correo",
  reason: "Motivo",
  method: "Medio",
  stage: "Etapa",
  delivered_to_name: "Recibió",
  closed_at: "Cerrada",
  deadline: "Plazo",
  note: "Nota",
  promised_at: "Promesa de entrega",
  returned_at: "Devuelto",
  returned_by: "Devuelto por",
  has_reservation: "Con unidades reservadas",
  cancelled_at: "Cancelado el",
  unsubscribed_at: "Baja",
  confirmed_at: "Confirmado",
  expires_at: "Vence",
  received_at: "Recibido",
  received_by: "Recibido por",
  deposit: "Anticipo",
  outcome: "Resultado",
  outcome_reason: "Por qué salió sin reparar",
  recorded_by: "Quién registró la respuesta",
  corrects: "Movimiento que corrige",
  counts_at: "Día de caja",
  complexity: "Complejidad",
  terms_accepted_at: "Términos aceptados",
  terms_version: "Versión de los términos",
  answered_at: "Respondido",
  product_id: "Producto",
  order_id: "Pedido",
  used_at: "Usado",
  used_by: "Usado por",
  customer_imagenes: "Fotos del cliente",
  is_spam: "Spam",
  delivered_to_document: "Documento de quien recibió",
  pickup_address: "Dirección de recogida",
  decided_by: "Decidió",
  texto: "Texto",
  signer_name: "Firma",
  kind: "Tipo",
  message: "Mensaje",
  message_id: "Mensaje",
  number: "Número",
  service: "Servicio",
  due_on: "Responder antes de",
  author: "Autor",
  autor: "Autor",
  autor_id: "Autor",
  consent_at: "Autorización de datos",
  consent_ip: "IP de la autorización",
  consent_version: "Versión de la autorización",
  privacy_accepted_at: "Autorización de datos",
  service_consent_at: "Autorización del servicio",
  source: "Origen",
  created_by: "Creada por",
  decided_via: "Decidió por",
  replaced_at: "Reemplazada",
  orden_id: "Orden",
  course_id: "Curso",
  lesson_id: "Lección",
  materials: "Materiales",
  questions: "Preguntas",
  video_seconds: "Duración del video (segundos)",
  quote_id: "Cotización",
  quote_line: "Línea de la cotización",
  closed_reason: "Motivo del cierre",
  currency: "Moneda",
  paid_by: "Pagado por",
  ip: "IP",
  user_agent: "Navegador",
  payment_id: "Número del pago",
  cause: "Causa",
  already: "Devuelto antes",
  learned_on: "Se enteró el",
  respond_by: "Responder antes de",
  issuer_told: "Avisó a su banco",
  item_ids: "Artículos",
  refund_by: "Devolver antes de",
  requested_at: "Pedido el",
};

/** Labels of facts that an entry has besides the columns. */
const FACTS = {
  by: "Por",
  file: "Archivo",
  from: "Antes",
  before: "Antes",
  to: "Después",
  tracking: "Guía",
  estimated: "Entrega estimada",
  refund: "Devolución",
  addresses: "Direcciones",
  searched: "Búsqueda",
  only: "Pendientes",
  since: "Desde",
  until: "Hasta",
  city: "Ciudad",
  payment: "Número del pago",
  detail: "Detalle",
  orders_kept: "Pedidos que se conservan",
  items: "Artículos",
  retracto: "Retracto",
  created: "Creados",
  changed: "Cambiados",
  unchanged: "Sin cambios",
  products: "Productos",
  selected: "Elegidos",
  other: "Otra ficha",
  no_cod: "Sin contra entrega",
  change: "Cambio",
  value: "Valor",
  counted: "Contadas",
  mail: "Correo",
  invoice: "Factura",
  discount: "Descuento",
  cufe: "CUFE",
};

/** The label of a column or fact; undefined when there is none. */
export function columnLabel(entity: string, column: string): string | undefined {
  const labels: Record<string, string> = { ...FACTS, ...COLUMNS, ...FIELDS[entity as keyof typeof FIELDS] };
  return labels[column];
}
