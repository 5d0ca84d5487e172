import "server-only";
import type { Span } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import { loggedPath } from "@/lib/core/log";
import { requestContext } from "@/lib/core/request-context";
import { stackFrames } from "@/lib/core/stack-frames";

/**
 * Adds the request's id to each span, and removes personal data from the framework's spans: query strings and tokens in
 * URLs, and error messages. Must run before the exporting processor.
 */
export const CLEAN_SPANS = {
  onStart(span: Span & { attributes?: Record<string, unknown> }) {
    const { requestId } = requestContext() ?? {};
    if (requestId) span.setAttribute("request.id", requestId);
    for (const name of ["http.target", "http.url", "url.full"]) {
      const address = span.attributes?.[name];
      if (typeof address === "string") span.setAttribute(name, loggedPath(address));
    }
  },
  onEnd({ status, events }: ReadableSpan) {
    delete status.message;
    for (const { attributes = {} } of events) {
      const { "exception.message": message, "exception.stacktrace": stack } = attributes;
      if (typeof stack === "string")
        attributes["exception.stacktrace"] = stackFrames({ stack, message: String(message) }).join("\n");
      delete attributes["exception.message"];
    }
  },
  async forceFlush() {},
  async shutdown() {},
};
