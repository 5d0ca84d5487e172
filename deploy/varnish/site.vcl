vcl 4.1;

import std;
import xkey;

# One backend, the `sites` side of haproxy.cfg, which knows the instances and the releases.
include "backend.vcl";

# From where instances purge. Visitors cannot: haproxy refuses the method.
acl instances {
  "127.0.0.0"/8;
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "::1";
  "fc00::"/7;
}

sub vcl_recv {
  # From vcl_hit, never from a visitor: what was passed on would be asked for twice.
  if (req.restarts == 0) {
    unset req.http.x-look-again;
  }
  set req.hash_always_miss = (req.http.x-look-again == "new");

  if (req.method == "PURGE") {
    # Behind haproxy a request has two addresses, from an instance only its own.
    if (client.ip !~ instances || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Only from the instances"));
    }
    # `xkey-purge`: the next visitor waits for the new page. `xkey-softpurge`: that one still gets the old page, while
    # the new one is fetched.
    if (req.http.xkey-purge) {
      set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    } elsif (req.http.xkey-softpurge) {
      set req.http.x-purged = xkey.softpurge(req.http.xkey-softpurge);
    } else {
      return (synth(400, "xkey-purge or xkey-softpurge is missing"));
    }
    return (synth(200, "Purged " + req.http.x-purged));
  }

  # Rendered per request: lib/core/live-folders.ts. Whether a release still answers is kept for a second.
  if ((req.method != "GET" && req.method != "HEAD")
    || (req.url != "/api/alive" && req.url ~ "^/(api|carrito|payment|pedido|solicitar-reparacion|reparacion|certificado|pqr|boletin|pagar|auth|dashboard|servicios-tecnicos|admin)([/?]|$)")) {
    return (pass);
  }

  # Public pages read no cookie.
  unset req.http.Cookie;
  unset req.http.Authorization;

  # The site sees several lines of a header as one. Without `rsc` it takes no notice of most of the others but not of all,
  # and what it answers would be kept as the document.
  std.collect(req.http.rsc);
  std.collect(req.http.next-router-prefetch);
  std.collect(req.http.next-router-segment-prefetch);
  std.collect(req.http.next-router-state-tree);
  std.collect(req.http.next-url);
  if (req.http.rsc != "1") {
    unset req.http.rsc;
    unset req.http.next-router-prefetch;
    unset req.http.next-router-segment-prefetch;
    unset req.http.next-router-state-tree;
    unset req.http.next-url;
  }

  # Files that no parameter changes.
  if (req.url ~ "^/media/") {
    set req.url = regsub(req.url, "\?.*", "");
  }
  # The same page for every campaign, and for every order of the parameters.
  if (req.url ~ "\?") {
    set req.url = regsuball(req.url, "(?<=[?&])(?:utm_\w+|gad_\w+|mc_\w+|fbclid|gclid|dclid|ttclid|gbraid|wbraid|msclkid|srsltid)=[^&]*(?:&|$)", "");
    set req.url = std.querysort(regsub(req.url, "[?&]$", ""));
  }
  # Pictures are sent in one of two formats.
  if (req.url ~ "^/_next/image") {
    if (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      set req.http.Accept = "*/*";
    }
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  # What the framework varies on. Two releases are never mixed.
  if (req.http.rsc) {
    hash_data(req.http.rsc + "|" + req.http.next-router-prefetch + "|" + req.http.next-router-segment-prefetch
      + "|" + req.http.next-router-state-tree + "|" + req.http.next-url);
  }
  if (req.http.x-deployment-id) {
    hash_data("release " + req.http.x-deployment-id);
  }
  return (lookup);
}

sub vcl_hit {
  # Its instance was rendering it anew when it sent it, and nobody has asked since: shown only if no other can be had.
  if (obj.http.x-was-stale && obj.ttl < -10s && !req.http.x-look-again) {
    set req.http.x-look-again = "new";
    return (restart);
  }
}

sub vcl_backend_fetch {
  # The sites compress nothing: the cache does, once per page.
  unset bereq.http.Accept-Encoding;
}

sub vcl_backend_response {
  # Sent once it is complete: if its instance ends before, another one is asked, in vcl_backend_error. Not downloads,
  # which may be large: text/csv, films, PDF files.
  if ((bereq.method == "GET" || bereq.method == "HEAD")
    && beresp.http.Content-Type ~ "^(text/(?!csv)|image/|application/(javascript|json|xml|rss\+xml|manifest\+json))") {
    set beresp.do_stream = false;
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status >= 500) {
    # The page that is there is better than an error.
    if (bereq.is_bgfetch || bereq.http.x-look-again == "new") {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }

  # What the origin marks for proxies, and files whose address changes with their contents. Nothing else is kept.
  if (beresp.http.CDN-Cache-Control ~ "max-?age=\d+" && beresp.http.CDN-Cache-Control !~ "no-store|no-cache|private") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-?age=(\d+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
  } elsif (beresp.http.Cache-Control !~ "public" || beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]") {
    set beresp.ttl = 0s;
  }
  if (beresp.ttl <= 0s || beresp.http.Set-Cookie || beresp.http.Vary ~ "(?i)cookie|\*") {
    # Requests for it do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
    return (deliver);
  }

  # The instance is rendering it anew: ask again soon, and see vcl_hit.
  if (beresp.http.x-nextjs-cache == "STALE") {
    set beresp.ttl = 1s;
    set beresp.http.x-was-stale = "1";
  }
  if (beresp.http.Content-Type ~ "^(text/|application/(javascript|json|xml|rss\+xml|manifest\+json)|image/svg)") {
    set beresp.do_gzip = true;
  }
  # vcl_hash has the rest.
  set beresp.http.x-vary = beresp.http.Vary;
  set beresp.http.Vary = regsuball(beresp.http.Vary,
    "(?i)(?:rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url)\s*(?:,\s*|$)", "");

  # For purges: the tags and `all` from the site, and by hand the path and its folder. Files that never change at their
  # address (of the build, pictures) are not among `all`.
  if (!beresp.http.xkey && bereq.url !~ "^/_next/" && beresp.http.Cache-Control !~ "immutable") {
    set beresp.http.xkey = "all";
  }
  set beresp.http.xkey = beresp.http.xkey + " " + regsub(bereq.url, "\?.*", "")
    + " " + regsub(bereq.url, "^(/[^/?]*).*", "\1/*");
}

sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (bereq.is_bgfetch || bereq.http.x-look-again == "new") {
    return (abandon);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "10";
  set beresp.http.Cache-Control = "no-store";
  synthetic({"<!doctype html><html lang=es><meta name=viewport content='width=device-width'><title>Volvemos enseguida</title><h1>Volvemos enseguida</h1><p>El sitio no respondió. Espera un momento y recarga la página."});
  return (deliver);
}

sub vcl_synth {
  # There is none: the old page.
  if (req.http.x-look-again == "new") {
    set req.http.x-look-again = "old";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.reason + {"
"});
  return (deliver);
}

sub vcl_deliver {
  if (obj.uncacheable) {
    set resp.http.X-Cache = "PASS";
  } elsif (obj.hits == 0) {
    set resp.http.X-Cache = "MISS";
  } elsif (obj.ttl > 0s) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "STALE";
  }
  if (resp.http.x-vary) {
    set resp.http.Vary = resp.http.x-vary + ", Accept-Encoding";
    unset resp.http.x-vary;
  }
  unset resp.http.xkey;
  unset resp.http.x-was-stale;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
