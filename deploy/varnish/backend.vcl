# SITES_BIND of haproxy.cfg.
backend sites {
  .host = "127.0.0.1";
  .port = "8081";
}
