import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ownCoursePath } from "@/lib/courses/paths";
import { type NextStep, nextSteps } from "@/lib/orders/next-steps";
import { orderNumber } from "@/lib/orders/order-number";
import type { LinkedOrder } from "@/lib/orders/rows";
import { openDays } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { CreateAccount } from "./create-account";

type Props = {
  order: LinkedOrder;
  /** The viewer's account owns the order: purchases are in its panel. */
  isOwn: boolean;
  settings: Pick<StoreSettings, "whatsapp" | "email" | "address" | "city" | "opensAt" | "closesAt">;
  /** Links to continue the owner's courses, by slug. */
  startPaths?: Record<string, string>;
};

/** Next steps after payment, each with a link. */
export function OrderNextSteps({ order, isOwn, settings, startPaths = {} }: Props) {
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
            {step.type === "course" && (
              <CourseStep
                course={step}
                startPath={isOwn ? (startPaths[step.slug] ?? ownCoursePath(step.slug)) : undefined}
                email={order.customerEmail}
                takesAccount={steps.find(({ type }) => type === "course")?.id === step.id}
              />
            )}
            {step.type === "service" && <ServiceStep order={order} service={step} settings={settings} />}
            {step.type === "code" && (
              <p className="text-muted-foreground">
                Te enviamos el código por WhatsApp al {order.customerPhone}, {openDays(settings)}.
              </p>
            )}
            {step.type === "repair" && <RepairStep repair={step} isOwn={isOwn} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CourseProps = {
  course: NextStep;
  /** The owner's link; absent for others. */
  startPath?: string;
  email: string;
  /** Only the first course offers to create the account, which serves all of them. */
  takesAccount: boolean;
};

function CourseStep({ course, startPath, email, takesAccount }: CourseProps) {
  if (startPath)
    return (
      <a href={startPath} className={buttonVariants()}>
        <Icon name="lucide--play" />
        Empezar el curso
        <span className="sr-only">: {course.name}</span>
      </a>
    );
  if (!takesAccount)
    return <p className="text-muted-foreground">También te espera en Mis Cursos, en la misma cuenta.</p>;
  return (
    <>
      <p className="text-muted-foreground wrap-anywhere">
        Para verlo entra con la cuenta de {email ? <strong>{email}</strong> : "tu correo"}. Si aún no la
        tienes, créala con ese mismo correo y confírmalo: el curso te espera en Mis Cursos.
      </p>
      {email && <CreateAccount email={email} next={ownCoursePath(course.slug)} />}
      <a
        href={`/auth?next=${encodeURIComponent(ownCoursePath(course.slug))}`}
        className={email ? "quiet-link font-semibold" : buttonVariants()}
      >
        {email ? "Ya tengo cuenta: entrar" : "Entrar o crear mi cuenta"}
        <span className="sr-only"> para ver {course.name}</span>
      </a>
    </>
  );
}

/** As wide as the phone, so that its text fits on one line. */
const PHONE = "max-sm:w-full max-sm:px-3";

type ServiceProps = { order: LinkedOrder; service: NextStep; settings: Props["settings"] };

function ServiceStep({ order, service, settings }: ServiceProps) {
  const { whatsapp, email, address, city } = settings;
  const message = `Hola, pagué «${service.name}» en el pedido ${orderNumber(order.id)} y quiero acordar cuándo lo hacemos.`;
  return (
    <>
      <p className="text-muted-foreground">
        Trae tu equipo{address && ` a ${[address, city].filter(Boolean).join(", ")}`}, {openDays(settings)}, o
        pide que lo recojamos. Sigues cada paso en Mis Servicios.
        {!whatsapp && email && ` Escríbenos a ${email} con el número de tu pedido.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`/solicitar-reparacion?servicio=${encodeURIComponent(service.slug)}&pedido=${order.token}`}
          className={buttonVariants({ className: PHONE })}
        >
          Agendar la entrega de mi equipo
          <span className="sr-only">: {service.name}</span>
        </a>
        {whatsapp && (
          <WhatsappButton href={whatsappLink(whatsapp, message)} variant="outline" className={PHONE}>
            Acordar el día por WhatsApp
            <span className="sr-only">: {service.name}</span>
          </WhatsappButton>
        )}
      </div>
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
