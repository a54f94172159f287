import { setTimeout as wait } from 'node:timers/promises';
import type { SignedState } from '@tessera/shared/registry';
import { type TrustedState, trustRelease, trustState, trustStatement } from '@tessera/shared/registry/trust';
import { readKeyFile } from '../../../registry/src/service/private-keys.ts';
import { Mirror } from './mirror.ts';
import { readRecord } from './read-record.ts';
import { RegistryClient, type ReleaseReport } from './registry-client.ts';
import type { LiveState, ReleaseSource, ServedRelease } from './source.ts';

interface Settings {
  /** Folder in which everything from the registry is kept. */
  readonly folder: string;
  readonly registryUrl: string;
  readonly channel: string;
  /** Public keys of the registry's owner, in base64url. */
  readonly ownerKeys: readonly string[];
  /** File of the private key with which this edge signs its reports; without it, it sends none. */
  readonly keyFile?: string | undefined;
  readonly now?: () => number;
  /** Pause after a failure, and the longest time without a sign of the registry before it is asked anyway. */
  readonly retryMs?: number;
  readonly silentMs?: number;
}

/** How many releases that are no longer live are fetched in a minute. */
const oldPerMinute = 30;

/** Releases that were published to a registry. What was live last stays live while the registry is away. */
export class PublishedReleases implements ReleaseSource {
  readonly #settings: Required<Omit<Settings, 'keyFile'>> & Pick<Settings, 'keyFile'>;
  readonly #mirror: Mirror;
  readonly #registry: RegistryClient;
  readonly #watchers = new Set<() => void>();
  readonly #stop = new AbortController();
  /** Old releases that the registry does not have, so that nobody can make this edge ask again and again. */
  readonly #unknown = new Set<string>();
  #askedSince = Number.NEGATIVE_INFINITY;
  #asked = 0;
  #trusted: TrustedState | undefined;
  /** Whether a release that the channel names is not here: it is tried again at the next sign of the registry. */
  #isIncomplete = false;
  #current: LiveState | undefined;

  constructor(settings: Settings) {
    this.#settings = { now: Date.now, retryMs: 500, silentMs: 45_000, ...settings };
    this.#mirror = new Mirror(settings.folder);
    this.#registry = new RegistryClient(settings.registryUrl);
  }

  get folder(): string {
    return this.#mirror.folder;
  }

