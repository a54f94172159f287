import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'visitor';
const yearSeconds = 365 * 24 * 60 * 60;

/** The visitor that a request says it is from: a random id, which is used for nothing but the shares of canaries. */
export function subjectOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{22})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** The visitor of a page; one without an id gets one, so that every later page has the same releases. */
export function subjectFor(request: FastifyRequest, reply: FastifyReply): string {
  const known = subjectOf(request);
  if (known) return known;
  const made = randomBytes(16).toString('base64url');
  reply.header('Set-Cookie', `${cookie}=${made}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`);
  return made;
}
