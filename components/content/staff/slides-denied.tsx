import { Message } from "@/components/ui/message";
import { SLIDES_DENIED } from "@/lib/content/staff/labels";

/** Shown to roles that may not create content. */
export function SlidesDenied() {
  return (
    <Message role="alert" title={SLIDES_DENIED.title} art="/art/error.svg">
      <p className="text-muted-foreground">{SLIDES_DENIED.text}</p>
    </Message>
  );
}
