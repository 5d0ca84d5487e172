import { buttonVariants } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** A course that this account has not paid for. */
export function CourseNotOwned({ slug }: { slug: string }) {
  return (
    <>
      <h1 className="sr-only">Curso sin acceso</h1>
      <Message title="Este curso no está en tu cuenta" art="/art/not-found.svg">
        <p className="text-muted-foreground">
          Si lo compraste con otro correo, entra con ese. Si el pago está en revisión, se abre cuando se
          apruebe.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <a href={`/curso/${slug}`} className={buttonVariants({ variant: "warm" })}>
            Ver el curso
          </a>
          <a href="/dashboard/cursos" className={buttonVariants({ variant: "outline" })}>
            Mis Cursos
          </a>
        </div>
      </Message>
    </>
  );
}
