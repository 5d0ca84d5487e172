import { type LegalSection, SicLink } from "@/components/legal/legal-page";
import { ANSWER_TIME, COMPLAINT_TERM } from "@/lib/legal/promises";
import type { StoreSettings } from "@/lib/settings/types";

/** Reviews, points, accounts, complaints and applicable law. */
export function accountSections({ email, phone }: StoreSettings): LegalSection[] {
  return [
    {
      id: "resenas",
      title: "Reseñas y publicaciones",
      body: (
        <p>
          Solo opina de un producto quien lo compró aquí. Revisamos cada reseña antes de publicarla y
          publicamos también las malas: únicamente dejamos fuera las que insultan, mienten a sabiendas, hacen
          publicidad o muestran datos de otras personas. La calificación de un producto sale solo de reseñas
          publicadas; la "calificación de la tienda" es una cifra propia de la tienda.
        </p>
      ),
    },
    {
      id: "puntos",
      title: "Puntos y niveles",
      body: (
        <p>
          Ganas un punto por cada $1.000 que pagas, y experiencia por comprar, aprender y participar. Son un
          reconocimiento: no tienen valor en dinero, no se venden ni se pasan a otra cuenta, y se descuentan
          si el pago se devuelve. Si dejamos de ofrecerlos te avisamos en esta página.
        </p>
      ),
    },
    {
      id: "cuentas",
      title: "Tu cuenta",
      body: (
        <p>
          Puedes comprar sin cuenta. Si abres una, cuida tu contraseña y mantén al día tus datos; lo que se
          haga desde ella se entiende hecho por ti, salvo que nos avises de un uso ajeno. La eliminas cuando
          quieras en <a href="/dashboard/perfil">Mi Perfil</a>. Si una cuenta se usa para fraudes o para dañar
          el sitio podemos cerrarla; si nos preguntas, te decimos por qué. Los menores de 18 años compran por
          medio de quien los represente.
        </p>
      ),
    },
    {
      id: "datos",
      title: "Datos personales",
      body: (
        <p>
          Los tratamos según la <a href="/privacidad">política de privacidad</a>, que también dice qué{" "}
          <a href="/privacidad#cookies">cookies</a> usa el sitio: solo las necesarias.
        </p>
      ),
    },
    {
      id: "pqr",
      title: "Peticiones, quejas y reclamos",
      body: (
        <>
          <p>
            Preséntalos en <a href="/peticiones">peticiones, quejas y reclamos</a>: recibes al instante un
            número de radicado y un enlace para seguir el caso. También{" "}
            {email && (
              <>
                en <a href={`mailto:${email}`}>{email}</a>,{" "}
              </>
            )}
            {phone && `en el ${phone} o `}en la tienda.
          </p>
          <p>
            Prometemos responder en {ANSWER_TIME}, de lunes a sábado; el plazo de ley es de{" "}
            <strong>{COMPLAINT_TERM}</strong>. Si no quedas conforme puedes acudir a la autoridad de
            protección al consumidor, la Superintendencia de Industria y Comercio: <SicLink />.
          </p>
        </>
      ),
    },
    {
      id: "ley",
      title: "Ley aplicable y cambios",
      body: (
        <p>
          Estos términos se rigen por la ley colombiana, en especial el Estatuto del Consumidor (Ley 1480 de
          2011). Nada de lo dicho aquí limita los derechos que ella te da. Si cambian, publicamos la nueva
          versión con su fecha; a cada pedido se le aplica la que aceptaste al hacerlo.
        </p>
      ),
    },
  ];
}
