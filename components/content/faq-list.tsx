import { Icon } from "@/components/ui/icon";
import type { Faq } from "@/lib/content/faqs";

/** Questions as native <details>. */
export function FaqList({ faqs }: { faqs: Faq[] }) {
  return (
    <div className="divide-y border-y">
      {faqs.map(({ question, answer }) => (
        <details key={question} className="group" name="preguntas">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="lucide--plus"
              className="size-5 shrink-0 text-primary transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="max-w-3xl pb-5 text-muted-foreground">{answer}</p>
        </details>
      ))}
    </div>
  );
}
