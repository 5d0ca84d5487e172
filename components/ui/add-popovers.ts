import { apply } from "@oddbird/popover-polyfill/fn";

// Before the layer of our own rules, like a browser's own styles.
apply({ layerName: "theme" });
