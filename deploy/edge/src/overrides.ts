import type { Override, Signed, TrustedKeys } from '@tessera/shared/registry';
import { MOST_OVERRIDES, overrideText, readOverrideText, trustOverride } from '@tessera/shared/registry/overrides';
import { Untrusted } from '@tessera/shared/registry/trust';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { cookieOf, secureBy } from './cookies.ts';
import { hostOf } from './hosts.ts';
import { isLocalHost } from './local-hosts.ts';
import type { ReleaseSource } from './releases/source.ts';

/** A signed override that this edge accepts for one request. */
export interface AcceptedOverride {
  readonly override: Override;
  readonly signed: Signed;
}

const cookie = 'overrides';
const separator = '~';
/** What browsers keep of one cookie. */
const cookieBytes = 4_000;

/**
 * A developer's own releases (ADR 49). A browser has them in a cookie that no script can read, and they are checked at every
 * request: one that has expired, or whose key was revoked, is used by no further page.
 */
export class Overrides {
  readonly #source: Pick<ReleaseSource, 'current'>;
  readonly #mode: EdgeConfig['overrides'];

  constructor(source: Pick<ReleaseSource, 'current'>, mode: EdgeConfig['overrides']) {
    this.#source = source;
    this.#mode = mode;
  }

  /** Whose signatures count; `undefined` where no override is used: releases without signatures have no keys. */
  #keys(): TrustedKeys | undefined {
    return this.#mode === 'off' ? undefined : this.#source.current().keys;
  }

  get isOn(): boolean {
    return this.#keys() !== undefined;
  }

  /** Throws {@link Untrusted} if pages of this request's host must not use it. */
  async trust(signed: Signed, request: FastifyRequest): Promise<AcceptedOverride> {
    const keys = this.#keys();
    if (!keys) throw new Untrusted('a local release', 'unknown-key');
    return { signed, override: await trustOverride(signed, { keys, host: hostOf(request), now: Date.now() }) };
  }

  /** Those that the request's browser has and may use, in the order in which they were accepted. */
  async of(request: FastifyRequest): Promise<readonly AcceptedOverride[]> {
    const written = cookieOf(request, cookie);
    if (written === undefined || !this.isOn || written.length > cookieBytes) return [];
    const texts = written.split(separator).slice(0, MOST_OVERRIDES);
    const found = await Promise.all(
      texts.map(async (text) => {
        const signed = readOverrideText(text);
        return signed && this.trust(signed, request).catch(unlessUntrusted);
      }),
    );
    return found.filter((each) => each !== undefined);
  }

  /** The same for a page, which takes from the browser what it may not use any more. */
  async forPage(request: FastifyRequest, reply: FastifyReply): Promise<readonly AcceptedOverride[]> {
    const accepted = await this.of(request);
    const written = cookieOf(request, cookie);
    if (written !== undefined && written !== textOf(accepted)) keep(accepted, request, reply);
    return accepted;
  }
}

const textOf = (accepted: readonly AcceptedOverride[]): string =>
  accepted.map(({ signed }) => overrideText(signed)).join(separator);

function unlessUntrusted(cause: unknown): undefined {
  if (!(cause instanceof Untrusted)) throw cause;
}

/**
 * The browser has these from now on, until the last of them expires. `Lax`: a page that is opened by a link elsewhere has
 * them too, as every other page of the site.
 */
export function keep(accepted: readonly AcceptedOverride[], request: FastifyRequest, reply: FastifyReply): void {
  const end = Math.max(0, ...accepted.map(({ override }) => override.expiresAt - Date.now()));
  const secure = isLocalHost(hostOf(request)) ? secureBy(request) : '; Secure';
  const attributes = `Path=/; Max-Age=${Math.ceil(end / 1_000)}; HttpOnly; SameSite=Lax${secure}`;
  reply.header('Set-Cookie', `${cookie}=${textOf(accepted)}; ${attributes}`);
}
