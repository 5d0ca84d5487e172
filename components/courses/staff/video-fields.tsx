"use client";

import { useState } from "react";
import { Field } from "@/components/forms/field";
import { ProgressBar } from "@/components/forms/progress-bar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { FileDrop } from "@/components/uploads/file-drop";
import { sendFile } from "@/components/uploads/send-file";
import type { FieldErrors } from "@/lib/core/result";
import { isOwnVideo, LESSON_FILES } from "@/lib/courses/lesson-file";
import { FILE_LIMITS } from "@/lib/courses/staff/labels";

type Values = { videoUrl: string; videoMinutes: string };
type Props = Values & { errors: FieldErrors; onChange: (values: Partial<Values>) => void };

/** A lesson's video: an uploaded file or a provider's link. */
export function VideoFields({ videoUrl, videoMinutes, errors, onChange }: Props) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function upload(file: File) {
    setProblem(undefined);
    setProgress(0);
    const answer = await sendFile(LESSON_FILES, file, {}, setProgress, FILE_LIMITS);
    setProgress(undefined);
    if (!answer.ok) return setProblem(answer.message);
    if (!isOwnVideo(answer.src)) return setProblem("Ese archivo no es un video. Súbelo en Materiales.");
    onChange({ videoUrl: answer.src, videoMinutes: "" });
  }

  return (
    <>
      {isOwnVideo(videoUrl) ? (
        <fieldset className="flex min-w-0 flex-col items-start gap-2">
          <legend className="mb-1.5 text-sm font-semibold">Video</legend>
          {/* biome-ignore lint/a11y/useMediaCaption: staff's own upload, which has no captions */}
          <video
            key={videoUrl}
            src={videoUrl}
            controls
            preload="metadata"
            onLoadedMetadata={({ currentTarget: { duration } }) => {
              // A video recorded in a browser has no duration.
              if (videoMinutes === "" && Number.isFinite(duration))
                onChange({ videoMinutes: String(Math.ceil(duration / 60)) });
            }}
            onError={() =>
              setProblem(
                "Tu navegador no reproduce este video, y a tus estudiantes les puede pasar lo mismo. Expórtalo como MP4 (H.264).",
              )
            }
            className="aspect-video w-full max-w-md rounded-lg bg-muted"
          />
          {problem && (
            <p role="alert" className="text-sm font-semibold text-destructive">
              {problem}
            </p>
          )}
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setProblem(undefined);
              onChange({ videoUrl: "", videoMinutes: "" });
            }}
          >
            <Icon name="lucide--trash-2" />
            Quitar el video
          </Button>
        </fieldset>
      ) : (
        <>
          <Field
            id="lesson-video"
            label="Enlace del video"
            hint="De YouTube o Vimeo se ve aquí mismo; otro enlace se abre en otra pestaña."
            error={errors.videoUrl}
          >
            <Input
              type="url"
              value={videoUrl}
              maxLength={500}
              placeholder="https://"
              onChange={(event) => onChange({ videoUrl: event.target.value })}
            />
          </Field>
          {progress === undefined ? (
            <FileDrop
              icon="lucide--upload"
              label="O sube un video"
              hint="MP4, MOV, 3GP o WebM, hasta 50 MB"
              accept="video/mp4,video/webm,video/quicktime,video/3gpp"
              onFiles={([file]) => file && void upload(file)}
            />
          ) : (
            <ProgressBar label="Envío del video" percent={progress} />
          )}
          <div aria-live="polite" className="empty:hidden">
            {problem && <p className="text-sm font-semibold text-destructive">{problem}</p>}
          </div>
        </>
      )}
      {videoUrl && (
        <Field
          id="lesson-video-minutes"
          label="Minutos del video"
          hint="Cuentan en la duración de la lección, con el texto y las preguntas."
          error={errors.videoSeconds}
        >
          <Input
            inputMode="numeric"
            value={videoMinutes}
            maxLength={3}
            className="max-w-28"
            onChange={(event) => onChange({ videoMinutes: event.target.value.replace(/\D/g, "") })}
          />
        </Field>
      )}
    </>
  );
}
