import { LegalSection } from "@/components/content/legal";

/** Warranty, repairs and courses. */
export function ServiceTerms() {
  return (
    <>
      <LegalSection title="Garantía legal">
        <ul>
          <li>
            <strong>Productos nuevos:</strong> un año desde la entrega, salvo que la página del producto diga
            un plazo mayor.
          </li>
          <li>
            <strong>Reparaciones:</strong> 6 meses en PlayStation, 6 meses en Xbox y 4 meses en Nintendo,
            desde que te entregamos el equipo.
          </li>
        </ul>
        <p>
          La garantía cubre primero la reparación gratuita; si no es posible o la falla se repite, puedes
          elegir entre otra reparación, el cambio del producto o la devolución de lo pagado. El plazo se
          suspende mientras no puedas usar el producto por una reclamación. Respondemos por escrito y
          reparamos en máximo 30 días hábiles.
        </p>
      </LegalSection>
      <LegalSection title="Reparaciones">
        <ul>
          <li>
            Al recibir tu equipo te damos un comprobante con tus datos, el equipo, su estado, lo que lo
            acompaña y el servicio pedido.
          </li>
          <li>
            El diagnóstico es gratis y lo tienes en máximo 24 horas. No empezamos sin que apruebes la
            cotización; tu aprobación o rechazo queda registrado.
          </li>
          <li>
            Respondemos por la custodia de tu equipo, sus piezas y accesorios mientras esté en nuestras manos.
          </li>
          <li>
            Si pasa un mes de la fecha acordada y no lo recoges, te lo recordamos por escrito y te damos dos
            meses más. Después se entiende abandonado y seguimos el Decreto 1413 de 2018.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Cursos">
        <p>
          El acceso es personal y queda en tu cuenta cuando se confirma el pago. El material es para tu uso:
          no puedes revenderlo ni publicarlo. El certificado, en los cursos que lo ofrecen, se entrega al
          completar todas las lecciones.
        </p>
      </LegalSection>
    </>
  );
}
