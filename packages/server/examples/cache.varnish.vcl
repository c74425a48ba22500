vcl 4.1;

# The shared cache of cache.nginx.conf, for Varnish 7. It stores one form of each response, so leave compression to the server:
#   varnishd -f cache.varnish.vcl -a :8080 -s malloc,512m -p http_gzip_support=off
import std;

backend festival {
  .host = "127.0.0.1";
  .port = "4173";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .initial = 1; .window = 3; .threshold = 1; }
}

sub vcl_recv {
  # Varnish has added the visitor's address to X-Forwarded-For.
  set req.http.X-Forwarded-Host = req.http.Host;
  if (!req.http.X-Forwarded-Proto) {
    set req.http.X-Forwarded-Proto = "http";
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Signed in at the desk, or a reviewer with a clock of their own.
  if (req.http.Cookie ~ "tand-(?:desk|now)=") {
    return (pass);
  }
  # The server answers any other spelling of these addresses with 404. A name with an escape may be `preview`.
  if (req.url ~ "^/(?:api/(?!schedule(?:\?|$)|news/|notices(?:\?|$)|revision(?:\?|$))|desk(?:[/?]|$)|(?:live|ready|health)z)"
    || req.url ~ "\?(?:.*&)?(?:preview|[^=&]*%)") {
    return (pass);
  }
  # The cache never stores more of a visitor than of anybody else.
  unset req.http.Cookie;
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_backend_response {
  # Never store what the server marks as no-store or private, or sends without Cache-Control, at any address.
  if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)no-store|private" || beresp.http.Set-Cookie
    || (beresp.status >= 400 && beresp.status != 404 && beresp.status != 410)) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # `no-cache` allows storing: the entry is revalidated after a second. It is served while the server is down, for an hour.
  if (beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 1s;
  }
  set beresp.grace = 60m;
  return (deliver);
}
