import { createHash } from 'node:crypto';
import type { Decision } from '@tessera/shared/registry/resolve';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { refuse } from './failures.ts';
import { ipOf } from './hosts.ts';
import type { ReleaseReport } from './releases/registry-client.ts';
import type { ReleaseStore } from './releases/release-store.ts';

const steps = ['registry', 'integrity', 'download', 'share', 'contract', 'render'] as const;

/** What a page says of a release that failed in it: nothing of who saw it. */
const failure = v.object({
  remote: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,80}$/)),
  step: v.picklist(steps),
  id: v.pipe(v.string(), v.regex(/^\w{1,12}$/)),
});
type Failure = v.InferOutput<typeof failure>;

const bodyBytes = 1_024;
/** Failures of one address that are counted in {@link windowMs}: a page reports few, and nobody may report for all. */
const mostPerAddress = 20;
const windowMs = 10 * 60_000;
const sendMs = 2_000;

interface Seen {
  loads: number;
  readonly failures: Map<string, number>;
  readonly subjects: Set<string>;
}

/** Counts what becomes of releases in pages, and reports it to the registry, which takes a canary back that fails too often. */
export class ReleaseReports {
  readonly #send: (report: ReleaseReport) => Promise<void>;
  readonly #seen = new Map<string, Seen>();
  readonly #perAddress = new Map<string, number>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(send: (report: ReleaseReport) => Promise<void>) {
    this.#send = send;
    this.#timers = [
      setInterval(() => void this.flush(), sendMs).unref(),
      setInterval(() => this.#perAddress.clear(), windowMs).unref(),
    ];
  }

  /** A page got these releases. Only those of canaries are counted: nothing else is taken back by itself. */
  loaded(decisions: readonly Decision[]): void {
    for (const { id, version, because } of decisions)
      if (because === 'canary' && version !== undefined) this.#of(id, version).loads += 1;
  }

  /** A release failed in a page of that address; false if it has reported too often. */
  failed({ remote, version, step }: Failure, address: string): boolean {
    const count = (this.#perAddress.get(address) ?? 0) + 1;
    this.#perAddress.set(address, count);
    if (count > mostPerAddress) return false;
    const seen = this.#of(remote, version);
    seen.failures.set(step, (seen.failures.get(step) ?? 0) + 1);
    // An address that nobody can choose freely, as a cookie could be; the registry only has to see that they differ.
    seen.subjects.add(createHash('sha256').update(address).digest('base64url').slice(0, 16));
    return true;
  }

  /** Sends what was counted; what could not be sent is forgotten, because the same failures come again. */
  async flush(): Promise<void> {
    const all = [...this.#seen];
    this.#seen.clear();
    for (const [name, { loads, failures, subjects }] of all) {
      const [remote = '', version = ''] = name.split(' ');
      const counted = { loads, failures: Object.fromEntries(failures), subjects: [...subjects] };
      await this.#send({ remote, version, ...counted }).catch((cause: unknown) =>
        console.error(`[edge] the registry did not take the report of ${name}: ${String(cause)}`),
      );
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #of(remote: string, version: string): Seen {
    const name = `${remote} ${version}`;
    const seen = this.#seen.get(name) ?? { loads: 0, failures: new Map(), subjects: new Set() };
    this.#seen.set(name, seen);
    return seen;
  }
}

/** Takes the reports of pages. */
export function serveReports(app: FastifyInstance, releases: ReleaseStore, reports: ReleaseReports): void {
  app.post('/edge/reports', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (body.length > bodyBytes) return refuse(reply, 413, 'request.too.large');
    const read = v.safeParse(failure, parsed(body.toString()));
    if (!read.success) return refuse(reply, 400, 'request.invalid');
    const { remote, version, step } = read.output;
    // Of releases that no page can have, nothing is counted.
    if (!releases.source.current().release(remote, version)) return reply.code(204).send();
    if (!reports.failed(read.output, ipOf(request))) return refuse(reply, 429, 'request.too.frequent');
    request.log.warn(`${remote} ${version} failed at ${step} in a page`);
    return reply.code(204).send();
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
