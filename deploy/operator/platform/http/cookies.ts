import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that scripts can't read and other sites can't send (HttpOnly, SameSite=Strict). */
export interface SecretCookie {
  readonly name: string;
  /** Empty deletes it. */
  readonly value: string;
  /** Only requests below it carry the cookie. */
  readonly path: string;
  readonly maxAgeSeconds: number;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The value of a request's cookie; empty when there is none. */
export function readCookie({ cookie }: Headers, name: string): string {
  const pairs = typeof cookie === 'string' ? cookie.split(';').map((pair) => pair.trim().split('=')) : [];
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}

export type CookieSetter = (cookie: SecretCookie) => void;

export const cookieSetter =
  (request: FastifyRequest, reply: FastifyReply): CookieSetter =>
  ({ name, value, path, maxAgeSeconds }) => {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`,
    );
  };
