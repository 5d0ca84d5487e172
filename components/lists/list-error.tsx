import { ReloadButton } from "@/components/layout/reload-button";
import { Message } from "@/components/ui/message";

/** A list that could not be read: what could not, and a way to try again. */
export function ListError({ title }: { title: string }) {
  return (
    <Message role="alert" title={title} art="/art/error.svg">
      <ReloadButton />
    </Message>
  );
}
