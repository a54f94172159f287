import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import type { Operator } from '../../../app.ts';
import { type CallInit, wireClient } from '../../../testing/wire-client.ts';

/** A player's browser: it stores cookies and sends each below its own path. */
export function browser({ app }: Operator, place: { readonly merchant?: string; readonly address?: string } = {}) {
  const jar = new Map<string, { value: string; path: string }>();
  let given: string[] = [];
  const client = wireClient(async (request) => {
    const cookie = [...jar]
      .filter(([, { path }]) => request.url.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await app.inject({ ...request, headers: { ...request.headers, ...(cookie ? { cookie } : {}) } });
    given = [response.headers['set-cookie'] ?? []].flat();
    for (const line of given) {
      const [, name = '', value = '', path = ''] = /^([^=]+)=([^;]*); Path=([^;]+)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, { value, path });
    }
    return { status: response.statusCode, body: response.json() };
  }, place.merchant);
  const init = (more: CallInit = {}): CallInit => ({
    ...(place.address ? { remoteAddress: place.address } : {}),
    headers: { 'user-agent': 'Firefox on Linux' },
    ...more,
  });
  return {
    jar,
    /** The `Set-Cookie` lines of the last answer. */
    given: () => given,
    /** A copy of the browser as it is now, e.g. to use stolen cookies. */
    takeCookiesOf(other: { readonly jar: ReadonlyMap<string, { value: string; path: string }> }) {
      for (const [name, cookie] of other.jar) jar.set(name, cookie);
    },
    call: (endpoint: Endpoint, request: object = {}, more: CallInit = {}) => client.call(endpoint, request, init(more)),
    signIn: (username: string, password: string, more: object = {}) => client.login(username, password, more, init()),
  };
}
export type Browser = ReturnType<typeof browser>;
