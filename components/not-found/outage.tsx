import { buttonVariants } from "@/components/ui/button";

/** 503 page: the backend is unavailable; cached pages still work, and nobody was signed out. */
export function Outage() {
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center">
      <img src="/art/error.svg" alt="" width={280} height={210} className="h-48 w-auto" />
      <h1 className="text-3xl">No podemos mostrar esta página en este momento</h1>
      <p className="max-w-md text-muted-foreground">
        Nuestro sistema no responde. Tu sesión y tu carrito siguen ahí: vuelve a intentarlo en unos segundos o
        mira la tienda mientras tanto.
      </p>
      <div className="actions sm:justify-center">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the current URL, also without scripts. */}
        <a href="" className={buttonVariants()}>
          Reintentar
        </a>
        <a href="/tienda" className={buttonVariants({ variant: "outline" })}>
          Ver la tienda
        </a>
      </div>
    </div>
  );
}
