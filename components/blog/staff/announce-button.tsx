import { useState } from "react";
import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { announcePostAction } from "@/lib/blog/staff/actions";
import { counted } from "@/lib/core/counted";

type Props = { id: string; announcedText: string };

/** Mails a published post to the newsletter's subscribers, once. */
export function AnnounceButton({ id, announcedText }: Props) {
  const { run } = useQuickAction();
  const [isAsking, setAsking] = useState(false);
  if (announcedText)
    return <p className="text-sm text-muted-foreground">Avisado a los suscriptores el {announcedText}.</p>;

  const announce = () =>
    run(
      () => announcePostAction({ id }),
      ({ subscribers, leavesText }) => {
        const readers = counted(subscribers, "suscriptor", "suscriptores");
        return { title: "Aviso en camino", description: `A ${readers}, desde el ${leavesText}.` };
      },
    );

  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        <Icon name="lucide--mail" />
        Avisar a los suscriptores
      </Button>
      <p className="text-sm text-muted-foreground">
        Una sola vez, en el horario que la ley da a la publicidad.
      </p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="¿Avisar a los suscriptores?"
        text="Les llega un correo con el título, el resumen y el enlace de este artículo. No se puede deshacer ni repetir."
        confirmLabel="Avisar"
        pendingLabel="Avisando..."
        isDestructive={false}
        onConfirm={announce}
      />
    </div>
  );
}
