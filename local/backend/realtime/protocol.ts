import { z } from "zod";

const envelope = z.object({
  join_ref: z.string().nullish(),
  ref: z.string().nullish(),
  topic: z.string().max(512),
  event: z.string().max(64),
  payload: z.unknown(),
});

export type Message = z.infer<typeof envelope>;

/** Phoenix messages: an array since 2.0, an object before. */
export function decode(data: string): Message | null {
  let raw: unknown;
  try {
    raw = JSON.parse(data);
  } catch {
    return null;
  }
  const [join_ref, ref, topic, event, payload] = Array.isArray(raw) ? raw : [];
  return envelope.safeParse(Array.isArray(raw) ? { join_ref, ref, topic, event, payload } : raw).data ?? null;
}

/** Serialises a message for protocol version `vsn`. */
export function encode(vsn: string, { join_ref = null, ref = null, topic, event, payload }: Message): string {
  return JSON.stringify(
    vsn.startsWith("2") ? [join_ref, ref, topic, event, payload] : { join_ref, ref, topic, event, payload },
  );
}

const binding = z.object({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63).default("public"),
  table: z.string().max(63).optional(),
  filter: z.string().max(1024).optional(),
});

export type Binding = z.infer<typeof binding>;

export const joinPayload = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      postgres_changes: z.array(binding.loose()).max(50).default([]),
      private: z.boolean().default(false),
    })
    .default({ postgres_changes: [], private: false }),
});

export const tokenPayload = z.object({ access_token: z.string().nullish() });
