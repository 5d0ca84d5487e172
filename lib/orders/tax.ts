import { TAX_CLASSES, TAX_RATES, type TaxClass } from "@/lib/core/tax-class";

/** Base and IVA of one class in whole pesos; together they are the amount. Negative for money that goes out. */
export type TaxPart = { taxClass: TaxClass; base: number; tax: number };

export type TaxedAmount = { taxClass: TaxClass; amount: number };

/** One amount by class. */
type Amounts = Record<TaxClass, number>;

const NOTHING: Amounts = { iva_19: 0, iva_5: 0, exento: 0, excluido: 0 };
const mapped = (of: (taxClass: TaxClass) => number) =>
  Object.fromEntries(TAX_CLASSES.map((taxClass) => [taxClass, of(taxClass)])) as Amounts;
const sumOf = (amounts: Amounts) => TAX_CLASSES.reduce((sum, taxClass) => sum + amounts[taxClass], 0);
const plus = (one: Amounts, other: Amounts) => mapped((taxClass) => one[taxClass] + other[taxClass]);
const minus = (one: Amounts, other: Amounts) => mapped((taxClass) => one[taxClass] - other[taxClass]);

function amountsOf(lines: readonly TaxedAmount[]): Amounts {
  const amounts = { ...NOTHING };
  for (const { taxClass, amount } of lines) amounts[taxClass] += amount;
  return amounts;
}

/** The base that a price with IVA includes, rounded to the peso; the IVA is the rest. */
function baseOf({ taxClass, amount }: TaxedAmount): number {
  return Math.round((amount * 100) / (100 + TAX_RATES[taxClass]));
}

function basesOf(lines: readonly TaxedAmount[]): Amounts {
  return amountsOf(lines.map((line) => ({ ...line, amount: baseOf(line) })));
}

const parts = (amounts: Amounts, bases: Amounts): TaxPart[] =>
  TAX_CLASSES.filter((taxClass) => amounts[taxClass] !== 0).map((taxClass) => ({
    taxClass,
    base: bases[taxClass],
    tax: amounts[taxClass] - bases[taxClass],
  }));

/** Base and IVA of an order's lines by class: each line is rounded, so the sums are those of the lines. */
export function taxParts(lines: readonly TaxedAmount[]): TaxPart[] {
  return parts(amountsOf(lines), basesOf(lines));
}

/** The same of order lines. */
export function linesTax(items: readonly { taxClass: TaxClass; lineTotal: number }[]): TaxPart[] {
  return taxParts(items.map(({ taxClass, lineTotal: amount }) => ({ taxClass, amount })));
}

/** An amount in proportion to weights that have at least its sum, by largest remainder. */
function share(amount: number, weights: Amounts): Amounts {
  const whole = sumOf(weights);
  if (whole === 0) return NOTHING;
  const exact = (taxClass: TaxClass) => (amount * weights[taxClass]) / whole;
  const shares = mapped((taxClass) => Math.floor(exact(taxClass)));
  const byRemainder = TAX_CLASSES.filter((taxClass) => weights[taxClass] > shares[taxClass]).toSorted(
    (one, other) => exact(other) - shares[other] - (exact(one) - shares[one]),
  );
  for (const taxClass of byRemainder.slice(0, amount - sumOf(shares))) shares[taxClass] += 1;
  return shares;
}

/** A change of a payment's money: what came in is positive. A refund has the lines that it gave back, if it named any. */
export type MoneyMove = {
  kind: "pago" | "anulacion" | "reembolso" | "contracargo" | "contracargo_ganado";
  amount: number;
  lines: readonly TaxedAmount[];
};

/** What a refund takes of each class: that of its lines, and the rest in proportion to what is left. */
function refunded(amount: number, lines: readonly TaxedAmount[], left: Amounts): Amounts {
  const named = amountsOf(lines);
  const wanted = mapped((taxClass) => Math.min(named[taxClass], left[taxClass]));
  const first = sumOf(wanted) > amount ? share(amount, wanted) : wanted;
  return plus(first, share(amount - sumOf(first), minus(left, first)));
}

/**
 * Base and IVA of the last of a payment's moves, oldest first. What went out of a class so far has its part of the class's
 * base, rounded; a move has the difference. So the parts of everything that went out never differ by a peso from the sale's.
 */
export function movedParts(lines: readonly TaxedAmount[], moves: readonly MoneyMove[]): TaxPart[] {
  const sold = amountsOf(lines);
  const bases = basesOf(lines);
  const baseOut = (out: Amounts) =>
    mapped((taxClass) =>
      sold[taxClass] === 0 ? 0 : Math.round((bases[taxClass] * out[taxClass]) / sold[taxClass]),
    );
  let out = sold;
  let before = sold;
  let disputed = NOTHING;
  for (const { kind, amount, lines: back } of moves) {
    before = out;
    if (amount > 0) {
      // A won dispute returns what it took; a payment, all.
      const returned = kind === "contracargo_ganado" ? share(amount, disputed) : share(amount, out);
      if (kind === "contracargo_ganado") disputed = minus(disputed, returned);
      out = minus(out, returned);
    } else {
      const taken = refunded(-amount, kind === "reembolso" ? back : [], minus(sold, out));
      if (kind === "contracargo") disputed = plus(disputed, taken);
      out = plus(out, taken);
    }
  }
  return parts(minus(before, out), minus(baseOut(before), baseOut(out)));
}
