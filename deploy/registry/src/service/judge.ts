import type { ChannelDocument } from '@tessera/shared/registry';
import { type Command, type NamedRelease, releasesIn } from './channel-commands.ts';
import { unsatisfiable } from './fitting.ts';
import { type Audience, audiencesOf, type Break, breaksIn, oversizedParts, type ReleaseOnPage } from './gate.ts';
import { readRecord } from './live-releases.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';

/** What breaks others is only allowed to the owner of the registry, and only to a new major version. */
export interface Allowed {
  readonly allowBreaking: boolean;
}

type Arrival = Parameters<typeof audiencesOf>[1];
type Remotes = ChannelDocument['remotes'];

const sentence = ({ remote, version, what, merchants }: Break): string =>
  `${remote} ${version}: ${what} (${merchants.join(', ')})`;

/** Compares what is to be published or promoted with what is live, and refuses what would break it. */
export class Judge {
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** Before a release is published: as if it were promoted alone. `sizeOf` is in bytes, as a file is sent. */
  async judgeRelease(release: ReleaseOnPage, sizeOf: (path: string) => number, allowed: Allowed): Promise<void> {
    const { id, version } = release;
    const { remotes } = await this.#registry.channel('stable');
    const breaks = breaksIn(
      await this.#audiences(remotes, { releases: [{ remote: id, version }] }, release),
      'published',
    );
    const misfit = unsatisfiable(release, await this.#registry.documents.versions('shell'));
    const own = [...(misfit ? [misfit] : []), ...oversizedParts(release, sizeOf)].map((what) => ({
      ...{ remote: id, version, what, merchants: ['every merchant'], isMajor: true },
    }));
    refuseBreaks([...breaks, ...own], allowed);
  }

  /** Before a command changes a channel. What only takes back or stops is never refused. */
  async judgeCommand(command: Command, remotes: Remotes, allowed: Allowed): Promise<void> {
    const releases = releasesIn(command);
    if (releases.length === 0) return;
    const merchant = 'merchant' in command ? command.merchant : undefined;
    const arrival = { releases, merchant, isPin: command.kind === 'pin' };
    refuseBreaks(breaksIn(await this.#audiences(remotes, arrival), 'live'), allowed);
  }

  /** `unpublished` is not in the store yet. */
  async #audiences(remotes: Remotes, arrival: Arrival, unpublished?: ReleaseOnPage): Promise<readonly Audience[]> {
    const read = ({ remote, version }: NamedRelease): Promise<ReleaseOnPage> =>
      unpublished?.id === remote && unpublished.version === version
        ? Promise.resolve(unpublished)
        : readRecord(this.#registry, remote, version);
    const page = async (versions: ReadonlyMap<string, string>): Promise<Audience['before']> =>
      new Map(
        await Promise.all(
          [...versions].map(async ([remote, version]) => [remote, await read({ remote, version })] as const),
        ),
      );
    return Promise.all(
      audiencesOf(remotes, arrival).map(async ({ before, after, ...whose }) => ({
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
