import { requireEngines } from "../../../local/launch/engines.ts";

export default function setup(): void {
  requireEngines((line) => console.log(`· ${line}`));
}
