import { normalizeText } from "@/lib/core/text";

export const SERVICE_TABS = ["todos", "controles", "consolas", "extras"] as const;
export type ServiceTab = (typeof SERVICE_TABS)[number];

export const SERVICE_TAB_LABELS = {
  todos: "Todos",
  controles: "Controles",
  consolas: "Consolas",
  extras: "Extras",
} satisfies Record<ServiceTab, string>;

/** Words in a service's name that put it in a tab. */
const KEYWORDS: Record<Exclude<ServiceTab, "todos">, readonly string[]> = {
  controles: ["control", "joy", "boton", "analog", "carga"],
  consolas: [
    "consola",
    "switch",
    "play",
    "xbox",
    "mantenimiento",
    "pasta",
    "fuente",
    "lectura",
    "sobrecalentamiento",
    "pantalla",
    "disco",
  ],
  extras: ["domicilio", "express", "urgente", "prioridad"],
};

export function toServiceTab(name: string): ServiceTab | undefined {
  return SERVICE_TABS.find((tab) => tab === name);
}

export function serviceTabHref(tab: ServiceTab): string {
  return tab === "todos" ? "/servicios" : `/servicios/${tab}`;
}

/** A service may be in several tabs: 'Pasta térmica de control' is in two. */
export function isInTab(serviceName: string, tab: ServiceTab): boolean {
  if (tab === "todos") return true;
  const name = normalizeText(serviceName);
  return KEYWORDS[tab].some((keyword) => name.includes(keyword));
}

/** Whether a course can teach this service; visits, express and priority fees cannot be learned. */
export function isLearnable(serviceName: string): boolean {
  return !isInTab(serviceName, "extras");
}
