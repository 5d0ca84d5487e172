import { Icon } from "@/components/ui/icon";
import type { Faq } from "@/lib/content/faqs";

/** Questions as native <details>. */
export function FaqList({ faqs }: { faqs: Faq[] }) {
  return (
    <div className="faqs">
      {faqs.map(({ question, answer }) => (
        <details key={question} name="preguntas">
          <summary>
            {question}
            <Icon name="lucide--plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
