import { CUSTOM_VARIABLES, createSheet } from "./styles.ts";

type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element; `true` writes an empty attribute, `false` and undefined write none. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

export interface VisualSettings {
  theme?: string;
  customVariables?: Record<string, string>;
}

export interface Stage {
  host: HTMLElement;
  brick: HTMLElement;
}

/** Mounts an empty, styled brick in a shadow root of the container. */
export function createStage(container: HTMLElement, name: string, visual: VisualSettings): Stage {
  const host = el("div", { "data-mercadopago-brick": name });
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet()];
  const brick = el("div", { class: "brick", "data-theme": visual.theme === "dark" ? "dark" : "default" });
  for (const [variable, value] of Object.entries(visual.customVariables ?? {})) {
    const property = CUSTOM_VARIABLES[variable];
    if (property) brick.style.setProperty(property, String(value));
  }
  root.append(brick);
  container.append(host);
  return { host, brick };
}

export function fillSelect(select: HTMLSelectElement, options: { value: string; label: string }[]): void {
  select.replaceChildren(...options.map(({ value, label }) => el("option", { value }, [label])));
}
