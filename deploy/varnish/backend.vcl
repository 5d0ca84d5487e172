# SITES_BIND of haproxy.cfg. A socket, since Varnish looks a name up only when it starts, and haproxy may come back from a
# restart with another address.
backend sites {
  .path = "/run/site/sites.sock";
  .probe = { .url = "/api/alive"; .interval = 1s; .window = 3; .threshold = 1; .initial = 1; }
}
