import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Markdown } from "@/components/ui/markdown";
import type { LessonContent, Material } from "@/lib/courses/types";

/** Content of a lesson. Videos open in a new tab, so that the content policy needs no third party. */
export function LessonBody({ content }: { content: LessonContent | null }) {
  if (!content?.body && !content?.videoUrl && !content?.materials.length)
    return (
      <p className="text-muted-foreground">Estamos terminando de escribir esta lección. Vuelve pronto.</p>
    );
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
      {content.materials.length > 0 && <Materials materials={content.materials} />}
    </div>
  );
}

function Materials({ materials }: { materials: Material[] }) {
  return (
    <section aria-labelledby="materiales" className="flex w-full flex-col gap-2">
      <h2 id="materiales" className="text-xl">
        Materiales
      </h2>
      <ul>
        {materials.map(({ title, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="quiet-link gap-2 font-semibold"
            >
              <Icon name="lucide--paperclip" className="size-5 text-primary" />
              {title}
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
