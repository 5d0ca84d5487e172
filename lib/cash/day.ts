import type { CashDay } from "./rows";

type Sums = { received: number; returned: number };
export type DayTable = {
  ways: string[];
  /** A row for each person; the sums of `ways` in its order. Null is the provider's money. */
  people: { person: string | null; sums: number[]; total: number }[];
  totals: number[];
  total: number;
};

const net = ({ received, returned }: Sums) => received + returned;

/** The money of a period as a table: people down, ways across, with the sums of both. */
export function dayTable(rows: CashDay["rows"]): DayTable {
  const ways = [...new Set(rows.map(({ method }) => method))];
  const persons = [...new Set(rows.map(({ person }) => person))];
  const sumOf = (found: CashDay["rows"]) => found.reduce((sum, row) => sum + net(row), 0);
  return {
    ways,
    people: persons.map((person) => {
      const own = rows.filter((row) => row.person === person);
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
