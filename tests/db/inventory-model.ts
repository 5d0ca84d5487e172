/** A model of what units cost, written apart from the database's: the moving average, in whole pesos. */

export type Shelf = { stock: number; value: number | null; last: number };
type Held = { units: number; cost: number | null };
type Line = { product: number; quantity: number; cost: number | null; booked: number };

/** Half away from zero, like numeric. */
const rounded = (amount: number, of: number) =>
  Math.sign(amount) * Math.floor((2 * Math.abs(amount) + of) / (2 * of));
const share = (cost: number, units: number, of: number) => (units >= of ? cost : rounded(cost * units, of));

export class Model {
  /** Cost that left without a sale, less what came without a purchase. */
  adjusted = 0;
  readonly shelves: Shelf[];
  readonly orders = new Map<string, Map<number, Held>>();
  readonly parts = new Map<string, { product: number; units: number; cost: number | null }>();
  readonly lines = new Map<string, Line>();

  constructor(stocks: number[]) {
    this.shelves = stocks.map((stock) => ({ stock, value: null, last: 0 }));
  }

  private keep(shelf: Shelf, value: number, stock: number) {
    Object.assign(shelf, { value, stock });
    if (stock > 0) shelf.last = share(value, 1, stock);
  }

  /** Takes units off the shelf; returns what they cost. */
  private take(product: number, units: number): number | null {
    const shelf = this.shelves[product]!;
    if (shelf.value === null) {
      shelf.stock -= units;
      return null;
    }
    const cost = share(shelf.value, units, shelf.stock);
    this.keep(shelf, shelf.value - cost, shelf.stock - units);
    return cost;
  }

  /** Puts units on the shelf that cost something, or nobody knows what; returns what they are worth there. */
  private put(product: number, units: number, cost: number | null): number {
    const shelf = this.shelves[product]!;
    const stock = shelf.stock + units;
    if (shelf.value === null && cost === null) {
      shelf.stock = stock;
      return 0;
    }
    if (cost !== null) {
      const value = shelf.value === null ? rounded(cost * stock, units) : shelf.value + cost;
      if (shelf.value === null) this.adjusted += cost - value;
      this.keep(shelf, value, stock);
      return cost;
    }
    const worth = shelf.stock > 0 ? rounded(shelf.value! * units, shelf.stock) : shelf.last * units;
    this.keep(shelf, shelf.value! + worth, stock);
    this.adjusted -= worth;
    return worth;
  }

  buy(line: string, product: number, quantity: number, cost: number | null) {
    const worth = this.put(product, quantity, cost);
    this.lines.set(line, { product, quantity, cost, booked: cost ?? worth });
  }

  sell(order: string, lines: { product: number; units: number }[]) {
    this.orders.set(
      order,
      new Map(lines.map(({ product, units }) => [product, { units, cost: this.take(product, units) }])),
    );
  }

  /** Units of an order that come back, some or all. */
  comeBack(order: string, product: number, units: number) {
    const held = this.orders.get(order)!.get(product)!;
    const back = held.cost === null ? null : share(held.cost, units, held.units);
    this.put(product, units, back);
    held.units -= units;
    if (back !== null) held.cost! -= back;
  }

  takePart(part: string, product: number, units: number) {
    this.parts.set(part, { product, units, cost: this.take(product, units) });
  }

  returnPart(part: string) {
    const { product, units, cost } = this.parts.get(part)!;
    this.put(product, units, cost);
    this.parts.delete(part);
  }

  /** A count, a loss, a find. */
  adjust(product: number, delta: number) {
    if (delta > 0) this.put(product, delta, null);
    else this.adjusted += this.take(product, -delta) ?? 0;
  }

  correct(id: string, quantity: number, cost: number | null) {
    const line = this.lines.get(id)!;
    const shelf = this.shelves[line.product]!;
    const before = shelf.stock;
    const stock = before + quantity - line.quantity;
    const known = shelf.value;
    let change = 0;
    if (known === null) {
      shelf.stock = stock;
      if (cost !== null && quantity > 0) {
        change = rounded(cost * stock, quantity);
        this.keep(shelf, change, stock);
        shelf.last = share(cost, 1, quantity);
      }
    } else {
      if (stock === 0) change = -known;
      else if (cost === null) {
        const added = quantity - line.quantity;
        change = before === 0 ? shelf.last * added : rounded(known * added, before);
      } else {
        const own = Math.min(before, line.quantity);
        const average = before > 0 ? share(known, 1, before) : shelf.last;
        const paid = line.cost ?? (line.booked || average * line.quantity);
        const after = quantity === 0 ? 0 : share(cost, own + quantity - line.quantity, quantity);
        const until = line.quantity === 0 ? 0 : share(paid, own, line.quantity);
        change = Math.max(-known, after - until);
      }
      this.keep(shelf, known + change, stock);
    }
    this.adjusted += (cost ?? 0) - (line.cost ?? 0) - change;
    this.lines.set(id, { ...line, quantity, cost, booked: cost ?? line.booked + change });
  }

  /** All that was paid for. */
  get bought(): number {
    return [...this.lines.values()].reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  }

  /** What orders and repairs hold. */
  get out(): number {
    const held = [...this.orders.values()].flatMap((lines) => [...lines.values()]);
    return [...held, ...this.parts.values()].reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  }
}
