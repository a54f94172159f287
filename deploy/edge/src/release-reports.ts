import { networkOf } from '@tessera/shared/networks';
import { loadSteps, MOST_REPORTED_PARTS, type PageReport, type ReleaseReport } from '@tessera/shared/registry';
import type { Decision } from '@tessera/shared/registry/resolve';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refuse } from './failures.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import type { Overrides } from './overrides.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import type { LiveState } from './releases/source.ts';
import { subjectOf } from './subject.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';
import { spanMs, VisitorCounts } from './visitor-counts.ts';
import { visitorOf } from './visitors.ts';

const part = v.pipe(v.string(), v.maxLength(100));
const release = {
  remote: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,80}$/)),
};
const pageReport: v.GenericSchema<unknown, PageReport> = v.union([
  v.strictObject({ ...release, used: v.pipe(v.array(part), v.maxLength(MOST_REPORTED_PARTS)) }),
  v.strictObject({
    ...release,
    step: v.picklist(loadSteps),
    part: v.optional(part),
    id: v.pipe(v.string(), v.regex(/^\w{1,12}$/)),
  }),
]);

const bodyBytes = 16_384;
/** Reports of one address in {@link spanMs}: many visitors can have it, and none of them may keep the edge busy. */
const mostPerAddress = 500;
const mostAddresses = 50_000;
const sendMs = 2_000;

/** Counts what becomes of canaries in pages, and reports it to the registry, which takes one back that fails too often. */
export class ReleaseReports {
  readonly #send: (report: ReleaseReport) => Promise<void>;
  readonly #current: () => Pick<LiveState, 'channel' | 'release'>;
  readonly #now: () => number;
  readonly #counts = new Map<string, VisitorCounts>();
  /** Since when the registry has taken none, by release. */
  readonly #away = new Map<string, number>();
  /** When each release last failed in a page at the edge. */
  readonly #failedHere = new Map<string, number>();
  readonly #perAddress = new Map<string, number>();
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(
    send: (report: ReleaseReport) => Promise<void>,
    current: () => Pick<LiveState, 'channel' | 'release'>,
    now: () => number = () => performance.now(),
  ) {
    this.#send = send;
    this.#current = current;
    this.#now = now;
    this.#timers = [
      setInterval(() => void this.flush(), sendMs).unref(),
      setInterval(() => this.#perAddress.clear(), spanMs).unref(),
    ];
  }

  /** False if this address has reported too often. */
  mayReport(address: string): boolean {
    const network = networkOf(address);
    const count = (this.#perAddress.get(network) ?? 0) + 1;
    this.#perAddress.set(network, count);
    if (this.#perAddress.size > mostAddresses) this.#perAddress.delete(this.#perAddress.keys().next().value as string);
    return count <= mostPerAddress;
  }

  /** Counts a report of a visitor who has that canary. */
  count(report: PageReport, subject: string): void {
    const counts = this.#countsOf(report.remote, report.version);
    if ('used' in report) counts.used(subject, report.used, this.#now());
    else counts.failed(subject, report.part, report.step, this.#now());
  }

  /**
   * Notes the releases that failed in a page at the edge, and counts the canaries among them as if they had failed in the visitor's
   * browser.
   */
  countRendered(failed: readonly string[], decisions: readonly Decision[], subject: string, address: string): void {
    for (const { id, version, because } of decisions) {
      if (version === undefined || !failed.includes(id)) continue;
      this.#failedHere.set(`${id} ${version}`, this.#now());
      if (because !== 'canary') continue;
      // A visitor without a cookie is another one each time, so that only the limit of the address holds.
      if (this.mayReport(address)) this.#countsOf(id, version).failed(subject, undefined, 'render', this.#now());
    }
  }

  /** The releases, stable ones too, that failed in a page at the edge in the last {@link spanMs}. */
  notRendered(): readonly { readonly remote: string; readonly version: string }[] {
    return [...this.#failedHere].flatMap(([name, at]) => {
      const [remote = '', version = ''] = name.split(' ');
      return at > this.#now() - spanMs ? [{ remote, version }] : [];
    });
  }

  /** Sends what was counted. What the registry does not take is sent later, but for what is too old to be judged. */
  async flush(): Promise<void> {
    for (const [name, counts] of [...this.#counts]) {
      const [remote = '', version = ''] = name.split(' ');
      const taken = this.#isRunning(remote, version) ? counts.take() : this.#forget(name);
      if (!taken) continue;
      try {
        await this.#send({ remote, version, ...taken });
        this.#away.delete(name);
      } catch (cause) {
        const since = this.#away.get(name) ?? this.#now();
        if (!this.#away.has(name))
          console.error(`[edge] the registry did not take the report of ${name}: ${String(cause)}`);
        this.#away.set(name, since);
        if (since > this.#now() - spanMs) counts.giveBack(taken);
        else this.#forget(name);
      }
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #countsOf(remote: string, version: string): VisitorCounts {
    const name = `${remote} ${version}`;
    const parts = this.#current().release(remote, version)?.parts ?? {};
    const counts = this.#counts.get(name) ?? new VisitorCounts((key) => Object.hasOwn(parts, key));
    this.#counts.set(name, counts);
    return counts;
  }

  #isRunning(remote: string, version: string): boolean {
    const { remotes } = this.#current().channel;
    const canary = Object.hasOwn(remotes, remote) ? remotes[remote]?.canary : undefined;
    return canary?.version === version && !canary.halted;
  }

  /** Whoever saw it fail counts again if it is tried again. */
  #forget(name: string): undefined {
    this.#counts.delete(name);
    this.#away.delete(name);
  }
}

interface ReportParts {
  readonly operator: OperatorLink;
  readonly releases: ReleaseStore;
  readonly overrides: Overrides;
  readonly reports: ReleaseReports;
}

/** Takes the reports of pages. */
export function serveReports(app: FastifyInstance, { operator, releases, overrides, reports }: ReportParts): void {
  /** The visitor, if this canary is what the visitor's pages get: nobody else can say anything of it. */
  const visitorWith = async (request: FastifyRequest, { remote, version }: PageReport): Promise<string | undefined> => {
    const subject = subjectOf(request);
    const merchant = subject && (await operator.merchantOf(hostOf(request)));
    if (!merchant) return undefined;
    const operatorBoot = await operator.boot(merchant.code, ipOf(request));
    const visitor = await visitorOf(request, merchant.code, operatorBoot, overrides);
    const decision = releases.for(visitor).decisions.find(({ id }) => id === remote);
    return decision?.because === 'canary' && decision.version === version ? subject : undefined;
  };

  app.post('/edge/reports', { errorHandler: refuseWithoutOperator }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (body.length > bodyBytes) return refuse(reply, 413, 'request.too.large');
    const read = v.safeParse(pageReport, parsed(body.toString()));
    if (!read.success) return refuse(reply, 400, 'request.invalid');
    const report = read.output;
    // Of releases that no page can have, nothing is counted.
    if (!releases.source.current().release(report.remote, report.version)) return reply.code(204).send();
    if (!reports.mayReport(ipOf(request))) return refuse(reply, 429, 'request.too.frequent');
    if ('step' in report) request.log.warn(`${report.remote} ${report.version} failed at ${report.step} in a page`);
    const subject = await visitorWith(request, report);
    if (subject) reports.count(report, subject);
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
