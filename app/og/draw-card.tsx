import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { ShareCard } from "@/components/content/share-card";
import { SHARE_SIZE } from "@/lib/seo/share-image";
import { loadPicture } from "./load-picture";
import type { ShareCardData } from "./read-card";

const FILES = path.join(process.cwd(), "node_modules/@fontsource/oxanium/files");
const DAY = 86_400;

async function face(weight: 600 | 700) {
  const data = await readFile(path.join(FILES, `oxanium-latin-${weight}-normal.woff`));
  return { name: "Oxanium", data, weight, style: "normal" as const };
}

let faces: Promise<Awaited<ReturnType<typeof face>>[]> | undefined;

/**
 * The PNG of a card in base64. The cache key is the card's content, so it never goes stale and is shared by URLs with
 * equal content. A palette makes it a third as large, since it shares memory with other cached reads.
 */
export async function drawCard({ image, ...text }: ShareCardData): Promise<string> {
  "use cache";
  cacheLife({ stale: DAY, revalidate: 30 * DAY, expire: 365 * DAY });
  faces ??= Promise.all([face(600), face(700)]);
  const [fonts, picture] = await Promise.all([faces, loadPicture(image)]);
  const drawn = new ImageResponse(<ShareCard {...text} picture={picture} />, { ...SHARE_SIZE, fonts });
  const png = await sharp(await drawn.arrayBuffer())
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
  return png.toString("base64");
}
