import { login } from '@tessera/shared/wire/auth';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { solveChallenge } from 'altcha-lib/v1';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Operator } from '../app.ts';

export interface WireAnswer {
  readonly status: number;
  readonly body: { success: boolean; value: never; message?: string; errorCode?: string };
}

export interface CallInit {
  readonly token?: string;
  readonly merchant?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** A site's client for tests: speaks the wire (decimals, envelopes, sealed payloads) through `app.inject`. */
export function siteClient({ app, context }: Operator, defaultMerchant = 'aurora') {
  async function seal(payload: unknown): Promise<{ value: string }> {
    const jwk = context.opener.publicKey as JWK;
    const key = await importJWK(jwk, 'RSA-OAEP-256');
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(key);
    return { value };
  }

  async function call(endpoint: Endpoint, request: object = {}, init: CallInit = {}): Promise<WireAnswer> {
    const fields = { ...request } as Record<string, unknown>;
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(fields[name]);
      delete fields[name];
      return encodeURIComponent(value);
    });
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const query = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value as string]));
    const response = await app.inject({
      method: endpoint.method,
      url,
      headers: {
        merchant: init.merchant ?? defaultMerchant,
        language: 'KO',
        ...(init.token ? { authorization: init.token } : {}),
        ...(endpoint.isEncrypted ? { encryption: 'JWE' } : {}),
        ...init.headers,
      },
      ...(init.remoteAddress ? { remoteAddress: init.remoteAddress } : {}),
      ...(hasBody ? { payload: endpoint.isEncrypted ? await seal(fields) : fields } : { query }),
    });
    return { status: response.statusCode, body: response.json() };
  }

  /** Fetches and solves a bot challenge. */
  async function altcha(merchant = defaultMerchant): Promise<string> {
    const response = await app.inject({ url: '/wps/verification/challenge', headers: { merchant } });
    const { value } = response.json();
    const solution = await solveChallenge(value.challenge, value.salt, value.algorithm, value.maxnumber).promise;
    return Buffer.from(JSON.stringify({ ...value, number: solution?.number })).toString('base64');
  }

  return {
    call,
    altcha,
    seal,
    /** The answer of a sign-in over the wire. */
    async login(username: string, password: string, more: object = {}, init: CallInit = {}): Promise<WireAnswer> {
      return call(login, { username, password, altcha: await altcha(init.merchant), ...more }, init);
    },
    /** A token without the ceremony. */
    async tokenOf(username: string, merchant = defaultMerchant): Promise<string> {
      const member = await context.accounts.byUsername(merchant, username);
      if (!member) throw new Error(`${merchant} has no account ${username}.`);
      return context.sessions.issue(member.id);
    },
  };
}
export type SiteClient = ReturnType<typeof siteClient>;
