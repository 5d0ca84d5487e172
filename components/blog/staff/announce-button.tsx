import { useRouter } from "next/navigation";
import { useState } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { announcePostAction } from "@/lib/blog/staff/actions";
import { POST_NOT_ANNOUNCED } from "@/lib/blog/staff/labels";
import { counted } from "@/lib/core/words";

type Props = { id: string; announcedText: string };

/** Tells the newsletter's subscribers of a public post, once. */
export function AnnounceButton({ id, announcedText }: Props) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  if (announcedText)
    return <p className="text-sm text-muted-foreground">Avisado a los suscriptores el {announcedText}.</p>;

  async function announce(): Promise<boolean> {
    const result = await announcePostAction({ id }).catch(noAnswer);
    if (result?.ok) {
      const { subscribers, leavesText } = result.data;
      const readers = counted(subscribers, "suscriptor", "suscriptores");
      toast({ title: "Aviso en camino", description: `A ${readers}, desde el ${leavesText}.` });
      router.refresh();
    } else {
      toastError(result?.message ?? POST_NOT_ANNOUNCED);
    }
    return true;
  }

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
