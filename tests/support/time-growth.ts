/** Processor time of this thread for the quickest of some runs: what else the machine does is not counted. */
function quickest(work: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...times));
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
