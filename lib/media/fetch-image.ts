import "server-only";
import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { Failure } from "@/lib/core/result";
import { MAX_PHOTO_BYTES, PHOTO_LIMITS } from "./image-check";
import { isPublicIp, parseWebAddress } from "./public-address";

const MAX_REDIRECTS = 3;
const NO_ADDRESS = "Escribe una dirección completa, como https://ejemplo.com/foto.jpg.";
const NOT_PUBLIC = "Esa dirección no es pública. Usa una imagen que cualquiera pueda ver en internet.";
const UNREACHABLE = "No pudimos descargar la imagen de esa dirección.";
const TOO_SLOW = "Esa página tarda demasiado en responder. Descarga la imagen y súbela desde tu equipo.";

type Found = { address: string; family: number };

/** Address check and transport; tests replace them with local servers. */
export type Network = {
  resolve: (host: string) => Promise<Found[]>;
  isAllowed: (address: string) => boolean;
  timeoutMs: number;
};

const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicIp,
  timeoutMs: 10_000,
};

/** Downloads a public URL. Every redirect is checked, and reading stops at 10 MB. */
export async function fetchImage(text: string, network: Network = INTERNET): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  let url = parseWebAddress(text);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (!url) throw new Failure("invalid", NO_ADDRESS);
    const answer = await open(url, await allowedHost(url, network, signal), signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return readImage(answer, signal);
    answer.destroy();
    url = URL.canParse(headers.location, url) ? parseWebAddress(new URL(headers.location, url).href) : null;
  }
  throw new Failure("invalid", `${UNREACHABLE} Redirige demasiadas veces.`);
}

/** Resolves the host once and pins the connection to that address: protects against DNS rebinding. */
async function allowedHost(url: URL, { resolve, isAllowed }: Network, signal: AbortSignal): Promise<Found> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const found = await Promise.race([resolve(host), aborted(signal)]).catch((cause: unknown) => {
    throw refused(cause, signal);
  });
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowed(address))) throw new Failure("invalid", NOT_PUBLIC);
  return first;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
}

function open(url: URL, pinned: Found, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request(url, {
      agent: false,
      signal,
      headers: { accept: "image/*", "accept-encoding": "identity", "user-agent": "AventuraGamer/1.0" },
      lookup: (_host, options, done) =>
        options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family),
    })
      .once("response", resolve)
      .once("error", (cause) => reject(refused(cause, signal)))
      .end();
  });
}

async function readImage(answer: http.IncomingMessage, signal: AbortSignal): Promise<Uint8Array> {
  const { statusCode, headers } = answer;
  try {
    if (statusCode !== 200) throw new Failure("invalid", `${UNREACHABLE} Respondió ${statusCode}.`);
    if (Number(headers["content-length"] ?? 0) > MAX_PHOTO_BYTES) throw tooHeavy();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_PHOTO_BYTES) throw tooHeavy();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw refused(error, signal);
  } finally {
    answer.destroy();
  }
}

const tooHeavy = () => new Failure("invalid", PHOTO_LIMITS.tooHeavy);

function refused(cause: unknown, signal: AbortSignal): Failure {
  if (cause instanceof Failure) return cause;
  return new Failure("invalid", signal.aborted ? TOO_SLOW : UNREACHABLE, { cause });
}
