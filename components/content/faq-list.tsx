import { Icon } from "@/components/ui/icon";
import type { Faq } from "@/lib/content/types";

/** Questions as native <details>. */
export function FaqList({ faqs }: { faqs: Faq[] }) {
  return (
    <div className="panel divide-y overflow-hidden">
      {faqs.map(({ question, answer }) => (
        <details key={question} className="group" name="preguntas">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-4 font-semibold hover:bg-muted [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="lucide--plus"
              className="size-5 shrink-0 text-primary transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-3xl px-5 pb-5 text-muted-foreground">{answer}</p>
        </details>
      ))}
    </div>
  );
}
