// Builds the gallery and shows it: `npx tsx shared/gallery/serve.ts [port]`.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { config } from './webpack.config.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const dist = fileURLToPath(new URL('./dist/', import.meta.url));
const page = fileURLToPath(new URL('./index.html', import.meta.url));

await new Promise<void>((resolve, reject) => {
  webpack(config).run((error, stats) => {
    if (error) return reject(error);
    process.stdout.write(`${stats?.toString({ preset: 'errors-warnings', colors: false })}\n`);
    resolve();
  });
});

const port = Number(process.argv[2] ?? 4600);
createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://gallery').pathname;
  const isPage = path === '/' || path.includes('..');
  const body = await readFile(isPage ? page : dist + path.slice(1)).catch(() => undefined);
  // The same CSP as the site: no style elements, no inline scripts.
  response.setHeader(
    'content-security-policy',
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:",
  );
  response.setHeader(
    'content-type',
    isPage ? 'text/html; charset=utf-8' : (types[extname(path)] ?? 'application/octet-stream'),
  );
  response.statusCode = body ? 200 : 404;
  response.end(body ?? 'not found');
}).listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}/\n`));
