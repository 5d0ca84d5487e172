"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Label } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { KIND_LABELS, STATE_LABELS } from "@/lib/contact/labels";
import { assignMessageAction, handleMessageAction, readMessageAction } from "@/lib/contact/staff/actions";
import type { Thread } from "@/lib/contact/staff/rows";
import type { StaffMember } from "@/lib/users/staff/person";

type Props = {
  message: Pick<Thread, "id" | "state" | "kind" | "isSpam" | "assignedTo">;
  team: StaffMember[];
  me: string;
};

/** State, kind, assignee and spam flag; each change is saved at once. */
export function MessageControls({ message, team, me }: Props) {
  const { pending, run } = useQuickAction();
  const { id: messageId, isSpam } = message;
  const handle = (change: object, before: object, title: string) =>
    run(() => handleMessageAction({ messageId, ...change }), {
      title,
      undo: () => handleMessageAction({ messageId, ...before }),
    });
  const assign = (userId: string | null) =>
    run(() => assignMessageAction({ messageId, userId }), {
      title: userId ? "Asignado" : "Sin asignar",
      undo: () => assignMessageAction({ messageId, userId: message.assignedTo }),
    });
  const markUnread = () =>
    run(() => readMessageAction({ messageId, isRead: false }), {
      title: "Marcado como no leído",
      undo: () => readMessageAction({ messageId, isRead: true }),
    });
  return (
    <section aria-label="Gestión" aria-busy={pending} className="panel flex flex-col gap-4 p-5">
      <Choice
        id="estado"
        label="Estado"
        value={message.state}
        labels={STATE_LABELS}
        onChange={(state) => handle({ state }, { state: message.state }, "Estado actualizado")}
      />
      <Choice
        id="tipo"
        label="Tipo"
        value={message.kind}
        labels={KIND_LABELS}
        onChange={(kind) => handle({ kind }, { kind: message.kind }, "Tipo actualizado")}
      />
      <Choice
        id="asignado"
        label="Asignado a"
        value={message.assignedTo ?? ""}
        labels={{ "": "Nadie", ...Object.fromEntries(team.map(({ id, name }) => [id, name])) }}
        onChange={(userId) => assign(userId || null)}
      />
      <div className="flex flex-wrap gap-2">
        {message.assignedTo !== me && (
          <Button variant="secondary" size="sm" disabled={pending} onClick={() => assign(me)}>
            Asignarme
          </Button>
        )}
        <Button variant="outline" size="sm" disabled={pending} onClick={markUnread}>
          Marcar no leído
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={pending}
          onClick={() =>
            handle({ isSpam: !isSpam }, { isSpam }, isSpam ? "Ya no es spam" : "Marcado como spam")
          }
        >
          <Icon name="lucide--shield-alert" />
          {isSpam ? "No es spam" : "Es spam"}
        </Button>
      </div>
    </section>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  value: string;
  labels: Record<string, string>;
  onChange: (value: string) => void;
};

function Choice({ id, label, value, labels, onChange }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id}>{label}</Label>
      {/* A rejected change falls back to the saved value. */}
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)} options={labels} />
    </div>
  );
}
