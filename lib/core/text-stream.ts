import "server-only";
import { log } from "./log";

/** A body that asks for its next piece when the last one has left: what is read never piles up. */
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
        // The download breaks off, so that nobody takes a part for the whole.
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
