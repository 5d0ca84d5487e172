import { DeleteAccountForm } from "@/components/users/delete-account-form";
import { ProfileSection } from "@/components/users/profile-section";
import { getDeletionObstacle } from "@/lib/users/queries";
import { DELETE_WORD } from "@/lib/users/schema";

/** Deletion of the account, or why it is not possible now. */
export async function DeleteAccount({ email }: { email: string }) {
  const obstacle = await getDeletionObstacle();
  return (
    <ProfileSection title="Eliminar mi cuenta" icon="lucide--trash-2">
      <p className="text-muted-foreground">
        Borramos tu cuenta, tus fotos, cursos, certificados, reseñas y puntos. Los pedidos y las reparaciones
        entregadas quedan sin tu nombre ni tus datos, porque la ley nos obliga a conservar esos papeles; los
        pedidos que no has pagado se cancelan. La garantía sigue: guarda la constancia de la reparación. No se
        puede deshacer: descarga antes lo que quieras guardar.
      </p>
      {obstacle ? (
        <p className="rounded-md border border-input bg-muted px-4 py-3 font-semibold">{obstacle}</p>
      ) : (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-destructive underline underline-offset-4">
            Quiero eliminar mi cuenta
          </summary>
          <DeleteAccountForm email={email} word={DELETE_WORD} />
        </details>
      )}
    </ProfileSection>
  );
}
