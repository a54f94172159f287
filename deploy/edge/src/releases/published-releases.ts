import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseReport, Signed, SignedState } from '@tessera/shared/registry';
import { type TrustedState, trustRelease, trustState, trustStatement, Untrusted } from '@tessera/shared/registry/trust';
import { readKeyFile } from '../../../registry/src/service/private-keys.ts';
import { Mirror } from './mirror.ts';
import { readRecord } from './read-record.ts';
import { NotPublished, RegistryClient } from './registry-client.ts';
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

const expiryCheckMs = 3_600_000;
/** The registry renews its documents every day. */
const expiryWarningHours = 7 * 24;

/** Releases that were published to a registry. What was live last stays live while the registry is away. */
export class PublishedReleases implements ReleaseSource {
  readonly #settings: Required<Omit<Settings, 'keyFile'>> & Pick<Settings, 'keyFile'>;
  readonly #mirror: Mirror;
  readonly #registry: RegistryClient;
  readonly #watchers = new Set<() => void>();
  readonly #stop = new AbortController();
  /** Releases that are no longer live, by `id/version`: whether they are sent. Valid until the next documents. */
  readonly #old = new Map<string, Promise<boolean>>();
  #askedSince = Number.NEGATIVE_INFINITY;
  #asked = 0;
  #trusted: TrustedState | undefined;
  /** Whether a release that the channel names is not here: it is tried again at the next sign of the registry. */
  #isIncomplete = false;
  #current: LiveState | undefined;
  #expiryTimer: NodeJS.Timeout | undefined;

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
    this.#expiryTimer = setInterval(() => this.#warnOfExpiry(), expiryCheckMs).unref();
  }

  /** Pages refuse every release once their documents have expired. */
  #warnOfExpiry(): void {
    const { channel, keys } = this.#trusted ?? {};
    const expiresAt = Math.min(
      channel?.expiresAt ?? Number.POSITIVE_INFINITY,
      keys?.expiresAt ?? Number.POSITIVE_INFINITY,
    );
    const hours = Math.round((expiresAt - this.#settings.now()) / 3_600_000);
    if (hours < expiryWarningHours)
      console.error(`[edge] the documents of the registry expire in ${hours} hours, and no newer ones have come`);
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

  async maySend(id: string, version: string): Promise<boolean> {
    // Without awaiting anything: these are nearly all requests.
    if (this.#current?.release(id, version)) return true;
    const name = `${id}/${version}`;
    const asked =
      this.#old.get(name) ??
      this.#isTrustedOld(id, version).catch((cause: unknown) => {
        console.error(`[edge] the release ${name} is not sent: ${String(cause)}`);
        // What the registry has not, and what nobody trusts, stays so until the next documents; a failure does not.
        if (!(cause instanceof NotPublished || cause instanceof Untrusted)) this.#old.delete(name);
        return false;
      });
    if (this.#old.size > 1_000) this.#old.clear();
    this.#old.set(name, asked);
    return asked;
  }

  /** Rejects if it cannot be had. */
  async #isTrustedOld(id: string, version: string): Promise<boolean> {
    const keys = this.#trusted?.keys;
    if (!keys) return false;
    const trust = (statement: Signed) => trustStatement(statement, id, keys);
    if (!this.#mirror.has(id, version)) {
      if (!this.#mayAsk()) throw new Error(`More than ${oldPerMinute} old releases were asked for in a minute.`);
      await this.#mirror.fetch(this.#registry, id, version, trust);
      return true;
    }
    // Its key may have been revoked since it was fetched.
    await trust(this.#mirror.statement(id, version));
    return true;
  }

  /** Anybody can ask for files of any release, and each that is not here is a call of the registry. */
  #mayAsk(): boolean {
    const now = performance.now();
    if (now - this.#askedSince > 60_000) [this.#askedSince, this.#asked] = [now, 0];
    this.#asked += 1;
    return this.#asked <= oldPerMinute;
  }

  close(): void {
    clearInterval(this.#expiryTimer);
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
        // Where only the stream is refused, the documents still come.
        await this.#update().catch(() => undefined);
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
    this.#keepShell(releases, trusted);
    this.#trusted = trusted;
    this.#current = {
      signed,
      ownerKeys,
      channel: trusted.channel,
      keys: trusted.keys,
      release: (id, version) => releases.get(`${id}/${version}`),
    };
    this.#old.clear();
    for (const watcher of this.#watchers) watcher();
    return trusted;
  }

  /**
   * Without any release of the shell that is trusted, the one that is served stays: a key that was revoked must not keep this
   * edge from learning what else was killed.
   */
  #keepShell(releases: Map<string, ServedRelease>, { channel }: TrustedState): void {
    if ([...releases.values()].some(({ id }) => id === 'shell')) return;
    const kept = Object.keys(channel.remotes.shell?.statements ?? {}).flatMap(
      (version) => this.#current?.release('shell', version) ?? [],
    );
    if (kept.length === 0) throw new Error('No release of the shell can be used.');
    console.error('[edge] no release of the shell is trusted any more; the one that is served stays');
    for (const release of kept) releases.set(`shell/${release.version}`, release);
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
