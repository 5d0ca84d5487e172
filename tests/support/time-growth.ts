/** The clock of processor time ticks every few milliseconds: runs are repeated until it has ticked often enough. */
const MEASURED_MICROSECONDS = 100_000;

/** Processor time of this thread for one run: what else the machine does is not counted. */
function processorTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= MEASURED_MICROSECONDS) return (user + system) / runs;
  }
}

/** How many times longer the work takes with four times the input: about 4 when it is linear, 16 when it is quadratic. */
export function growth(work: (size: number) => () => unknown, size: number): number {
  const [small, large] = [work(size), work(4 * size)];
  small();
  large();
  return processorTime(large) / processorTime(small);
}

/** Between the two, with room for a busy machine. */
export const NEARLY_LINEAR = 9;
