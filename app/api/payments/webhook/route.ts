import { after } from "next/server";
import { defineRoute } from "@/lib/auth/define-route";
import { parseJson, readBytes } from "@/lib/core/body";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { sendOrderMails } from "@/lib/orders/mail/composers";
import { handleEvents, recordEvent } from "@/lib/payments/events";
import { notificationSchema } from "@/lib/payments/schema";
import { verifySignature } from "@/lib/payments/signature";

const MAX_BYTES = 16_384;

const answer = (status: number) => new Response(null, { status });

/** Webhook of the payment provider: verify, store, respond; processing happens afterwards. */
export const POST = defineRoute({
  name: "payments.receive-notification",
  access: "program",
  run: async (query, { request }) => {
    const text = await (await readBytes(request, MAX_BYTES)).text();
    const body = notificationSchema.safeParse(parseJson(text || "{}"));
    const dataId = query["data.id"] ?? body.data?.data?.id ?? null;
    const requestId = request.headers.get("x-request-id");
    const verdict = verifySignature({
      signature: request.headers.get("x-signature"),
      secret: env().MERCADOPAGO_WEBHOOK_SECRET,
      requestId,
      dataId,
    });
    if (!verdict.ok) {
      const { reason } = verdict;
      log("warn", "webhook.forged", { reason, request: requestId, payment: dataId?.slice(0, 40) });
      return answer(401);
    }
    // Other topics are accepted and ignored, so that the provider does not retry them. Their ids have other forms.
    const topic = query.type ?? query.topic ?? body.data?.type;
    if (topic && topic !== "payment") return answer(200);
    if (!body.success || !dataId || !/^\d{1,20}$/.test(dataId)) return answer(400);
    // Keyed by signed values only: a captured call is one event, whatever else in it was changed.
    const key = `${requestId ?? `ts-${verdict.ts}`}:${dataId}`;
    const isNew = await recordEvent(key, dataId, body.data.action ?? "", body.data).catch(
      (error: unknown) => {
        log("error", "webhook.not_stored", { payment: dataId, cause: error });
        return null;
      },
    );
    // The provider retries calls that are not accepted.
    if (isNew === null) return answer(503);
    if (isNew)
      after(async () => {
        await handleEvents().catch((error: unknown) => log("error", "webhook.failed", { cause: error }));
        await sendOrderMails();
      });
    return answer(200);
  },
});
