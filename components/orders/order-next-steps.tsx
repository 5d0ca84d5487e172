import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ownCoursePath } from "@/lib/courses/paths";
import { type NextStep, nextSteps } from "@/lib/orders/next-steps";
import { orderNumber } from "@/lib/orders/order-number";
import type { Order } from "@/lib/orders/types";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";

type Props = {
  order: Order;
  /** The viewer's account owns the order: purchases are in its panel. */
  isOwn: boolean;
  settings: Pick<StoreSettings, "whatsapp" | "email">;
};

/** Next steps after payment, each with a link. */
export function OrderNextSteps({ order, isOwn, settings }: Props) {
  const steps = nextSteps(order);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-title" className="panel p-5 text-left print:hidden">
      <h2 id="next-title" className="text-xl">
        ¿Qué sigue?
      </h2>
      <ul className="divide-y divide-border">
        {steps.map((step) => (
          <li key={step.id} className="flex flex-col items-start gap-3 py-4 last:pb-0">
            <p className="font-semibold">{step.name}</p>
            {step.type === "course" && <CourseStep course={step} isOwn={isOwn} email={order.customerEmail} />}
            {step.type === "service" && <ServiceStep order={order} service={step} settings={settings} />}
            {step.type === "repair" && <RepairStep repair={step} isOwn={isOwn} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CourseStep({ course, isOwn, email }: { course: NextStep; isOwn: boolean; email: string }) {
  if (isOwn)
    return (
      <a href={ownCoursePath(course.slug)} className={buttonVariants()}>
        <Icon name="lucide--play" />
        Ir al curso
        <span className="sr-only">: {course.name}</span>
      </a>
    );
  return (
    <>
      <p className="text-muted-foreground wrap-anywhere">
        Para verlo entra con la cuenta de {email ? <strong>{email}</strong> : "tu correo"}. Si aún no la
        tienes, créala con ese mismo correo y confírmalo: el curso te espera en Mis Cursos.
      </p>
      <a href={`/auth?next=${encodeURIComponent(ownCoursePath(course.slug))}`} className={buttonVariants()}>
        Entrar o crear mi cuenta
        <span className="sr-only"> para ver {course.name}</span>
      </a>
    </>
  );
}

type ServiceProps = { order: Order; service: NextStep; settings: Props["settings"] };

function ServiceStep({ order, service, settings: { whatsapp, email } }: ServiceProps) {
  const message = `Hola, pagué «${service.name}» en el pedido ${orderNumber(order.id)} y quiero acordar cuándo lo hacemos.`;
  return (
    <>
      <p className="text-muted-foreground">
        Falta acordar el día, y si traes tu equipo o lo recogemos.
        {!whatsapp && email && ` Escríbenos a ${email} con el número de tu pedido.`}
      </p>
      {whatsapp && (
        <WhatsappButton href={whatsappLink(whatsapp, message)}>
          Acordar el día por WhatsApp
          <span className="sr-only">: {service.name}</span>
        </WhatsappButton>
      )}
    </>
  );
}

/** The slug of a repair line is the service order's id. */
function RepairStep({ repair, isOwn }: { repair: NextStep; isOwn: boolean }) {
  if (!isOwn)
    return (
      <p className="text-muted-foreground">
        El taller sigue con tu reparación. Síguela con el enlace que te dimos al recibir tu equipo, o entra a
        Mis Servicios con tu cuenta.
      </p>
    );
  return (
    <a href={`/servicios-tecnicos/${repair.slug}`} className={buttonVariants()}>
      <Icon name="lucide--wrench" />
      Ver mi reparación
    </a>
  );
}
