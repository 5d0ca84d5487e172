import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isOwnImage } from "@/lib/media/public-address";
import { askForImage } from "@/lib/media/queries";

const INK = "#0a0c14";
/** Background of transparent pictures. */
const GROUND = "#e9edf8";
const FRAME = { width: 600, height: 630 };
const DRAWN = /^\/art\/[a-z0-9-]+\.(webp|jpg|png)$/;

const publicFile = (name: string) => readFile(path.join(process.cwd(), "public", name));

/** The bytes of one of our own images; null when missing or external. */
async function bytesOf(address: string): Promise<Uint8Array | null> {
  if (DRAWN.test(address)) return publicFile(address);
  if (!isOwnImage(address)) return null;
  const answer = await askForImage(address);
  if (answer.status >= 500) throw new Error(`Storage answered ${answer.status} for ${address}`);
  return answer.ok ? answer.bytes() : null;
}

/** An image for half of the card; the store's logo as fallback. */
export async function loadPicture(address: string): Promise<string> {
  const bytes = await bytesOf(address);
  const picture = bytes
    ? sharp(bytes, { pages: 1 })
        .autoOrient()
        .resize({ ...FRAME, fit: "cover" })
    : sharp(await publicFile("icon-512.png"))
        .resize({ width: 320, height: 320 })
        .extend({ top: 155, bottom: 155, left: 140, right: 140, background: INK });
  const drawn = await picture
    .flatten({ background: bytes ? GROUND : INK })
    .jpeg({ quality: 92 })
    .toBuffer();
  return `data:image/jpeg;base64,${drawn.toString("base64")}`;
}
