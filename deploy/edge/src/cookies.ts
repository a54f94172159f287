import type { FastifyRequest } from 'fastify';

/** The end of a cookie's attributes: a browser that has it by https never sends it without. */
export const secureBy = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '; Secure' : '');

/** The value of a cookie as the browser sent it; undefined without one of that name. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
