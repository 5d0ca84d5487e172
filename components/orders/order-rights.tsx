import { DELIVERY_TIME_SHORT, WITHDRAWAL_TERM } from "@/lib/legal/promises";

type Props = {
  hasParcel: boolean;
  /** Start of the withdrawal term; null when nothing can be withdrawn. */
  withdrawalTerm: string | null;
};

/** Delivery time, consumer rights and the supervising authority. */
export function OrderRights({ hasParcel, withdrawalTerm }: Props) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-muted-foreground">
      {hasParcel && <li>{`Entrega: ${DELIVERY_TIME_SHORT} en Medellín y el área metropolitana.`}</li>}
      {withdrawalTerm && (
        <li>
          Tienes {WITHDRAWAL_TERM} {withdrawalTerm} para retractarte.{" "}
          <a href="/terminos#retracto" className="underline">
            Cómo hacerlo
          </a>
        </li>
      )}
      <li>
        ¿Una queja o un reclamo?{" "}
        <a href="/peticiones" className="underline">
          Preséntalo aquí
        </a>
      </li>
      <li>
        Autoridad de protección al consumidor:{" "}
        <a href="https://www.sic.gov.co" target="_blank" rel="noopener noreferrer" className="underline">
          Superintendencia de Industria y Comercio
        </a>
      </li>
    </ul>
  );
}
