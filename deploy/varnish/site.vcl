vcl 4.1;

import std;

# One backend, the `sites` side of haproxy.cfg, which knows the instances and the releases.
include "backend.vcl";

sub vcl_recv {
  # Rendered per request: lib/server/live-folders.ts. Whether a release still answers is kept for a second.
  if ((req.method != "GET" && req.method != "HEAD")
    || (req.url != "/api/alive" && req.url ~ "^/(api|carrito|payment|pedido|solicitar-reparacion|reparacion|certificado|pqr|boletin|pagar|pago|auth|dashboard|servicios-tecnicos|admin)([/?]|$)")) {
    return (pass);
  }
  # Public pages read no cookie.
  unset req.http.Cookie;
  unset req.http.Authorization;
  # Without `rsc` the site answers with the document, whatever the router's other headers say.
  std.collect(req.http.rsc);
  if (req.http.rsc != "1") {
    unset req.http.rsc;
    unset req.http.next-router-prefetch;
    unset req.http.next-router-segment-prefetch;
    unset req.http.next-router-state-tree;
    unset req.http.next-url;
  }
  # What an open page's router fetches is not kept, only what it fetches ahead.
  if (req.http.rsc && !req.http.next-router-prefetch) {
    return (pass);
  }
  # The same page for every campaign.
  set req.url = regsuball(req.url, "(?<=[?&])(?:utm_\w+|gad_\w+|mc_\w+|fbclid|gclid|dclid|ttclid|gbraid|wbraid|msclkid|srsltid)=[^&]*(?:&|$)", "");
  set req.url = regsub(req.url, "[?&]$", "");
  # Older copies are for when no instance answers.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 5s;
  }
  return (hash);
}

sub vcl_hash {
  # Two releases are never mixed, nor are pages and data: a redirect to an address of the data does not say `Vary`.
  hash_data(req.http.x-deployment-id);
  hash_data(req.http.rsc);
}

sub vcl_backend_response {
  # Sent once it is complete: if its instance ends before, another one is asked. Not downloads, which may be large.
  if (beresp.http.Content-Type ~ "^(text/(?!csv)|image/|application/(javascript|json|xml|rss\+xml|manifest\+json))") {
    set beresp.do_stream = false;
  }
  # The page that is there is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Kept is what says so, as long as it says: s-maxage of pages, max-age of files. Errors are not.
  if (beresp.http.Cache-Control !~ "public" || beresp.status >= 500) {
    set beresp.ttl = 0s;
  }
  set beresp.grace = 24h;
}

sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "10";
  set beresp.http.Cache-Control = "no-store";
  synthetic({"<!doctype html><html lang=es><meta name=viewport content='width=device-width'><title>Volvemos enseguida</title><h1>Volvemos enseguida</h1><p>El sitio no respondió. Espera un momento y recarga la página."});
  return (deliver);
}

sub vcl_deliver {
  # For haproxy, which limits what a visitor asks of the instances.
  if (obj.uncacheable) {
    set resp.http.X-Cache = "PASS";
  } elseif (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
