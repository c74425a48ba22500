vcl 4.1;

# The shared cache of cache.nginx.conf, for Varnish 7. With http_gzip_support off, the server compresses:
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
  # Users of the desk, and reviewers who have set another time.
  if (req.http.Cookie ~ "tand-(?:desk|now)=") {
    return (pass);
  }
  # The server answers any other spelling of these paths with 404.
  if (req.url ~ "^/(?:api/(?!schedule(?:\?|$)|news/|notices(?:\?|$)|revision(?:\?|$))|desk(?:[/?]|$)|(?:live|ready|health)z)"
    || req.url ~ "\?(?:.*&)?(?:preview|[^=&]*%)") {
    return (pass);
  }
  # No stored response may depend on a visitor's cookies.
  unset req.http.Cookie;
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_backend_response {
  # Never store what is no-store or private, or has no Cache-Control.
  if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "(?i)no-store|private" || beresp.http.Set-Cookie
    || (beresp.status >= 400 && beresp.status != 404 && beresp.status != 410)) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # `no-cache` allows storing: the entry is revalidated after a second.
  if (beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 1s;
  }
  set beresp.grace = 60m;
  return (deliver);
}
