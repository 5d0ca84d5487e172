/** The screen of what each role may do. */
export const RIGHTS_PATH = "/admin/configuracion/permisos";

/** Field labels by form name. */
export const SETTINGS_LABELS = {
  name: "Nombre de la tienda",
  legalName: "Razón social",
  taxId: "NIT",
  chargesVat: "La tienda es responsable de IVA",
  phone: "Teléfono",
  whatsapp: "Número de WhatsApp",
  email: "Correo",
  address: "Dirección",
  city: "Ciudad",
  region: "Departamento",
  latitude: "Latitud",
  longitude: "Longitud",
  serviceRadiusKm: "Radio de servicio a domicilio (km)",
  opensAt: "Abre",
  closesAt: "Cierra",
  instagramUrl: "Instagram",
  tiktokUrl: "TikTok",
  youtubeUrl: "YouTube",
  facebookUrl: "Facebook",
  freeShippingText: "Texto de envío gratis",
  storeRating: "Calificación de la tienda",
  storeRatingCount: "Número de calificaciones",
  storeRatingSource: "Fuente de la calificación",
  storeRatingDate: "Fecha de la calificación",
  pickupsPerSlot: "Recogidas a domicilio por franja",
  pickupHours: "Horas de atención para tener listo un pedido que recogen",
  lowStockThreshold: "Avisar cuando queden pocas unidades",
  cashHoldHours: "Horas de atención para confirmar un pedido",
  cashGuestUnits: "Unidades por artículo, a quien no ha recibido un pedido",
  cashGuestTotal: "Total máximo, a quien no ha recibido un pedido",
  cashAccountUnits: "Unidades por artículo, a quien ya recibió uno",
  cashAccountTotal: "Total máximo, a quien ya recibió uno",
  deliveryDays: "Días de entrega por departamento",
  carriers: "Transportadoras",
  missionsEnabled: "Mostrar las misiones en el progreso",
};

export type SettingsField = keyof typeof SETTINGS_LABELS;
