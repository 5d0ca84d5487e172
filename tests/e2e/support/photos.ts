import sharp from "sharp";
import { E2E_CONFIG } from "../../support/e2e-config.ts";

const { SUPABASE_URL, SUPABASE_SECRET_KEY = "" } = E2E_CONFIG.env;
const headers = { apikey: SUPABASE_SECRET_KEY, authorization: `Bearer ${SUPABASE_SECRET_KEY}` };
const address = (name: string) => `${SUPABASE_URL}/storage/v1/object/service-orders/${name}`;

/** Puts a picture into the private bucket, like the workshop's screen; returns its name. */
export async function storePhoto(repair: { id: string }): Promise<string> {
  const name = `${repair.id}/entrega.webp`;
  const answer = await fetch(address(name), {
    method: "POST",
    headers: { ...headers, "content-type": "image/webp" },
    body: new Uint8Array([1, 2, 3, 4]),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return name;
}

/** Whether the storage service still has it. */
export async function isStored(name: string): Promise<boolean> {
  return (await fetch(address(name), { headers })).ok;
}

/** A file like that of a phone's camera. */
export async function somePhoto(name = "consola.jpg") {
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background: "#224466" } });
  return { name, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}
