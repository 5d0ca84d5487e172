import { Icon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import { materialNote } from "@/lib/courses/lesson-file";
import { isDownload, materialName } from "@/lib/courses/material";
import type { LessonContent, Material } from "@/lib/courses/types";
import { LessonVideo } from "./lesson-video";

type Props = {
  content: LessonContent | null;
  title: string;
  /** Picture of a video before it plays. */
  poster?: string;
  /** Second at which the user left the video. */
  own?: { courseId: string; lessonId: string; seconds: number };
};

/** Content of a lesson: video, text with pictures, materials. */
export function LessonBody({ content, title, poster, own }: Props) {
  if (!content?.body && !content?.videoUrl && !content?.materials.length)
    return (
      <p className="text-muted-foreground">Estamos terminando de escribir esta lección. Vuelve pronto.</p>
    );
  return (
    <div className="flex flex-col items-start gap-6">
      {content.videoUrl && (
        <LessonVideo address={content.videoUrl} title={`Video: ${title}`} poster={poster} own={own} />
      )}
      <Markdown>{content.body}</Markdown>
      {content.materials.length > 0 && <Materials materials={content.materials} />}
    </div>
  );
}

function Materials({ materials }: { materials: Material[] }) {
  return (
    <section aria-labelledby="materiales" className="flex w-full flex-col gap-3">
      <h2 id="materiales" className="text-xl">
        Materiales
      </h2>
      <ul className="flex flex-col gap-1">
        {materials.map((material) => (
          <li key={material.url}>
            <MaterialLink material={material} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Name, type and size; a file of ours is downloaded, a link opens in another tab. */
function MaterialLink({ material }: { material: Material }) {
  const isFile = isDownload(material);
  const way = isFile
    ? { download: materialName(material) }
    : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a
      href={material.url}
      {...way}
      className="-mx-3 flex min-h-14 items-center gap-3 rounded-md px-3 py-2 hover:bg-muted"
    >
      <Icon
        name={isFile ? "lucide--download" : "lucide--external-link"}
        className="size-5 shrink-0 text-primary"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{material.title}</span>
        <span className="block text-sm text-muted-foreground">
          {materialNote(material)}
          {!isFile && <span className="sr-only"> (se abre en otra pestaña)</span>}
        </span>
      </span>
    </a>
  );
}
