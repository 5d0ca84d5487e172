type Row = Record<string, unknown>;
type Test = (left: string | number, right: string | number) => boolean;

export interface Filter {
  column: string;
  matches(row: Row): boolean;
}

const TESTS: Record<string, Test> = {
  eq: (a, b) => a === b,
  neq: (a, b) => a !== b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
};

const unquote = (value: string) => value.trim().replace(/^"|"$/g, "");

/** Parses `column=operator.value`; null when invalid. */
export function parseFilter(text: string): Filter | null {
  const [, column, operator, operand] = /^([^=]+)=(\w+)\.(.*)$/s.exec(text) ?? [];
  if (column === undefined || operator === undefined || operand === undefined) return null;
  const test = operator === "in" ? TESTS.eq : TESTS[operator];
  if (!test) return null;
  const operands =
    operator === "in"
      ? operand
          .replace(/^\(|\)$/g, "")
          .split(",")
          .map(unquote)
      : [operand];
  const matches = (row: Row) => {
    const value = row[column];
    if (value === null || value === undefined) return false;
    if (typeof value === "number") return operands.some((each) => test(value, Number(each)));
    return operands.some((each) => test(String(value), each));
  };
  return { column, matches };
}
