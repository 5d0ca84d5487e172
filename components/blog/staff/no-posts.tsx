import { ListEmpty } from "@/components/lists/list-empty";
import { Message } from "@/components/ui/message";
import { NO_POSTS } from "@/lib/blog/staff/labels";
import { POST_STAGES } from "@/lib/blog/staff/types";
import type { ListState } from "@/lib/core/list-state";

/** Empty list: no posts, none in this stage, or no match. */
export function NoPosts({ state }: { state: ListState }) {
  const { estado, categoria } = state.filters;
  if (!state.query && !estado && !categoria)
    return (
      <Message title={NO_POSTS.all} art="/art/no-results.svg">
        <p className="text-muted-foreground">Crea el primero: queda como borrador hasta que lo publiques.</p>
      </Message>
    );
  const stage = state.query || categoria ? undefined : POST_STAGES.find((known) => known === estado);
  return <ListEmpty state={state} title={NO_POSTS[stage ?? "search"]} />;
}
