import type { LegalSection } from "@/components/legal/legal-page";
import { DIAGNOSIS_TIME, REPAIR_TIME, WITHDRAWAL_TERM } from "@/lib/legal/promises";

/** Terms of a repair. */
export function repairSections(): LegalSection[] {
  return [
    {
      id: "reparaciones",
      title: "Reparaciones",
      body: (
        <ul>
          <li>
            <strong>Recibo:</strong> al recibir tu equipo te damos uno con la fecha, tu nombre, dirección y
            teléfono, el equipo y su serial, su estado, sus accesorios, el servicio pedido, lo que abonaste,
            la garantía y, si se conocen, el precio y la fecha de entrega (Ley 1480 de 2011, artículo 18).
          </li>
          <li>
            <strong>Diagnóstico:</strong> es gratis y lo tienes en máximo {DIAGNOSIS_TIME}, salvo que el
            recibo diga otra cosa. Una reparación sencilla toma de {REPAIR_TIME.simple} y una compleja, de 3 a
            5.
          </li>
          <li>
            <strong>Cotización:</strong> te enviamos el precio y no empezamos sin que la apruebes de forma
            expresa. Guardamos tu aprobación o rechazo, con tu nombre, la fecha y desde dónde la diste, como
            prueba. Al aprobarla autorizas que el trabajo empiece ya, y por eso desde ahí no hay retracto. Un
            trabajo adicional se cotiza aparte.
          </li>
          <li>
            <strong>Custodia:</strong> respondemos por tu equipo, sus piezas y sus accesorios mientras estén
            en nuestras manos. Tomamos fotos al recibirlo y durante el proceso. Las piezas que cambiamos son
            tuyas: pídelas al recoger.
          </li>
          <li>
            <strong>Tu información:</strong> haz copia de tus partidas antes de traer el equipo; algunas
            reparaciones la borran.
          </li>
          <li>
            <strong>Entrega:</strong> a quien traiga el recibo o tu documento. Revisa el equipo con nosotros:
            si no dejas observaciones se entiende que lo recibes en buen estado. Te damos constancia de lo que
            hicimos, con repuestos y fechas.
          </li>
        </ul>
      ),
    },
    {
      id: "abandono",
      title: "Si no recoges tu equipo",
      body: (
        <ul>
          <li>
            Si pasa <strong>un mes</strong> desde la fecha prevista para la entrega, o desde la fecha en que
            debías aceptar o rechazar el servicio, te pedimos por escrito que lo recojas: por correo
            certificado a la dirección del recibo y por correo electrónico si lo tenemos.
          </li>
          <li>
            Desde esa comunicación tienes <strong>dos meses</strong>. Si no lo recoges, la ley lo entiende
            abandonado y lo informamos al Instituto Colombiano de Bienestar Familiar (ICBF). No podemos
            quedarnos con él ni venderlo (Decreto 1413 de 2018).
          </li>
          <li>
            Los costos de almacenamiento de ese tiempo corren por tu cuenta; te los informamos en la
            comunicación. Guardamos los soportes al menos tres años.
          </li>
        </ul>
      ),
    },
    {
      id: "cursos",
      title: "Cursos",
      body: (
        <>
          <p>
            El acceso es personal y queda en tu cuenta cuando se confirma el pago. Tienes {WITHDRAWAL_TERM}{" "}
            para retractarte mientras no lo empieces: al comprar autorizas que el acceso se active de una vez,
            y al abrir la primera lección termina el derecho de retracto para ese curso.
          </p>
          <p>
            El material es para tu uso: no puedes revenderlo ni publicarlo. El certificado, en los cursos que
            lo ofrecen, se entrega al completar todas las lecciones y cualquiera puede comprobarlo con su
            código.
          </p>
        </>
      ),
    },
  ];
}
