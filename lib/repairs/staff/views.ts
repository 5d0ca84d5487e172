/** Tabs of the workshop's order page; the first has no parameter in the address. */
export const WORKSHOP_VIEWS = {
  trabajo: "Trabajo",
  cotizacion: "Cotización",
  mensajes: "Mensajes",
  historia: "Historia",
} as const;

export type WorkshopView = keyof typeof WORKSHOP_VIEWS;

const KEYS = Object.keys(WORKSHOP_VIEWS) as WorkshopView[];

/** The tab in a URL. */
export function parseView(view: string | string[] | undefined): WorkshopView {
  return KEYS.find((key) => key === view) ?? "trabajo";
}

/** URL of a tab. */
export function viewHref(repairId: string, view: WorkshopView = "trabajo"): string {
  const path = `/admin/servicios-tecnicos/${repairId}`;
  return view === "trabajo" ? path : `${path}?vista=${view}`;
}
