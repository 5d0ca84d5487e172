import { registerHooks } from "node:module";

// For NODE_OPTIONS: reports which packages of the telemetry SDK a process loads.
registerHooks({
  load(url, context, next) {
    const [, name] = /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(url) ?? [];
    if (name) process.stderr.write(`loaded ${name}\n`);
    return next(url, context);
  },
});
