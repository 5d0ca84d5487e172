import { apply } from "@oddbird/popover-polyfill/fn";

// Before the layer of our own rules, as a browser's rules are.
apply({ layerName: "theme" });
