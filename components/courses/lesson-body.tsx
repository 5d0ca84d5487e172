import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import type { LessonContent } from "@/lib/courses/types";

/** What a lesson says. Its video opens in a tab of its own, so that no page has to let another site in. */
export function LessonBody({ content }: { content: LessonContent | null }) {
  if (!content?.body && !content?.videoUrl)
    return <p className="text-muted">Estamos terminando de escribir esta lección. Vuelve pronto.</p>;
  return (
    <div className="flex flex-col items-start gap-6">
      {content.videoUrl && (
        <a
          href={content.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "warm" })}
        >
          <Icon name="lucide--play" />
          Ver el video
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
      )}
      <Markdown>{content.body}</Markdown>
    </div>
  );
}
