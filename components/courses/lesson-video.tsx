"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { VIDEO_PLAYERS } from "@/lib/core/content-policy";
import { saveVideoPositionAction } from "@/lib/courses/actions";
import { ASK_FOR_TIME, clockLabel, playedSecond, playerUrl, toVideo } from "@/lib/courses/video";

type Props = {
  address: string;
  title: string;
  /** Poster of an uploaded video. */
  poster?: string;
  /** Where the user left the video and whose progress it is; without it nothing is saved. */
  own?: { courseId: string; lessonId: string; seconds: number };
};

/** Seconds played between two saves. */
const SAVE_EVERY = 15;

/** The video of a lesson. Nothing is requested from its provider before the user presses play. */
export function LessonVideo({ address, title, poster, own }: Props) {
  const video = toVideo(address);
  const known = own?.seconds ?? 0;
  const [from, setFrom] = useState<number>();
  const { note, keep } = usePosition(own);
  if (video.kind === "own")
    return (
      <OwnVideo src={video.src} title={title} poster={poster} from={known} onSecond={note} onStop={keep} />
    );
  if (video.kind === "link")
    return (
      <a
        href={video.href}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: "warm" })}
      >
        <Icon name="lucide--play" />
        Ver el video
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
    );
  return (
    <div className="relative grid aspect-video w-full overflow-hidden rounded-xl bg-muted">
      {from === undefined ? (
        <div className="flex flex-col items-center justify-center gap-3 p-4 text-center">
          <Button variant="warm" size="lg" onClick={() => setFrom(known)}>
            <Icon name="lucide--play" />
            {known > 0 ? `Seguir en ${clockLabel(known)}` : "Ver el video"}
          </Button>
          {known > 0 && (
            <Button variant="ghost" onClick={() => setFrom(0)}>
              Desde el comienzo
            </Button>
          )}
          <p className="text-sm text-muted-foreground">
            Se carga de {video.kind === "youtube" ? "YouTube" : "Vimeo"} cuando lo tocas.
          </p>
        </div>
      ) : (
        <ProviderPlayer
          kind={video.kind}
          src={playerUrl(video, from, location.origin)}
          title={title}
          onSecond={note}
        />
      )}
    </div>
  );
}

type OwnProps = {
  src: string;
  title: string;
  poster?: string;
  from: number;
  onSecond: (second: number) => void;
  onStop: (second: number) => void;
};

/** The browser's own player. The film is not loaded before it plays; without scripts it starts at the same second. */
function OwnVideo({ src, title, poster, from, onSecond, onStop }: OwnProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [offersStart, setOffersStart] = useState(from > 0);
  return (
    <div className="flex w-full flex-col items-start gap-1">
      {/* biome-ignore lint/a11y/useMediaCaption: what staff upload has no captions; the lesson's text says the same */}
      <video
        ref={film}
        src={from > 0 ? `${src}#t=${from}` : src}
        title={title}
        aria-label={title}
        poster={poster}
        controls
        playsInline
        preload="none"
        onTimeUpdate={({ currentTarget: { currentTime, paused } }) =>
          !paused && onSecond(Math.floor(currentTime))
        }
        onPause={({ currentTarget: { currentTime, ended } }) => !ended && onStop(Math.floor(currentTime))}
        // A video that was watched to the end starts from the beginning.
        onEnded={() => onStop(0)}
        className="aspect-video w-full rounded-xl bg-muted object-contain"
      />
      {offersStart && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
          Sigue en {clockLabel(from)}, donde lo dejaste.
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setOffersStart(false);
              if (!film.current) return;
              film.current.currentTime = 0;
              void film.current.play().catch(() => undefined);
            }}
          >
            Desde el comienzo
          </Button>
        </p>
      )}
    </div>
  );
}

type PlayerProps = {
  kind: keyof typeof VIDEO_PLAYERS;
  src: string;
  title: string;
  onSecond: (second: number) => void;
};

/**
 * The provider's player in a frame, which is asked for its position by `postMessage`: the provider's script is not
 * loaded.
 */
function ProviderPlayer({ kind, src, title, onSecond }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (origin !== VIDEO_PLAYERS[kind] || source !== frame.current?.contentWindow) return;
      const second = playedSecond(data);
      if (second !== undefined) onSecond(second);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [kind, onSecond]);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      className="absolute inset-0 size-full border-0"
      onLoad={({ currentTarget }) =>
        currentTarget.contentWindow?.postMessage(JSON.stringify(ASK_FOR_TIME[kind]), VIDEO_PLAYERS[kind])
      }
    />
  );
}

/** Saves the current second: `note` at intervals and when the page is left, `keep` at once. */
function usePosition(own: Props["own"]) {
  const played = useRef<number>(undefined);
  const saved = useRef(own?.seconds ?? 0);
  const courseId = own?.courseId;
  const lessonId = own?.lessonId;
  const save = useCallback(() => {
    const seconds = played.current;
    if (!courseId || !lessonId || seconds === undefined || seconds === saved.current) return;
    saved.current = seconds;
    // Only affects where the video resumes; failures are ignored.
    saveVideoPositionAction({ courseId, lessonId, seconds }).catch(() => undefined);
  }, [courseId, lessonId]);
  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && save();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      save();
    };
  }, [save]);
  const note = useCallback(
    (second: number) => {
      played.current = second;
      if (Math.abs(second - saved.current) >= SAVE_EVERY) save();
    },
    [save],
  );
  const keep = useCallback(
    (second: number) => {
      played.current = second;
      save();
    },
    [save],
  );
  return { note, keep };
}
