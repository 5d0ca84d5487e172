const TITLE = "No podemos mostrar esta página";

/** Plain-text version for clients that do not accept HTML. */
export const ERROR_TEXT = `${TITLE}. Vuelve a intentarlo en unos segundos.\n`;

/** Last-resort error page: self-contained, since backend, stylesheet, scripts or layout may be what failed. */
export const ERROR_PAGE = `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#f6f7fb, #0a0c14); color: light-dark(#11142a, #eef1ff) }
main { box-sizing: border-box; max-width: 36rem; padding: 2rem 1rem; text-align: center }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25 }
p { color: light-dark(#565d7c, #a3abc9) }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem }
a { min-height: 2.75rem; padding: 0 1.25rem; display: inline-flex; align-items: center; border: 1px solid light-dark(#8990ad, #66709a); border-radius: .625rem; color: inherit; font-weight: 600; text-decoration: none }
a[href=""] { border-color: transparent; background: light-dark(#4338ca, #5b5bf6); color: #fff }
a:focus-visible { outline: 3px solid light-dark(#4338ca, #8b9bff); outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>${TITLE} en este momento</h1>
<p>Nuestro sistema no responde. Tu sesión y tu carrito siguen ahí: vuelve a intentarlo en unos segundos o mira la tienda mientras tanto.</p>
<nav aria-label="Qué puedes hacer">
<a href="">Reintentar</a>
<a href="/tienda">Ver la tienda</a>
<a href="/">Volver al inicio</a>
</nav>
</main>
</body>
</html>
`;
