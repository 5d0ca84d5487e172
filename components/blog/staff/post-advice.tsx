import { Icon } from "@/components/ui/icon";
import { adviceOn } from "@/lib/blog/staff/advice";
import type { PostDraft } from "@/lib/blog/staff/post-draft";

/** Suggestions to improve the post; they do not block publishing. */
export function PostAdvice({ draft }: { draft: PostDraft }) {
  return (
    <section aria-labelledby="consejos" className="panel flex flex-col gap-3 p-5">
      <h2 id="consejos" className="text-lg">
        Antes de publicar
      </h2>
      <ul className="flex flex-col gap-2 text-sm">
        {adviceOn(draft).map(({ topic, isFine, text }) => (
          <li key={topic} className="flex gap-2">
            <Icon
              name={isFine ? "lucide--circle-check" : "lucide--triangle-alert"}
              className={isFine ? "mt-0.5 size-4 shrink-0 text-primary" : "mt-0.5 size-4 shrink-0 text-warm"}
            />
            <p className="min-w-0 wrap-anywhere">
              <span className="sr-only">{isFine ? "Bien: " : "Por mejorar: "}</span>
              <b className="font-semibold">{topic}.</b> <span className="text-muted-foreground">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
