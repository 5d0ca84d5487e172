import type { Metadata, Route } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PanelEmpty, PanelSection } from "@/components/layout/panel-section";
import { PanelTitle } from "@/components/layout/panel-title";
import { ListError } from "@/components/lists/list-error";
import { LiveRefresh } from "@/components/live/live-refresh";
import { PersonRepairs } from "@/components/repairs/staff/person-repairs";
import { RightList } from "@/components/settings/staff/right-list";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProfileSection } from "@/components/users/profile-section";
import { ConsentList } from "@/components/users/staff/consent-list";
import { PersonFacts } from "@/components/users/staff/person-facts";
import { PersonReviews } from "@/components/users/staff/person-reviews";
import { RoleBadge } from "@/components/users/staff/role-badge";
import { RoleForm } from "@/components/users/staff/role-form";
import { requireRole } from "@/lib/auth/guards";
import { canChangeSettings, isStaff, STAFF_ROLES } from "@/lib/auth/roles";
import { readOr } from "@/lib/core/read-or";
import { CUSTOMER_LIST } from "@/lib/customers/list";
import { customerOfAccount } from "@/lib/customers/queries";
import { getPersonRepairs } from "@/lib/repairs/staff/queries";
import { getRoleRights } from "@/lib/settings/staff/queries";
import { ALL_RIGHTS } from "@/lib/settings/staff/rights";
import { getPerson, getPersonConsents, getPersonReviews } from "@/lib/users/staff/queries";
import { roleChoices, roleRefusal } from "@/lib/users/staff/role-choices";

export const metadata: Metadata = { title: "Usuario" };

const CHANGING = ["profiles", "reviews", "ordenes_servicio", "orden_comentarios", "cotizaciones"] as const;

export default async function PersonPage({ params }: PageProps<"/dashboard/usuarios/[id]">) {
  const { id } = await params;
  const viewer = await requireRole(STAFF_ROLES, { path: `/dashboard/usuarios/${id}` });
  const person = await getPerson(id);
  if (!person) notFound();
  const [customer, reviews, repairs, consents, allRights] = await Promise.all([
    readOr(null, "person.customer", customerOfAccount(id)),
    readOr(null, "person.reviews", getPersonReviews(id)),
    readOr(null, "person.repairs", getPersonRepairs(id)),
    canChangeSettings(viewer.role) ? readOr(null, "person.consents", getPersonConsents(id)) : null,
    readOr(null, "person.rights", getRoleRights()),
  ]);
  const rights =
    person.role === "superadmin" ? ALL_RIGHTS : allRights?.find(({ role }) => role === person.role);
  const choices = roleChoices(viewer, person);
  const refusal = roleRefusal(viewer, person);
  return (
    <>
      <Link href="/dashboard/usuarios" className="mb-3 quiet-link gap-1">
        <Icon name="lucide--chevron-left" className="size-4" />
        Usuarios
      </Link>
      <PanelTitle title={person.name}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="wrap-anywhere">{person.address}</span>
          <RoleBadge role={person.role} />
        </p>
      </PanelTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6 xl:col-start-2 xl:row-start-1">
          <ProfileSection title="Datos" icon="lucide--id-card">
            <PersonFacts person={person} />
            {customer && (
              <Link
                href={`${CUSTOMER_LIST.path}/${customer}` as Route}
                className={buttonVariants({ variant: "outline", size: "sm" })}
              >
                Sus pedidos, cursos y pagos
              </Link>
            )}
          </ProfileSection>
          <ProfileSection title="Rol" icon="lucide--shield">
            {choices.length > 0 ? (
              <RoleForm
                key={person.role}
                person={{ id, name: person.name, role: person.role }}
                choices={choices}
              />
            ) : (
              <p className="flex flex-col items-start gap-2">
                <RoleBadge role={person.role} />
                {refusal && <span className="text-muted-foreground">{refusal}</span>}
              </p>
            )}
            {isStaff(person.role) && rights && <RightList values={rights} />}
          </ProfileSection>
          {canChangeSettings(viewer.role) && (
            <>
              <ProfileSection title="Autorizaciones" icon="lucide--file-check">
                {consents ? (
                  <ConsentList consents={consents} />
                ) : (
                  <p role="alert">No se pudieron cargar las autorizaciones</p>
                )}
              </ProfileSection>
              <p className="flex flex-wrap gap-x-5">
                <Link href={`/admin/auditoria?persona=${id}` as Route} className="quiet-link">
                  Lo que hizo en la tienda
                </Link>
                <Link href={`/admin/auditoria?entidad=profiles&id=${id}` as Route} className="quiet-link">
                  Cambios de su cuenta
                </Link>
              </p>
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <PanelSection id="reparaciones" title="Órdenes de servicio">
            {repairs ? (
              <PersonRepairs userId={id} repairs={repairs} />
            ) : (
              <ListError title="No se pudieron cargar las órdenes" />
            )}
          </PanelSection>
          <PanelSection id="resenas" title="Reseñas">
            {!reviews ? (
              <ListError title="No se pudieron cargar las reseñas" />
            ) : reviews.length > 0 ? (
              <PersonReviews reviews={reviews} />
            ) : (
              <PanelEmpty icon="lucide--star" text="No ha escrito reseñas" />
            )}
          </PanelSection>
        </div>
      </div>
      <LiveRefresh tables={[...CHANGING]} />
    </>
  );
}
