import type { LocalConfig } from "../../../local/launch/config.ts";
import { BUILD_REDIS_URL } from "../../../local/launch/redis.ts";
import { E2E_CONFIG } from "../../support/e2e-config.ts";

/** The same for all releases, as in production: otherwise the next one does not know the actions of open pages. */
const KEY = Buffer.alloc(32, "drill").toString("base64");

/** The configuration of a build with its own release id, which runs as the image's does. */
export function releaseConfig(release: string): LocalConfig {
  return {
    ...E2E_CONFIG,
    buildDir: `${E2E_CONFIG.buildDir}-${release}`,
    env: {
      ...E2E_CONFIG.env,
      NEXT_DEPLOYMENT_ID: release,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: KEY,
      REDIS_URL: BUILD_REDIS_URL,
      BUILD_STANDALONE: "1",
    },
  };
}
