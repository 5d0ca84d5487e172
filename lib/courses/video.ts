import { VIDEO_PLAYERS } from "@/lib/core/content-policy";
import { isOwnVideo } from "./lesson-file";

/** How a lesson's video is played: in the provider's frame, by the browser from our storage, or in a new tab. */
export type Video =
  | { kind: "youtube" | "vimeo"; id: string; hash?: string }
  | { kind: "own"; src: string }
  | { kind: "link"; href: string };

const YOUTUBE_HOSTS = ["youtube.com", "www.youtube.com", "m.youtube.com", "www.youtube-nocookie.com"];
const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!YOUTUBE_HOSTS.includes(hostname)) return;
  return searchParams.get("v") ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1];
}

/** Parses the URL that staff typed. */
export function toVideo(address: string): Video {
  if (isOwnVideo(address)) return { kind: "own", src: address };
  const url = URL.canParse(address) ? new URL(address) : null;
  const youtube = url && youtubeId(url);
  if (youtube && YOUTUBE_ID.test(youtube)) return { kind: "youtube", id: youtube };
  if (url && ["vimeo.com", "www.vimeo.com", "player.vimeo.com"].includes(url.hostname)) {
    // The URL of an unlisted video also has a hash: vimeo.com/123456/abcdef.
    const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
    if (id) return { kind: "vimeo", id, hash: hash ?? url.searchParams.get("h") ?? undefined };
  }
  return { kind: "link", href: address };
}

/**
 * Address of the provider's player that starts at a second, without cookies before playing:
 * https://developers.google.com/youtube/player_parameters and https://developer.vimeo.com/player/sdk/embed
 */
export function playerUrl(video: Extract<Video, { id: string }>, seconds: number, origin: string): string {
  if (video.kind === "youtube") {
    const query = new URLSearchParams({
      autoplay: "1",
      start: String(seconds),
      enablejsapi: "1",
      origin,
      hl: "es",
      rel: "0",
    });
    return `${VIDEO_PLAYERS.youtube}/embed/${video.id}?${query}`;
  }
  const query = new URLSearchParams({ autoplay: "1", dnt: "1", ...(video.hash && { h: video.hash }) });
  return `${VIDEO_PLAYERS.vimeo}/video/${video.id}?${query}#t=${seconds}s`;
}

/** The current second in a player's message; undefined for other messages. */
export function playedSecond(data: unknown): number | undefined {
  let message = data;
  if (typeof data === "string")
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
  if (typeof message !== "object" || message === null) return;
  const { info, data: details } = message as {
    info?: { currentTime?: unknown } | null;
    data?: { seconds?: unknown } | null;
  };
  const seconds = info?.currentTime ?? details?.seconds;
  return typeof seconds === "number" && seconds >= 0 ? Math.floor(seconds) : undefined;
}

/** Messages that subscribe to a player's time: YouTube sends 'infoDelivery', Vimeo 'timeupdate'. */
export const ASK_FOR_TIME = {
  youtube: { event: "listening", id: "video" },
  vimeo: { method: "addEventListener", value: "timeupdate" },
} as const;

/** "1:05", "1:02:05". */
export function clockLabel(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
