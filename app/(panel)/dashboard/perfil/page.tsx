import type { Metadata } from "next";
import { Suspense } from "react";
import { PanelTitle } from "@/components/layout/panel-title";
import { Skeleton } from "@/components/ui/skeleton";
import { AddressBook } from "@/components/users/address-book";
import { DataRights } from "@/components/users/data-rights";
import { PasswordForm } from "@/components/users/password-form";
import { ProfileForm } from "@/components/users/profile-form";
import { ProfileSection } from "@/components/users/profile-section";
import { RecoveryButton } from "@/components/users/recovery-button";
import { requireUser } from "@/lib/auth/guards";
import { getAddresses, getProfile } from "@/lib/users/queries";
import { DeleteAccount } from "./delete-account";
import { Permissions } from "./permissions";

export const metadata: Metadata = { title: "Mi Perfil" };

export default async function ProfilePage() {
  const user = await requireUser("/dashboard/perfil");
  const [profile, addresses] = await Promise.all([getProfile(user), getAddresses()]);
  return (
    <>
      <PanelTitle title="Mi Perfil">
        <p>Tus datos, tu contraseña y lo que nos autorizas a hacer con ellos.</p>
      </PanelTitle>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ProfileSection title="Tus datos" icon="lucide--id-card">
            <ProfileForm profile={profile} />
          </ProfileSection>
          <ProfileSection
            title="Direcciones"
            icon="lucide--map-pin"
            lead="Las proponemos cuando pides un envío o una recogida."
          >
            <AddressBook addresses={addresses} />
          </ProfileSection>
          <ProfileSection title="Contraseña" icon="lucide--key-round">
            <PasswordForm email={user.email} />
            <div className="flex flex-col items-start gap-3 border-t border-border pt-5">
              <p className="text-muted-foreground">
                ¿No la recuerdas, o entras con Google y nunca tuviste una? Te enviamos un enlace a tu correo
                para elegirla.
              </p>
              <RecoveryButton email={user.email} />
            </div>
          </ProfileSection>
        </div>
        <div className="flex flex-col gap-6">
          <Suspense fallback={<Skeleton className="h-72" />}>
            <Permissions user={user} />
          </Suspense>
          <DataRights />
          <Suspense fallback={<Skeleton className="h-32" />}>
            <DeleteAccount email={user.email} />
          </Suspense>
        </div>
      </div>
    </>
  );
}
