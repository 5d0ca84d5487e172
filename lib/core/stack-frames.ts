const MOST = 5;

/** The first frames of an error's stack, which begins with its name and message. */
export function stackFrames({ stack = "", message = "" }: { stack?: string; message?: string }): string[] {
  const lines = stack.replace(message, "").split("\n");
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, MOST);
}
