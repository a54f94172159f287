import { getBotChallenge, login } from '@tessera/shared/wire/auth';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { getStatus } from '@tessera/shared/wire/system';
import { solveChallenge } from 'altcha-lib/v1';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Transport, WireResponse } from './transport.ts';

export interface WireAnswer {
  readonly status: number;
  readonly body: { success: boolean; value: never; message?: string; errorCode?: string };
  readonly headers?: WireResponse['headers'];
}

export interface CallInit {
  readonly token?: string;
  readonly merchant?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

/** A site's client for tests: speaks the wire (decimals, envelopes, sealed payloads, bot checks). */
export function wireClient(transport: Transport, defaultMerchant = 'aurora') {
  let key: Promise<Awaited<ReturnType<typeof importJWK>>> | undefined;

  async function fetchKey() {
    const { body } = await transport({ method: 'GET', url: getStatus.path, headers: { merchant: defaultMerchant } });
    const { value } = body as { value: { publicKey: JWK } };
    return importJWK(value.publicKey, 'RSA-OAEP-256');
  }

  async function seal(payload: unknown): Promise<{ value: string }> {
    key ??= fetchKey();
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(await key);
    return { value };
  }

  async function call(endpoint: Endpoint, request: object = {}, init: CallInit = {}): Promise<WireAnswer> {
    const fields = { ...request } as Record<string, string>;
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(fields[name]);
      delete fields[name];
      return encodeURIComponent(value);
    });
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const answer = await transport({
      method: endpoint.method,
      url,
      headers: {
        merchant: init.merchant ?? defaultMerchant,
        language: 'ko',
        ...(init.token ? { authorization: init.token } : {}),
        ...(endpoint.isEncrypted ? { encryption: 'JWE' } : {}),
        ...init.headers,
      },
      ...(init.remoteAddress ? { remoteAddress: init.remoteAddress } : {}),
      ...(hasBody ? { payload: endpoint.isEncrypted ? await seal(fields) : fields } : { query: fields }),
    });
    return answer as WireAnswer;
  }

  /** Fetches and solves a bot challenge. */
  async function altcha(merchant = defaultMerchant, level?: 'hard'): Promise<string> {
    const value = (await call(getBotChallenge, level ? { level } : {}, { merchant })).body.value as Record<
      string,
      string
    >;
    const { challenge = '', salt = '', algorithm } = value;
    const solution = await solveChallenge(challenge, salt, algorithm, Number(value.maxnumber)).promise;
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
  };
}
export type WireClient = ReturnType<typeof wireClient>;
