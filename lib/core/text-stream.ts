import "server-only";
import { log } from "./log";

/** A response body with backpressure: the next chunk is produced when the previous one was consumed. */
export function textStream(name: string, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log("error", `${name}.failed`, { cause: error });
        // Errors abort the download, so that a partial file is not taken for a complete one.
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
