import { type CardPaymentSettings, createCardPayment } from "./card-payment.ts";
import { BrickError, type CardData, CoreClient } from "./core.ts";
import { createStatusScreen, type StatusScreenSettings } from "./status-screen.ts";

type BrickSettings = CardPaymentSettings & StatusScreenSettings;

const BRICKS = { cardPayment: createCardPayment, statusScreen: createStatusScreen };

/** Containers in use: a second brick in one is an error of the page. */
const occupied = new WeakSet<HTMLElement>();

/** The object behind `new MercadoPago(publicKey, { locale })`. */
class MercadoPago {
  private readonly client: CoreClient;
  readonly locale: string;

  constructor(publicKey: string, options: { locale?: string } = {}) {
    if (typeof publicKey !== "string" || publicKey === "") {
      throw new Error("MercadoPago.js - Your public key is required");
    }
    this.client = new CoreClient(apiUrl, publicKey);
    this.locale = options.locale ?? "es-CO";
  }

  bricks() {
    const create = (name: string, containerId: string, settings: BrickSettings) =>
      createBrick(this.client, name, containerId, settings);
    return { create, isInitialized: () => true };
  }

  getIdentificationTypes() {
    return this.client.getIdentificationTypes();
  }
  getPaymentMethods(query: { bin: string }) {
    return this.client.getPaymentMethods(query);
  }
  getIssuers(query: { paymentMethodId: string; bin: string }) {
    return this.client.getIssuers(query);
  }
  getInstallments(query: { amount: string; bin: string }) {
    return this.client.getInstallments(query);
  }
  createCardToken(card: CardData) {
    return this.client.createCardToken(card);
  }
}

/** Reports a set-up error to onError and rejects the promise. */
async function createBrick(client: CoreClient, name: string, containerId: string, settings: BrickSettings) {
  try {
    const container = findContainer(containerId, settings);
    const build = Object.hasOwn(BRICKS, name) ? BRICKS[name as keyof typeof BRICKS] : undefined;
    if (!build) throw new BrickError("critical", "incorrect_initialization", `Unknown brick: ${name}`);
    occupied.add(container);
    try {
      return build(client, container, settings, () => occupied.delete(container));
    } catch (error) {
      occupied.delete(container);
      throw error;
    }
  } catch (error) {
    if (error instanceof BrickError) settings?.callbacks?.onError?.(error);
    throw error;
  }
}

function findContainer(containerId: string, settings: BrickSettings | undefined): HTMLElement {
  const fail = (cause: string, message: string) => new BrickError("critical", cause, message);
  if (!containerId) throw fail("missing_container_id", "The container id is required");
  if (!settings) throw fail("settings_empty", "The settings are required");
  const { onReady, onError } = settings.callbacks ?? {};
  if (typeof onReady !== "function" || typeof onError !== "function") {
    throw fail("missing_required_callbacks", "The callbacks onReady and onError are required");
  }
  const container = document.getElementById(containerId);
  if (!container) throw fail("container_not_found", `Could not find the Brick container ID '${containerId}'`);
  if (occupied.has(container) && container.isConnected && container.childElementCount > 0) {
    throw new BrickError("non_critical", "already_initialized", "The container already holds a Brick");
  }
  return container;
}

/** The API has the script's origin. */
function findApiUrl(): string {
  const current = document.currentScript;
  const script =
    current instanceof HTMLScriptElement && current.src
      ? current
      : document.querySelector<HTMLScriptElement>('script[src*="/js/v2"]');
  return new URL(script?.src ?? location.href).origin;
}

const apiUrl = findApiUrl();

Object.assign(window, { MercadoPago });
