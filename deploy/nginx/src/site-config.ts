import { type EdgeLimits, edgeLimits } from '../../edge/src/limits.ts';
import { RETRY_AFTER_SECONDS } from '../../edge/src/unavailable-page.ts';
import { awayPageLines, awayPageMap } from './away-page.ts';

/** What an nginx in front of one edge has to know. */
export interface SiteConfig {
  /** Where it listens with TLS: ports and addresses as nginx writes them, `443` or `127.0.0.1:8443`. */
  readonly tls: readonly string[];
  /** Port that browsers use for TLS. */
  readonly tlsPort: number;
  /** Where requests without TLS are redirected. */
  readonly http: readonly string[];
  /** Address and port of the edge. */
  readonly edge: string;
  /** Files in PEM. */
  readonly certificate: string;
  readonly key: string;
  /** Whether browsers are to use no address of this host without TLS for a year. They cannot be made to forget it. */
  readonly hsts: boolean;
}

/** The same codes as in `deploy/edge/src/failures.ts`. */
const refusal = (code: string): string => JSON.stringify({ success: false, message: code, errorCode: code, value: {} });
const seconds = (ms: number): string => `${Math.ceil(ms / 1_000)}s`;

const listening = (where: readonly string[], how: string): string =>
  where.map((one) => `  listen ${one} default_server${how};`).join('\n');

/** A file's name as a value of nginx, which would read variables and quotes in it. */
function fileName(path: string): string {
  if (/["$\\\n]/.test(path)) throw new Error(`nginx cannot have a file with this name: ${path}`);
  return `"${path}"`;
}

/** Of one address, streams of open pages included. */
const requestsAtOnce = 500;

const plainServer = ({ http, tlsPort }: SiteConfig): string => `server {
${listening(http, '')}
  server_name _;
  # 307, so that a call stays what it is, and no browser remembers it.
  return 307 https://$host:${tlsPort}$request_uri;
}`;

const HSTS_LINE = 'add_header Strict-Transport-Security "max-age=31536000" always;';

const tlsLines = ({ tls, certificate, key, hsts }: SiteConfig): string => `${listening(tls, ' ssl http2')}
  server_name _;
  # A request without TLS at this port.
  error_page 497 =307 https://$http_host$request_uri;

  ssl_certificate ${fileName(certificate)};
  ssl_certificate_key ${fileName(key)};
  ssl_protocols TLSv1.2 TLSv1.3;
  # For TLS 1.2: what HTTP/2 allows.
  ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;
  ssl_session_cache shared:tessera:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;
${hsts ? `  ${HSTS_LINE}` : '  # HSTS is off; site-config.ts has a switch.'}
  server_tokens off;`;

const forwardingLines = ({ headMs, requestMs, silentMs, upstreamMs, bodyBytes }: EdgeLimits): string => `
  # The edge has the same limits; nginx keeps a body that is too large from reaching it.
  client_max_body_size ${bodyBytes};
  client_header_timeout ${seconds(headMs)};
  client_body_timeout ${seconds(requestMs)};
  send_timeout ${seconds(silentMs)};
  large_client_header_buffers 4 16k;
  # The edge compresses.
  gzip off;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  # Set, not added to: nothing that a client says about its own route reaches the edge.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-Host "";
  proxy_set_header X-Forwarded-Port "";
  proxy_set_header X-Real-IP "";
  proxy_set_header Forwarded "";
  # The edge counts and times incomplete bodies by their address, so it sees them as they arrive.
  proxy_request_buffering off;
  # A client that leaves is no secret to the edge.
  proxy_ignore_client_abort off;
  # Event streams say "X-Accel-Buffering: no". No other such header counts: some of them come from a provider of games.
  proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Charset;
  proxy_redirect off;
  # Of a page's headers, its policy and a developer's cookie alone can be 6 kB.
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  proxy_max_temp_file_size 0;
  # Longer than the edge's own ${seconds(upstreamMs)}: it is the edge that says that there is no answer.
  proxy_read_timeout ${seconds(upstreamMs + 15_000)};
  proxy_send_timeout ${seconds(requestMs)};`;

/**
 * What stands in front of the edge (ADR 87), for a folder such as `/etc/nginx/sites-enabled`: TLS, HTTP/2, and nothing that
 * the edge does itself. For nginx 1.22 and newer.
 */
export function siteConfig(config: SiteConfig, limits: EdgeLimits = edgeLimits): string {
  // A place with headers of its own has none of the server's.
  const ofTls = config.hsts ? `\n    ${HSTS_LINE}` : '';
  return `# One connection has a hundred requests at once, and each open page one that lasts. Many homes may share an address.
limit_conn_zone $binary_remote_addr zone=tessera_address:10m;
${awayPageMap}
upstream tessera_edge {
  server ${config.edge};
  keepalive 64;
  # Shorter than the edge's own time: of an idle connection, nginx lets go first, so no request meets a closed one.
  keepalive_timeout ${seconds(limits.silentMs - 15_000)};
}

${plainServer(config)}

server {
${tlsLines(config)}
  limit_conn tessera_address ${requestsAtOnce};
  limit_conn_status 429;
${forwardingLines(limits)}

  location / {
    error_page 413 @too_large;
    error_page 502 504 =503 @away_page;
    proxy_pass http://tessera_edge;
  }
  # Calls are refused as the edge and the operator do it.
  location ~ ^/(?:wps|lgw|edge|console-api)/ {
    error_page 413 @too_large;
    error_page 502 504 =503 @away;
    proxy_pass http://tessera_edge;
  }
  location @too_large {
    default_type "application/json; charset=utf-8";
    return 413 '${refusal('request.too.large')}';
  }
  # As the edge answers while the operator is away.
  location @away_page {
${awayPageLines}${ofTls}
  }
  location @away {
    default_type "application/json; charset=utf-8";
    add_header Retry-After ${RETRY_AFTER_SECONDS} always;${ofTls}
    return 503 '${refusal('system.unavailable')}';
  }
}
`;
}

/** A whole nginx for this site alone, in a folder of its own, as the account that starts it. Names are relative to that folder. */
export function ownNginx(user: string | undefined): string {
  return `${
    user === undefined ? '' : `# Started by root: workers could not read this folder as anybody else.\nuser ${user};\n`
  }daemon off;
pid nginx.pid;
error_log stderr warn;
worker_processes auto;
events {
  # Each open page has two: its own, and that of its stream to the edge.
  worker_connections 4096;
}
http {
  access_log off;
  client_body_temp_path temporary/body;
  proxy_temp_path temporary/proxy;
  fastcgi_temp_path temporary/fastcgi;
  scgi_temp_path temporary/scgi;
  uwsgi_temp_path temporary/uwsgi;
  include site.conf;
}
`;
}