  /**
   * Starts with what is in the folder, or with what the registry says if that is nothing, and follows the registry from
   * then on. Throws if neither can be used.
   */
  async start(): Promise<void> {
    const kept = this.#mirror.state();
    if (kept)
      await this.#use(kept).catch((cause: unknown) => console.error(`[edge] the kept releases are unusable: ${cause}`));
    if (!this.#current) await this.#update();
    void this.#follow();
  }

  current(): LiveState {
    if (!this.#current) throw new Error('No release is live yet.');
    return this.#current;
  }

  onChange(changed: () => void): () => void {
    this.#watchers.add(changed);
    // Without an answer: a hook that ends this way would take it for an error.
    return () => void this.#watchers.delete(changed);
  }

  async fetchOld(id: string, version: string): Promise<boolean> {
    if (this.#mirror.has(id, version)) return true;
    const name = `${id}/${version}`;
    const keys = this.#trusted?.keys;
    if (!keys || this.#unknown.has(name) || !this.#mayAsk()) return false;
    try {
      await this.#mirror.fetch(this.#registry, id, version, (statement) => trustStatement(statement, id, keys));
      return true;
    } catch (cause) {
      console.error(`[edge] the release ${name} could not be fetched: ${String(cause)}`);
      if (this.#unknown.size > 1_000) this.#unknown.clear();
      this.#unknown.add(name);
      return false;
    }
  }

  /** Anybody can ask for files of any release, and each that is not here is a call of the registry. */
  #mayAsk(): boolean {
    const now = performance.now();
    if (now - this.#askedSince > 60_000) [this.#askedSince, this.#asked] = [now, 0];
    this.#asked += 1;
    return this.#asked <= oldPerMinute;
  }

  close(): void {
    this.#stop.abort();
  }

  async report(report: ReleaseReport): Promise<void> {
    const { keyFile, channel } = this.#settings;
    if (keyFile === undefined) return;
    await this.#registry.report(channel, report, await readKeyFile(keyFile));
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    for (let isBroken = false; !signal.aborted; ) {
      try {
        for await (const _ of this.#signs()) {
          await this.#update();
          if (isBroken) console.error('[edge] the registry is back');
          isBroken = false;
        }
      } catch (cause) {
        if (signal.aborted) return;
        if (!isBroken) console.error(`[edge] the registry is not used, the last releases stay: ${String(cause)}`);
        isBroken = true;
      }
      await wait(this.#settings.retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Every sign of the registry; throws when it has been silent for too long. */
  async *#signs(): AsyncGenerator<void> {
    const line = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, line.signal]);
    const restart = () => setTimeout(() => line.abort(new Error('The registry is silent.')), this.#settings.silentMs);
    let silence = restart();
    try {
      for await (const sign of this.#registry.changes(this.#settings.channel, signal)) {
        clearTimeout(silence);
        silence = restart();
        if (sign === 'changed' || this.#isIncomplete) yield;
      }
    } finally {
      clearTimeout(silence);
    }
  }

  async #update(): Promise<void> {
    const state = await this.#registry.state(this.#settings.channel);
    const known = this.#trusted;
    const trusted = await this.#use(state);
    if (known && known.channel.serial === trusted.channel.serial && known.keys.serial === trusted.keys.serial) return;
    this.#mirror.keepState(state);
  }

  /** Makes documents current once all their releases are here and checked. */
  async #use(signed: SignedState): Promise<TrustedState> {
    const { ownerKeys, channel, now } = this.#settings;
    const seen = { keys: this.#trusted?.keys.serial ?? 0, channel: this.#trusted?.channel.serial ?? 0 };
    const known = this.#trusted?.keys.successions;
    const trusted = await trustState(signed, { ownerKeys, known, channel, now: now(), seen });
    const isSame = seen.channel === trusted.channel.serial && seen.keys === trusted.keys.serial;
    if (this.#current && isSame && !this.#isIncomplete) return trusted;

    const releases = new Map<string, ServedRelease>();
    this.#isIncomplete = false;
    for (const [id, { statements }] of Object.entries(trusted.channel.remotes))
      for (const version of Object.keys(statements)) {
        // One release that cannot be had must not hold up the others: its remote stays at an earlier one.
        const release = await this.#release(id, version, trusted).catch((cause: unknown) => {
          console.error(`[edge] ${id} ${version} is not used: ${String(cause)}`);
          this.#isIncomplete = true;
          return undefined;
        });
        if (release) releases.set(`${id}/${version}`, release);
      }
    if (![...releases.values()].some(({ id }) => id === 'shell'))
      throw new Error('No release of the shell can be used.');
    this.#trusted = trusted;
    this.#current = {
      signed,
      ownerKeys,
      channel: trusted.channel,
      keys: trusted.keys,
      release: (id, version) => releases.get(`${id}/${version}`),
    };
    this.#unknown.clear();
    for (const watcher of this.#watchers) watcher();
    return trusted;
  }

  async #release(id: string, version: string, trusted: TrustedState): Promise<ServedRelease> {
    const known = this.#current?.release(id, version);
    const trust = (statement: NonNullable<ServedRelease['statement']>) =>
      trustRelease(statement, { id, version }, trusted);
    await this.#mirror.fetch(this.#registry, id, version, trust);
    const statement = this.#mirror.statement(id, version);
    // Also one that was fetched earlier: its key may have been revoked since.
    await trust(statement);
    return known ?? readRecord(this.#mirror.folder, id, version, statement);
  }
}
