import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { readOr } from "@/lib/core/read-or";
import { currentConsent } from "@/lib/users/consents";
import { getConsents } from "@/lib/users/queries";

/** Asks for the privacy consent of accounts created with Google, which skipped the registration form. */
export async function PrivacyNotice({ user }: { user: { id: string } }) {
  const consents = await readOr(null, "consents", getConsents(user));
  if (!consents || currentConsent(consents, "privacidad")?.granted) return null;
  return (
    <p className="panel flex flex-wrap items-center gap-x-4 gap-y-2 border-warm p-4">
      <Icon name="lucide--shield-check" className="text-warm" />
      <span className="min-w-0 flex-1 basis-64">
        Nos falta tu autorización para tratar tus datos personales.
      </span>
      <Link href="/dashboard/perfil" className="quiet-link font-semibold text-primary">
        Revisarla en tu perfil
      </Link>
    </p>
  );
}
