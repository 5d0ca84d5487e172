import { LegalSection } from "@/components/content/legal";

type Props = { freeShippingText: string; email: string };

/** Prices, payment, delivery and the ways back out of a purchase. */
export function BuyingTerms({ freeShippingText, email }: Props) {
  return (
    <>
      <LegalSection title="Precios y disponibilidad">
        <p>
          Los precios están en pesos colombianos (COP) e incluyen IVA. Ves el total completo antes de pagar.
          Una oferta vale mientras esté publicada y haya unidades; el precio que vale es el que confirmas al
          hacer el pedido.
        </p>
      </LegalSection>
      <LegalSection title="Formas de pago">
        <ul>
          <li>
            <strong>Tarjeta de crédito o débito</strong>, procesada por Mercado Pago. Recibes la confirmación
            del pago y el número de tu pedido.
          </li>
          <li>
            <strong>Contra entrega:</strong> haces el pedido aquí, lo coordinamos por WhatsApp y pagas al
            recibirlo.
          </li>
        </ul>
        <p>
          Un pedido con tarjeta reserva las unidades durante 30 minutos; si el pago no se completa, se libera
          y no se cobra nada.
        </p>
      </LegalSection>
      <LegalSection title="Envíos">
        <p>
          {freeShippingText}. En Medellín y el área metropolitana entregamos en 24 a 48 horas. En cualquier
          caso la entrega no pasa de 30 días calendario; si no podemos cumplir, puedes terminar el contrato y
          te devolvemos todo lo pagado.
        </p>
      </LegalSection>
      <LegalSection title="Derecho de retracto">
        <p>
          Si compraste por este sitio puedes arrepentirte dentro de los <strong>5 días hábiles</strong>{" "}
          siguientes a la entrega del producto, o a la contratación si es un servicio o un curso. Pídelo en la
          página de tu pedido, o avísanos a <a href={`mailto:${email}`}>{email}</a> con su número.
        </p>
        <ul>
          <li>
            Devuelves el producto en las mismas condiciones en que lo recibiste; el transporte corre por tu
            cuenta.
          </li>
          <li>
            Te devolvemos todo lo pagado, sin descuentos, en máximo <strong>15 días calendario</strong> desde
            que lo ejerces y recibimos el producto y los datos para el reembolso.
          </li>
          <li>
            No aplica a servicios que ya empezaron con tu acuerdo, como una reparación aprobada o un curso al
            que ya entraste, ni a productos hechos a tu medida o de uso personal, según el artículo 47 de la
            Ley 1480 de 2011.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Reversión del pago">
        <p>
          Si pagaste con un medio electrónico y hubo fraude, no pediste la operación, no recibiste el
          producto, no es lo que pediste o llegó defectuoso, puedes pedir la reversión del pago (artículo 51
          de la Ley 1480 y Decreto 587 de 2016). Preséntanos el reclamo dentro de los{" "}
          <strong>5 días hábiles</strong> siguientes a que conociste el problema, y en ese mismo plazo avisa
          al banco o emisor de tu medio de pago; si tienes el producto, queda a nuestra disposición.
        </p>
      </LegalSection>
    </>
  );
}
