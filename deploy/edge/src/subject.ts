import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OnceFiles } from '../../registry/src/store/once-files.ts';
import { cookieOf, secureBy } from './cookies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs the ids of visitors, so that nobody makes any up. */
    readonly visitorKey: Buffer;
  }
}

const cookie = 'visitor';
const yearSeconds = 365 * 24 * 60 * 60;
const keyBytes = 32;

/**
 * The key in a file, made if it is missing: the edges of one site need the same. Without a file, visitors get new ids after a
 * restart.
 */
export async function readVisitorKey(file: string | undefined): Promise<Buffer> {
  if (file === undefined) return randomBytes(keyBytes);
  const files = new OnceFiles(join(dirname(file), 'drafts'));
  await files.create(file, `${randomBytes(keyBytes).toString('base64url')}\n`, 'visitor-key', 0o600);
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  if (key.length !== keyBytes) throw new Error(`${file} has no key for the ids of visitors; remove it, or restore it.`);
  return key;
}

const signatureOf = (subject: string, key: Buffer): string =>
  createHmac('sha256', key).update(`visitor:${subject}`).digest('base64url').slice(0, 22);

const newSubject = (): string => randomBytes(16).toString('base64url');

/** The cookie of a visitor who has just come, as a browser sends it. */
export const newVisitorCookie = (key: Buffer): string => `${cookie}=${visitorCookie(newSubject(), key)}`;

/** The value of a visitor's cookie. */
export const visitorCookie = (subject: string, key: Buffer): string => `${subject}.${signatureOf(subject, key)}`;

/**
 * The visitor that a request is from: a random id of this site's edges, which is used for nothing but canaries. Undefined
 * without a cookie, and with one that no edge has issued.
 */
export function subjectOf(request: FastifyRequest): string | undefined {
  const written = /^([\w-]{22})\.([\w-]{22})$/.exec(cookieOf(request, cookie) ?? '');
  const [, subject = '', signature = ''] = written ?? [];
  const expected = Buffer.from(signatureOf(subject, request.server.visitorKey));
  return written && timingSafeEqual(Buffer.from(signature), expected) ? subject : undefined;
}

/** The visitor of a page; one without an id gets one, so that every later page has the same releases. */
export function subjectFor(request: FastifyRequest, reply: FastifyReply): string {
  const known = subjectOf(request);
  if (known) return known;
  const made = newSubject();
  const value = visitorCookie(made, request.server.visitorKey);
  const attributes = `Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secureBy(request)}`;
  reply.header('Set-Cookie', `${cookie}=${value}; ${attributes}`);
  return made;
}
