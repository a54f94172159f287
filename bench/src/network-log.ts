import type { CDPSession } from 'playwright-core';

interface Entry {
  readonly url: string;
  readonly type: string;
  readonly depth: number;
  /** When it was asked for, ms since 1970. */
  readonly atMs: number;
  bytes: number;
}

type Stack = { readonly callFrames: readonly { readonly url: string }[]; readonly parent?: Stack };
type Initiator = { readonly type: string; readonly url?: string; readonly stack?: Stack };

/** URLs of all scripts in the call stack of a request. */
function scriptsOf(stack: Stack | undefined): string[] {
  return stack ? [...stack.callFrames.map(({ url }) => url), ...scriptsOf(stack.parent)] : [];
}

/** The requests of a page: how much was transferred, and the longest chain of dependent requests. */
export class NetworkLog {
  readonly #entries = new Map<string, Entry>();
  readonly #depths = new Map<string, number>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
      if (request.url.startsWith('data:')) return;
      // Requests of the document itself (also preloads) are the first round; requests of a script are one round after
      // that script.
      const parents = [...scriptsOf(initiator.stack as Stack | undefined), (initiator as Initiator).url ?? ''].map(
        (url) => this.#depths.get(url) ?? 0,
      );
      const isDocument = type === 'Document';
      const asked = isDocument ? 0 : initiator.type === 'script' ? Math.max(0, ...parents) + 1 : 1;
      // A preloaded file that a script uses later keeps its first round.
      const depth = Math.min(asked, this.#depths.get(request.url) ?? asked);
      this.#depths.set(request.url, depth);
      this.#entries.set(requestId, { url: request.url, type: type ?? 'Other', depth, atMs: wallTime * 1000, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = this.#entries.get(requestId);
      if (entry) entry.bytes = encodedDataLength;
    });
  }

  /** URLs of what came over the network, and not from the browser's cache. */
  transferred(): readonly string[] {
    return [...this.#entries.values()].filter(({ bytes }) => bytes > 0).map(({ url }) => url);
  }

  /** What was asked for, up to that time if one is given (ms since 1970). */
  summary(untilMs = Number.POSITIVE_INFINITY): {
    requests: number;
    bytes: number;
    scriptBytes: number;
    chain: number;
    codeChain: number;
  } {
    const entries = [...this.#entries.values()].filter(
      ({ url, type, atMs }) => atMs <= untilMs && type !== 'EventSource' && !url.includes('/edge/live'),
    );
    const sum = (list: readonly Entry[]): number => list.reduce((total, { bytes }) => total + bytes, 0);
    const scripts = entries.filter(({ type }) => type === 'Script');
    const code = entries.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
    return {
      requests: entries.length,
      bytes: sum(entries),
      scriptBytes: sum(scripts),
      chain: Math.max(0, ...entries.map(({ depth }) => depth)),
      codeChain: Math.max(0, ...code.map(({ depth }) => depth)),
    };
  }
}
