import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FailureTexts, Mounted, PageOverride, RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import { type Decision, fallbackOf, resolve } from '@tessera/shared/registry/resolve';
import { type SwitchNode, SwitchSet } from '@tessera/shared/switches';
import { integrityOf } from '../../../registry/src/file-names.ts';
import type { AcceptedOverride } from '../overrides.ts';
import { withMissingOff, withMissingOn } from './effective-switches.ts';
import type { LiveState, ReleaseSource, ServedRelease } from './source.ts';

/** The releases of one page. */
export interface Releases {
  readonly shell: ServedRelease<ShellRelease>;
  /** Those that are live for the visitor, in menu order. */
  readonly remotes: readonly ServedRelease<RemoteRelease>[];
  readonly decisions: readonly Decision[];
  /** The visitor's own releases. `remotes` has the published one of each: what a page uses without the developer's. */
  readonly overrides: readonly PageOverride[];
  /** The merchant's switches, with those remotes off that have no release. */
  readonly switches: readonly SwitchNode[];
  readonly state: LiveState;
}

/** Whose page it is. */
export interface Visitor {
  /** The merchant's code. */
  readonly merchant: string;
  /** As the merchant has set them. */
  readonly switches: readonly SwitchNode[];
  readonly subject: string;
  readonly overrides?: readonly AcceptedOverride[];
}

/** A decision, and the release that it comes to. */
interface Served {
  readonly decision: Decision;
  readonly release?: ServedRelease | undefined;
}

