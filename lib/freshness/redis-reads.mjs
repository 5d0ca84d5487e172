// Loaded by the framework in plain Node, for what `use cache` keeps (next.config.mjs).
export { redisCacheHandler as default } from "@trieb.work/nextjs-turbo-redis-cache";
