/**
 * Prints the settings of an nginx in front of an edge, for a server:
 * `npx tsx deploy/nginx/src/print-site.ts /etc/ssl/site.pem /etc/ssl/site.key 127.0.0.1:8080 [--hsts]`.
 */
import { siteConfig } from './site-config.ts';

const [certificate, key, edge] = process.argv.slice(2).filter((each) => each !== '--hsts');
if (!certificate || !key || !edge)
  throw new Error('Name the certificate, its key, and the address and port of the edge.');
process.stdout.write(
  siteConfig({
    ...{ tls: ['443', '[::]:443'], tlsPort: 443, http: ['80', '[::]:80'], edge, certificate, key },
    hsts: process.argv.includes('--hsts'),
  }),
);
