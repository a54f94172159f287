import type { ChannelDocument } from '@tessera/shared/registry';
import { audiencesOf, type VersionedAudience } from './audiences.ts';
import { type Audience, type Break, breaksIn, isHigher, oversizedParts, type ReleaseOnPage } from './breaks.ts';
import { applyCommand, type Command, type NamedRelease } from './channel-commands.ts';
import { unsatisfiable } from './fitting.ts';
import { readRecord } from './live-releases.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';

/** What breaks others is only allowed to the owner of the registry, and only to a new major version. */
export interface Allowed {
  readonly allowBreaking: boolean;
}

type Remotes = ChannelDocument['remotes'];

/** A channel before and after a command. */
interface Change {
  readonly before: Remotes;
  readonly after: Remotes;
}

const sentence = ({ remote, version, what, merchants }: Break): string =>
  `${remote} ${version}: ${what} (${merchants.join(', ')})`;

/** Compares what is to be published or promoted with what is live, and refuses what would break it. */
export class Gate {
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** Before a release is published: as if it were promoted alone. `sizeOf` is in bytes, as a file is sent. */
  async checkRelease(release: ReleaseOnPage, sizeOf: (path: string) => number, allowed: Allowed): Promise<void> {
    const { id: remote, version } = release;
    const { remotes: before } = await this.#registry.channel('stable');
    const hashes = new Map([[`${remote}@${version}`, 'of a release that is not published yet']]);
    const after = applyCommand(before, { kind: 'promote', releases: [{ remote, version }] }, { at: 0, hashes });
    const audiences = await this.#read(audiencesOf(before, after), release);
    const everybody = audiences.find(({ merchant, canary }) => merchant === undefined && canary === undefined);
    const isMajor = isHigher(version, everybody?.before.get(remote));
    const own = (what: string, isAllowed: boolean) => ({
      ...{ remote, version, what, merchants: ['every merchant'], isMajor: isAllowed },
    });
    const incompatibility = unsatisfiable(release, await this.#registry.documents.versions('shell'));
    refuseBreaks(
      [
        ...breaksIn(audiences, 'published'),
        ...(incompatibility ? [own(incompatibility.what, incompatibility.isRange && isMajor)] : []),
        ...oversizedParts(release, sizeOf).map((what) => own(what, isMajor)),
      ],
      allowed,
    );
  }

  /**
   * Before a command changes a channel. What only takes back or stops is never refused: answers as warnings what does not fit
   * together after it.
   */
  async checkCommand(command: Command, { before, after }: Change, allowed: Allowed): Promise<readonly string[]> {
    switch (command.kind) {
      case 'promote':
      case 'canary':
      case 'pin':
        refuseBreaks(breaksIn(await this.#read(audiencesOf(before, after)), 'live'), allowed);
        return [];
      case 'rollback':
      case 'unpin':
      case 'revive': {
        const audiences = audiencesOf(before, after, { withoutKilled: command.kind === 'revive' });
        return breaksIn(await this.#read(audiences), 'back').map(sentence);
      }
      default:
        return [];
    }
  }

  /** `unpublished` is not in the store yet. */
  async #read(audiences: readonly VersionedAudience[], unpublished?: ReleaseOnPage): Promise<readonly Audience[]> {
    const records = new Map<string, Promise<ReleaseOnPage>>();
    const read = ({ remote, version }: NamedRelease): Promise<ReleaseOnPage> => {
      if (unpublished?.id === remote && unpublished.version === version) return Promise.resolve(unpublished);
      const name = `${remote}@${version}`;
      const reading = records.get(name) ?? readRecord(this.#registry, remote, version);
      records.set(name, reading);
      return reading;
    };
    const page = async (versions: ReadonlyMap<string, string>): Promise<Audience['before']> =>
      new Map(
        await Promise.all(
          [...versions].map(async ([remote, version]) => [remote, await read({ remote, version })] as const),
        ),
      );
    return Promise.all(
      audiences.map(async ({ before, after, ...whose }) => ({
        ...{ ...whose, before: await page(before), after: await page(after) },
      })),
    );
  }
}

function refuseBreaks(breaks: readonly Break[], { allowBreaking }: Allowed): void {
  const refused = breaks.filter(({ isMajor }) => !(allowBreaking && isMajor));
  if (refused.length === 0) return;
  const how = allowBreaking
    ? 'Even the owner can only allow it to a higher major version.'
    : 'If it must be, give it a higher major version and let the owner of the registry use --allow-breaking.';
  throw new Refused(409, 'gate.refused', `${refused.map(sentence).join('; ')}. ${how}`);
}
