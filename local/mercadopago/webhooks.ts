import { randomUUID } from "node:crypto";
import { toProviderDate } from "./dates.ts";
import { ApiError } from "./errors.ts";
import { buildNotification } from "./notification.ts";
import type { Store } from "./state.ts";
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryKind,
  ForgeMode,
  NotificationAction,
  Payment,
} from "./types.ts";

export interface WebhookOptions {
  store: Store;
  secret: string;
  defaultUrl: string;
  now: () => number;
  log: (line: string) => void;
}

export interface SendOptions {
  kind?: DeliveryKind;
  forge?: ForgeMode | null;
  delayMs?: number;
  /** Id of an earlier delivery, for an exact duplicate. */
  sameAs?: Delivery;
}

/** Webhook queue. Part of the stored state, so that undelivered ones survive a restart. */
export class Webhooks {
  private readonly options: WebhookOptions;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly closing = new AbortController();

  constructor(options: WebhookOptions) {
    this.options = options;
  }

  /** Resumes undelivered webhooks of an earlier run. */
  resume(): void {
    for (const delivery of this.deliveries) if (delivery.state === "scheduled") this.arm(delivery);
  }

  enqueue(payment: Payment, action: NotificationAction, send: SendOptions = {}): Delivery {
    const { store, now } = this.options;
    const { settings } = store.state;
    const kind = send.kind ?? "normal";
    const delivery: Delivery = {
      id: randomUUID(),
      notification_id: send.sameAs?.notification_id ?? store.nextId(now()),
      request_id: send.sameAs?.request_id ?? randomUUID(),
      payment_id: payment.id,
      action,
      kind,
      forge: send.forge ?? null,
      url: send.sameAs?.url ?? payment.notification_url ?? this.options.defaultUrl,
      state: "scheduled",
      created_at: send.sameAs?.created_at ?? toProviderDate(now()),
      due_at: now() + (send.delayMs ?? (kind === "normal" ? settings.webhook_delay_ms : 0)),
      attempts: [],
    };
    // Manually sent webhooks are delivered even while automatic ones are held or dropped.
    if (kind === "normal" && settings.delivery === "hold") delivery.state = "held";
    if (kind === "normal" && settings.delivery === "lose") delivery.state = "lost";
    this.deliveries.push(delivery);
    store.touch();
    if (delivery.state === "scheduled") this.arm(delivery);
    return delivery;
  }

  get(id: string): Delivery {
    const delivery = this.deliveries.find((candidate) => candidate.id === id);
    if (!delivery) throw new ApiError(404, null, "Delivery not found");
    return delivery;
  }

  /** Sends now and waits for the response. */
  async send(delivery: Delivery): Promise<Delivery> {
    this.disarm(delivery);
    await this.attempt(delivery);
    return delivery;
  }

  /** Sends held deliveries sequentially in list order. */
  async release(deliveries: Delivery[]): Promise<void> {
    for (const delivery of deliveries) await this.send(delivery);
  }

  lose(delivery: Delivery): void {
    this.disarm(delivery);
    delivery.state = "lost";
    this.options.store.touch();
  }

  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  async close(): Promise<void> {
    this.clear();
    this.closing.abort();
    await Promise.all(this.running.values());
  }

  private get deliveries(): Delivery[] {
    return this.options.store.state.deliveries;
  }

  private arm(delivery: Delivery): void {
    if (this.closing.signal.aborted) return;
    this.disarm(delivery);
    const wait = Math.max(0, delivery.due_at - this.options.now());
    this.timers.set(
      delivery.id,
      setTimeout(() => void this.attempt(delivery), wait),
    );
  }

  private disarm(delivery: Delivery): void {
    clearTimeout(this.timers.get(delivery.id));
    this.timers.delete(delivery.id);
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const earlier = this.running.get(delivery.id);
    if (earlier) return earlier;
    const work = this.deliver(delivery).finally(() => this.running.delete(delivery.id));
    this.running.set(delivery.id, work);
    return work;
  }

  private async deliver(delivery: Delivery): Promise<void> {
    this.timers.delete(delivery.id);
    const attempt = await this.post(delivery);
    // A delivery aborted by our own shutdown does not count as an attempt.
    if (this.closing.signal.aborted && attempt.status === null) return;
    delivery.attempts.push(attempt);
    const isAccepted = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    if (isAccepted) delivery.state = "delivered";
    else this.planRetry(delivery);
    this.options.store.touch();
    this.options.store.flush();
    this.options.log(
      `webhook ${delivery.kind} ${delivery.action} ${delivery.payment_id} -> ${attempt.status ?? attempt.error}`,
    );
  }

  private planRetry(delivery: Delivery): void {
    const { store, now } = this.options;
    const delay = store.state.settings.retry_delays_ms[delivery.attempts.length - 1];
    if (delay === undefined || delivery.kind === "forged") {
      delivery.state = "failed";
      return;
    }
    // The provider repeats a failed call as a new notification with a new signature.
    delivery.notification_id = store.nextId(now());
    delivery.request_id = randomUUID();
    delivery.state = "scheduled";
    delivery.due_at = now() + delay;
    this.arm(delivery);
  }

  private async post(delivery: Delivery): Promise<DeliveryAttempt> {
    const { store, secret, now } = this.options;
    const { settings } = store.state;
    const startedAt = now();
    const result = { status: null as number | null, error: null as string | null };
    try {
      const request = buildNotification(delivery, secret, settings.signature_timestamp, startedAt);
      const response = await fetch(request.url, {
        method: "POST",
        headers: request.headers,
        body: request.body,
        redirect: "manual",
        signal: AbortSignal.any([AbortSignal.timeout(settings.webhook_timeout_ms), this.closing.signal]),
      });
      await response.body?.cancel();
      result.status = response.status;
    } catch (error) {
      result.error = describeError(error);
    }
    return { at: toProviderDate(startedAt), ...result, duration_ms: now() - startedAt };
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return cause || error.message;
}
