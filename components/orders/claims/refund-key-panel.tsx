import type { OrderDetail } from "@/lib/orders/rows";
import { RefundKeyForm } from "./refund-key-form";

/** Where money goes back that the provider cannot return, when staff have asked for it. */
export function RefundKeyPanel({ order: { refundKey, token } }: { order: OrderDetail }) {
  if (!refundKey?.isWanted) return null;
  const isGiven = refundKey.givenAt !== null;
  return (
    <section aria-labelledby="refund-key-title" className="panel flex flex-col gap-4 p-5 print:hidden">
      <h2 id="refund-key-title" className="text-lg">
        A dónde te devolvemos
      </h2>
      {isGiven ? (
        <p>
          Te devolvemos a tu <strong>{refundKey.text}</strong>. Si está mal, cámbiala antes de que enviemos el
          dinero.
        </p>
      ) : (
        <p>
          Vamos a devolverte dinero de este pedido, y el medio con el que pagaste no permite hacerlo por ahí.
          Dinos a dónde lo enviamos.
        </p>
      )}
      <div className="needs-script">
        <RefundKeyForm key={refundKey.givenAt} token={token} isChange={isGiven} />
      </div>
    </section>
  );
}
