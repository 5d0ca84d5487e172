import type { Delivery, Failure, Payment, Settings } from "../types.ts";
import { type Act, renderDeliveries, renderPayments } from "./render.ts";

interface SandboxState {
  payments: Payment[];
  deliveries: Delivery[];
  settings: Settings;
  failures: Failure[];
}

const REFRESH_MS = 2_000;
let shown = "";

const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const field = (id: string) => byId<HTMLInputElement | HTMLSelectElement>(id);

async function call<T>(method: string, path: string, body?: Record<string, unknown>): Promise<T> {
  const init = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`/sandbox/api/${path}`, { method, ...init });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Runs a change, shows its error, and reloads the state. */
async function change(method: string, path: string, body?: Record<string, unknown>): Promise<void> {
  try {
    await call(method, path, body);
    byId("notice").textContent = "";
  } catch (error) {
    byId("notice").textContent = `No se pudo: ${error instanceof Error ? error.message : error}`;
  }
  await refresh();
}

const act: Act = (path, body) => change("POST", path, body ?? {});

/** Re-renders only what changed, and never a field that is being edited. */
async function refresh(): Promise<void> {
  const state = await call<SandboxState>("GET", "state");
  const text = JSON.stringify(state);
  const isTyping =
    document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLSelectElement;
  if (text === shown || isTyping) return;
  shown = text;
  byId("payments").replaceChildren(renderPayments(state.payments, act));
  byId("deliveries").replaceChildren(renderDeliveries(state.deliveries, act));
  field("delivery").value = state.settings.delivery;
  field("webhook_delay_ms").value = String(state.settings.webhook_delay_ms);
  field("script_outage").value = String(state.settings.script_outage);
  field("banks").value = state.settings.banks;
  field("partial_bank_refunds").value = String(state.settings.partial_bank_refunds);
  const pending = state.failures.length;
  byId("failures").textContent =
    pending > 0 ? `Fallas pendientes: ${pending} (${state.failures[0]?.mode})` : "";
}

function setting(id: keyof Settings, read: (value: string) => unknown): void {
  field(id).addEventListener("change", (event) => {
    const control = event.currentTarget as HTMLInputElement;
    control.blur();
    void change("PUT", "settings", { [id]: read(control.value) });
  });
}

setting("delivery", String);
setting("webhook_delay_ms", Number);
setting("script_outage", (value) => value === "true");
setting("banks", String);
setting("partial_bank_refunds", (value) => value === "true");
byId("apply_failure").addEventListener("click", () => {
  const mode = field("failure").value;
  if (mode === "") void change("DELETE", "failures");
  else void change("POST", "failures", { mode, count: Number(field("failure_count").value) });
});
byId("release").addEventListener("click", () => act("deliveries/release"));
byId("release_reversed").addEventListener("click", () => act("deliveries/release", { order: "reversed" }));

void refresh();
setInterval(() => void refresh().catch(() => {}), REFRESH_MS);
