import type { CashDay } from "./rows";

type Sums = { received: number; returned: number };
export type DayTable = {
  ways: string[];
  /** A row for each person; the sums of `ways` in its order. */
  people: { person: string; sums: number[]; total: number }[];
  totals: number[];
  total: number;
};

const net = ({ received, returned }: Sums) => received + returned;

/** Who moved it: the provider's money is nobody's. */
const nameOf = ({ person, method }: CashDay["rows"][number]) =>
  person ?? (method === "mercadopago" ? "En línea" : "Alguien del equipo");

/** The money of a period as a table: people down, ways across, with the sums of both. */
export function dayTable(rows: CashDay["rows"]): DayTable {
  const ways = [...new Set(rows.map(({ method }) => method))];
  const persons = [...new Set(rows.map(nameOf))];
  const sumOf = (found: CashDay["rows"]) => found.reduce((sum, row) => sum + net(row), 0);
  return {
    ways,
    people: persons.map((person) => {
      const own = rows.filter((row) => nameOf(row) === person);
      return {
        person,
        sums: ways.map((way) => sumOf(own.filter(({ method }) => method === way))),
        total: sumOf(own),
      };
    }),
    totals: ways.map((way) => sumOf(rows.filter(({ method }) => method === way))),
    total: sumOf(rows),
  };
}
