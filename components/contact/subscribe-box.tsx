import { SubscribeForm } from "./subscribe-form";

/** The newsletter's box. `source` says on which page of the site the permission was given. */
export function SubscribeBox({ source }: { source: string }) {
  return (
    <section
      aria-labelledby="boletin"
      className="panel relative flex flex-col gap-4 overflow-hidden p-5 sm:p-6"
    >
      <h2 id="boletin" className="text-2xl">
        Recibe lo nuevo del taller
      </h2>
      <p className="text-muted">
        Guías y novedades en tu correo. Sin spam, y te das de baja con un clic cuando quieras.
      </p>
      <SubscribeForm source={source} />
    </section>
  );
}
