import { PanelEmpty, PanelSection } from "@/components/layout/panel-section";
import { Message } from "@/components/ui/message";
import { PersonCourses } from "@/components/users/staff/person-courses";
import { PersonOrders } from "@/components/users/staff/person-orders";
import { PersonReviews } from "@/components/users/staff/person-reviews";
import type { PersonHistory } from "@/lib/users/staff/history";

/** Orders, courses and reviews of a person. */
export function History({ history }: { history: PersonHistory | null }) {
  if (!history)
    return (
      <Message role="alert" title="No se pudo cargar el historial de esta persona" art="/art/error.svg" />
    );
  const { orders, ordersTotal, courses, reviews } = history;
  return (
    <>
      <PanelSection
        id="pedidos"
        title={
          ordersTotal > orders.length
            ? `Pedidos: los ${orders.length} más nuevos de ${ordersTotal}`
            : "Pedidos"
        }
      >
        {orders.length > 0 ? (
          <PersonOrders orders={orders} now={Date.now()} />
        ) : (
          <PanelEmpty icon="lucide--package" text="No ha comprado en la tienda" />
        )}
      </PanelSection>
      <PanelSection id="cursos" title="Cursos">
        {courses.length > 0 ? (
          <PersonCourses courses={courses} />
        ) : (
          <PanelEmpty icon="lucide--graduation-cap" text="No tiene cursos" />
        )}
      </PanelSection>
      <PanelSection id="resenas" title="Reseñas">
        {reviews.length > 0 ? (
          <PersonReviews reviews={reviews} />
        ) : (
          <PanelEmpty icon="lucide--star" text="No ha escrito reseñas" />
        )}
      </PanelSection>
    </>
  );
}
