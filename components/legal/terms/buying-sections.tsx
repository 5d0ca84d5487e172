import type { LegalSection } from "@/components/legal/legal-page";
import {
  BANK_TIME,
  DELIVERY_LIMIT,
  DELIVERY_TIME,
  PICKUP_TIME,
  RESERVATION_TIME,
} from "@/lib/legal/promises";
import { METHODS } from "@/lib/orders/methods";
import type { StoreSettings } from "@/lib/settings/types";

/** Prices, the offer, payment and delivery. */
export function buyingSections({ freeShippingText }: StoreSettings): LegalSection[] {
  return [
    {
      id: "precios",
      title: "Precios, oferta y disponibilidad",
      body: (
        <>
          <p>
            Los precios están en pesos colombianos (COP) e incluyen IVA. Antes de pagar ves el total, el valor
            del envío por separado, la forma de pago y el tiempo de entrega, y puedes corregir o cancelar.
          </p>
          <ul>
            <li>
              Una oferta vale mientras esté publicada y haya unidades; la página del producto dice si está
              disponible.
            </li>
            <li>
              El precio que vale es el que confirmas al hacer el pedido. Si cambió mientras tenías el producto
              en el carrito, te mostramos el nuevo antes de cobrar nada.
            </li>
            <li>El precio de una reparación lo fija la cotización que apruebas, con el IVA ya incluido.</li>
          </ul>
        </>
      ),
    },
    {
      id: "pago",
      title: "El pedido y las formas de pago",
      body: (
        <>
          <ul>
            <li>
              <strong>Tarjeta de crédito o débito</strong>
              {`, procesada por Mercado Pago. El pedido reserva las unidades durante ${RESERVATION_TIME}; si el pago no se completa, se liberan y no se cobra nada. Las cantidades grandes, y lo que alguien reserva varias veces sin pagar, se apartan al pagar.`}
            </li>
            <li>
              <strong>{METHODS.pse.label}</strong>
              {`, con Mercado Pago: autorizas el pago en la página de tu banco en ${BANK_TIME} y apartamos las unidades mientras responde. Si no lo autorizas, se liberan y no se cobra nada.`}
            </li>
            <li>
              <strong>Contra entrega:</strong> haces el pedido aquí, lo confirmamos contigo por WhatsApp y
              pagas al recibirlo, o al recogerlo si vienes por él.
            </li>
          </ul>
          <p>
            Al hacer el pedido ves su número y un enlace a su página, y si nos diste tu correo te llega ahí el
            acuse de recibo, a más tardar el día calendario siguiente: qué compraste, el precio exacto, cómo
            pagas y cuándo llega. Guardamos el pedido y los términos que aceptaste. El comprobante en PDF no
            es una factura. Si la necesitas a tu nombre o al de tu empresa, pídela al comprar o después en la
            página de tu pedido. La tienda la emite con los datos que nos des, y en esa página ves su número y
            su CUFE.
          </p>
        </>
      ),
    },
    {
      id: "envios",
      title: "Envíos, recogida y entrega",
      body: (
        <>
          <p>{freeShippingText}.</p>
          <ul>
            <li>En Medellín y el área metropolitana entregamos en {DELIVERY_TIME}.</li>
            <li>
              A otras ciudades enviamos con transportadora: la página del pedido muestra la guía y la entrega
              estimada.
            </li>
            <li>
              Si prefieres recogerlo en la tienda, te avisamos cuando esté listo. Lo entregamos a quien
              muestre el código del pedido, o su nombre y documento. Tienes {PICKUP_TIME} para recogerlo:
              después se cancela y te devolvemos todo lo que pagaste.
            </li>
            <li>
              En ningún caso la entrega pasa de <strong>{DELIVERY_LIMIT}</strong> desde el pedido. Si nos
              pasamos, o el producto ya no está disponible, puedes terminar el contrato y te devolvemos todo
              lo que pagaste, sin retenciones (Ley 1480 de 2011, artículo 50). Escríbenos con el número del
              pedido.
            </li>
            <li>Revisa el paquete al recibirlo y cuéntanos lo antes posible si algo no está bien.</li>
          </ul>
        </>
      ),
    },
  ];
}