/** More than the pages of a few sets of releases have. */
const mostStyleTexts = 500;
/** Other files, by addresses that begin at that of the style sheet; a backslash may hide one. */
const namesFiles = /url\(|@import|image-set\(|src\(|\\/i;

/** Whoever is not known: the same share of a canary at every page. */
const nobody: Visitor = { merchant: '', switches: [], subject: '' };

/** The releases of this edge, by visitor, and what the edge itself shows of the shell's. */
export class ReleaseStore {
  readonly source: ReleaseSource;
  readonly #styleTexts = new Map<string, string | undefined>();
  readonly #themes = new Map<string, string>();
  readonly #failureTexts = new Map<string, FailureTexts>();

  constructor(source: ReleaseSource) {
    this.source = source;
  }

  /** What a visitor's page gets. In the place of a release that could not be fetched, it gets an earlier one. */
  for({ merchant, switches, subject, overrides: accepted = [] }: Visitor): Releases {
    const state = this.source.current();
    const overrides = accepted.map(({ override }) => override);
    const own = overrides.map(({ remote }) => remote);
    // Whoever develops a remote wants to see it, though no merchant has asked for it yet.
    const tree = withMissingOn(switches, state.isDevelopment ? Object.keys(state.channel.remotes) : own);
    const wanted = resolve(state.channel, { merchant, switches: new SwitchSet(tree), subject, overrides });
    const served = wanted.map((decision) => this.#served(state, decision, merchant));
    const decisions = served.map(({ decision }) => decision);
    const releases = served.flatMap(({ release }) => release ?? []);
    const shell = releases.find(isShell);
    if (!shell) throw new Error('No release of the shell is live.');
    const effective = withMissingOff(tree, decisions);
    return {
      ...{ shell, remotes: releases.filter(isRemote), decisions, switches: effective, state },
      overrides: accepted.map(({ signed, override: { remote } }) => ({
        signed,
        because: decisions.find(({ id }) => id === remote)?.because ?? 'none',
      })),
    };
  }

  /** Versions of a visitor's releases by id, as the edge has them: of a developer's own, the published one. */
  static versions({ decisions, remotes }: Releases): Readonly<Record<string, string>> {
    return Object.fromEntries(
      decisions.flatMap(({ id, version, override }) => {
        const published = override && remotes.find((release) => release.id === id)?.version;
        return version ? [[id, published ?? version]] : [];
      }),
    );
  }

  /** What a page of nobody in particular gets: for what the edge itself shows. */
  forNobody(): Releases {
    return this.for(nobody);
  }

  /** The release of a remote that replaces one that failed in a visitor's page. */
  fallbackFor(id: string, failed: string, merchant: string): ServedRelease<RemoteRelease> | undefined {
    const found = this.#earlier(this.source.current(), id, failed, merchant);
    return found && isRemote(found) ? found : undefined;
  }

  /** Languages that the shell has messages in. */
  languages(): readonly string[] {
    return Object.keys(this.forNobody().shell.locales.shell ?? {});
  }

  /** A file of a release, from this edge's folder. */
  readFile({ base }: Pick<ServedRelease, 'base'>, file: string): Promise<string> {
    return readFile(this.#pathOf(base, file), 'utf8');
  }

  /** The style sheet of a brand's theme, which a page has in its HTML: its first paint waits for no other file. */
  theme({ base, parts }: Mounted<ShellRelease>, brand: string): string {
    const files = (parts[`theme-${brand}`]?.css ?? []).map((file) => this.#pathOf(base, file));
    const name = files.join();
    const text = this.#themes.get(name) ?? files.map((file) => readFileSync(file, 'utf8')).join('');
    this.#themes.set(name, text);
    return text;
  }

  /**
   * The text of a style sheet at its address, for the HTML of a page. Undefined where the browser has to load the file itself:
   * it has not this hash, or it names others by addresses that begin at its own.
   */
  styleText(href: string, integrity: string): string | undefined {
    const key = `${href} ${integrity}`;
    if (this.#styleTexts.has(key)) return this.#styleTexts.get(key);
    let text: string;
    try {
      text = readFileSync(this.#pathOf(href, ''), 'utf8');
    } catch (cause) {
      // The page comes without it, and its browser asks for the file.
      console.error(`[edge] a style sheet could not be read: ${String(cause)}`);
      return undefined;
    }
    // Not remembered: the file may be fetched again.
    if (integrityOf(text) !== integrity) return undefined;
    const usable = namesFiles.test(text) ? undefined : text;
    // Those of earlier releases are not asked for again.
    if (this.#styleTexts.size >= mostStyleTexts) this.#styleTexts.clear();
    this.#styleTexts.set(key, usable);
    return usable;
  }

  /** The texts of a page that cannot start, in one language; without that language's, in Korean. */
  failureTexts(language: string): FailureTexts {
    return this.#texts(this.forNobody().shell, language, 'bootFailure');
  }

  /** A shell's texts of a page without a network, likewise. A release from before there were any has those of a failed start. */
  offlineTexts(shell: Mounted<ShellRelease>, language: string): FailureTexts {
    return this.#texts(shell, language, 'offline');
  }

  #texts({ base, locales }: Mounted<ShellRelease>, language: string, group: 'bootFailure' | 'offline'): FailureTexts {
    const shown = locales.shell?.[language] ? language : 'ko';
    const file = this.#pathOf(base, locales.shell?.[shown] ?? '');
    const key = `${group} ${file}`;
    const known = this.#failureTexts.get(key);
    if (known) return known;
    type Texts = Omit<FailureTexts, 'language'>;
    const messages = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly bootFailure: Texts;
      readonly offline?: Texts;
    };
    const texts = { language: shown, ...(messages[group] ?? messages.bootFailure) };
    this.#failureTexts.set(key, texts);
    return texts;
  }

  /** A decision with its release; with an earlier one, or without any, it says so. */
  #served(state: LiveState, decision: Decision, merchant: string): Served {
    const { id, version, override } = decision;
    if (version === undefined) return { decision };
    const release = state.release(id, version) ?? this.#earlier(state, id, version, merchant);
    // A developer's own release is not here: the published one is what the page uses without it.
    if (override || release?.version === version) return { decision, release };
    return { decision: { ...decision, because: 'stable', version: release?.version }, release };
  }

  #earlier({ channel, release }: LiveState, id: string, failed: string, merchant: string): ServedRelease | undefined {
    // Anybody can ask for any name.
    const entry = Object.hasOwn(channel.remotes, id) ? channel.remotes[id] : undefined;
    const version = entry && fallbackOf(entry, failed, merchant, (one) => release(id, one) !== undefined);
    return version === undefined ? undefined : release(id, version);
  }

  #pathOf(base: string, file: string): string {
    return base.replace('/assets', this.source.folder) + file;
  }
}

const isShell = (release: ServedRelease): release is ServedRelease<ShellRelease> => release.id === 'shell';
const isRemote = (release: ServedRelease): release is ServedRelease<RemoteRelease> => release.id !== 'shell';
