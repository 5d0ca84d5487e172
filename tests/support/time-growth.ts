/** Times the quickest of some runs, which is the one that the machine's other work disturbed least. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** How many times longer the work takes with four times the input: about 4 when it is linear, 16 when it is quadratic. */
export function growth(work: (size: number) => () => unknown, size: number): number {
  const [small, large] = [work(size), work(4 * size)];
  small();
  large();
  return quickest(large) / quickest(small);
}

/** Between the two, with room for a busy machine. */
export const NEARLY_LINEAR = 9;
