import { Hono } from "hono";
import { requireLoopback } from "./guards.ts";
import { buildPageScript, readAsset } from "./sdk-script.ts";

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pasarela de prueba</title>
<link rel="stylesheet" href="/sandbox/page.css">
<script src="/sandbox/page.js" defer></script>
</head>
<body>
<header>
<h1>Pasarela de prueba</h1>
<p>Aquí haces de banco: decides qué pasa con cada pago y cómo le llegan los avisos a la tienda. Nada de esto mueve dinero.</p>
</header>
<main>
<p id="notice" role="status"></p>
<section class="wide" aria-labelledby="settings-title">
<h2 id="settings-title">Ajustes</h2>
<div class="settings">
<label>Avisos nuevos
<select id="delivery"><option value="send">Se envían</option><option value="hold">Quedan retenidos</option><option value="lose">Se pierden</option></select></label>
<label>Demora del aviso (ms)
<input id="webhook_delay_ms" type="number" min="0" max="3600000" step="100"></label>
<label>Script de pago
<select id="script_outage"><option value="false">Disponible</option><option value="true">Caído (503)</option></select></label>
<label>Bancos de PSE
<select id="banks"><option value="normal">Lista normal</option><option value="empty">Lista vacía</option><option value="down">Caída (503)</option></select></label>
<label>Reembolso parcial de PSE
<select id="partial_bank_refunds"><option value="false">Se rechaza</option><option value="true">Se acepta</option></select></label>
<label>Próximos cobros
<select id="failure"><option value="">Sin fallas</option><option value="error_before">Error 500 antes de cobrar</option><option value="error_after">Error 500 después de cobrar</option><option value="timeout_before">Silencio antes de cobrar</option><option value="timeout_after">Silencio después de cobrar</option><option value="rate_limited">Demasiadas peticiones (429)</option></select></label>
<label>¿Cuántos?
<input id="failure_count" type="number" min="1" max="100" value="1"></label>
<button type="button" id="apply_failure">Aplicar falla</button>
</div>
<p id="failures"></p>
</section>
<section aria-labelledby="payments-title">
<h2 id="payments-title">Pagos</h2>
<div id="payments"></div>
</section>
<section aria-labelledby="deliveries-title">
<h2 id="deliveries-title">Avisos a la tienda</h2>
<p class="row"><button type="button" id="release">Liberar retenidos</button> <button type="button" id="release_reversed">Liberar al revés</button></p>
<div id="deliveries"></div>
</section>
</main>
</body>
</html>
`;

/** /sandbox: control page where a tester plays the bank. */
export function createControlPage(): Hono {
  const script = buildPageScript();
  const style = readAsset("page/page.css");
  const page = new Hono();
  page.use(requireLoopback);
  page.get("/", (c) => {
    c.header("Content-Security-Policy", POLICY);
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Cache-Control", "no-store");
    return c.html(PAGE);
  });
  page.get("/page.js", (c) => c.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
  page.get("/page.css", (c) => c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  return page;
}
