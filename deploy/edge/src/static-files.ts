import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, normalize } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Sends a file of a folder, compressed as it was when built; a path that leaves the folder is not found. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  path: string,
  cacheControl: string,
): FastifyReply {
  const wanted = normalize(`${root}/${path}`);
  if (!wanted.startsWith(`${normalize(root)}/`) || !existsSync(wanted) || !statSync(wanted).isFile()) {
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(([name, suffix]) => accepted.includes(name) && existsSync(wanted + suffix));
  const file = encoding ? wanted + encoding[1] : wanted;
  reply.headers({
    'Content-Type': TYPES[extname(wanted)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
  });
  return reply.send(createReadStream(file));
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';
