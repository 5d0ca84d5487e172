import { repairLink } from "@/lib/repairs/link";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { LinkControls } from "../../link-controls";
import { PublicLink } from "../../public-link";
import { CommentsPanel } from "../comments-panel";
import { ContactCard } from "../contact-card";
import { ViewColumns } from "./view-columns";

type Props = { repair: WorkshopRepair; templates: readonly string[] };

/** The conversation, and other ways to reach the customer. */
export function MessagesView({ repair, templates }: Props) {
  const { id, comments, unread, token } = repair;
  return (
    <ViewColumns
      aside={
        <>
          <div className="panel">
            <ContactCard repair={repair} />
          </div>
          <PublicLink url={token && repairLink(token)}>
            <LinkControls repairId={id} isActive={token !== null} />
          </PublicLink>
        </>
      }
    >
      <section aria-labelledby="mensajes" className="panel flex flex-col gap-4 p-5">
        <h2 id="mensajes" className="text-xl">
          Mensajes
        </h2>
        <CommentsPanel repairId={id} comments={comments} unread={unread} templates={templates} />
      </section>
    </ViewColumns>
  );
}
