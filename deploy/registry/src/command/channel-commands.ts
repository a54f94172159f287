import type { Outcome } from '../service/registry.ts';
import { type CommandLine, type Given, wrongly } from './command-line.ts';
import { folderOf, publish } from './publish.ts';

/** `wallet@1.4.0`. */
function releaseIn(text: string | undefined): { readonly remote: string; readonly version: string } {
  const [, remote, version] = /^([^@]+)@(.+)$/.exec(text ?? '') ?? [];
  return remote && version ? { remote, version } : wrongly('Name a release as remote@version, such as wallet@1.4.0.');
}

const remoteIn = (text: string | undefined): string =>
  text && !text.includes('@') ? text : wrongly('Name a remote, such as wallet.');

const merchantIn = ({ merchant }: Given): string => merchant ?? wrongly('Name the merchant with --merchant.');

function percentIn({ percent }: Given): number {
  const share = Number(
    percent ?? wrongly('Say with --percent which share of the visitors gets it, such as --percent 10.'),
  );
  return share >= 0 && share <= 100 ? share : wrongly(`--percent is a number from 0 to 100, not "${percent}".`);
}

/** A command of the channel; `bodyOf` reads its arguments. */
const channelCommand = (
  kind: string,
  usage: string,
  summary: string,
  bodyOf: (args: readonly string[], given: Given) => object,
): CommandLine => ({
  usage,
  summary,
  async run(args, given) {
    const { settings, channel, merchant } = given;
    const allowBreaking = given['allow-breaking'] || undefined;
    const createChannel = given['create-channel'] || undefined;
    const body = { request: crypto.randomUUID(), merchant, allowBreaking, createChannel, ...bodyOf(args, given) };
    const key = await (allowBreaking || createChannel
      ? settings.ownerKey(given['owner-key'])
      : settings.teamKey(given.key));
    const path = `/v1/channels/${encodeURIComponent(channel)}/${kind}`;
    const outcome = await settings.client().post<Outcome>(path, body, key);
    const whom = merchant ? ` for ${merchant}` : '';
    const done = outcome.isChanged ? `serial ${outcome.serial} of ${channel}` : 'nothing to change';
    return { text: `${kind} ${args.join(' ')}${whom}: ${done}`, data: outcome };
  },
});

const merchantOption = '[--merchant CODE]';

/** What changes releases and channels, in the order of the help. */
export const channelCommands: Readonly<Record<string, CommandLine>> = {
  publish: {
    usage: 'NAME | --from DIR',
    summary: 'publishes a built release: wallet, mf-wallet, wallet@1.4.0',
    async run(args, { settings, key, from, ...given }) {
      const name = from ?? args[0] ?? wrongly('Name a package, or a folder with --from.');
      const owner = given['allow-breaking'] ? await settings.ownerKey(given['owner-key']) : undefined;
      const published = await publish(settings.client(), folderOf(name), { team: await settings.teamKey(key), owner });
      const { id, version, sent } = published;
      return { text: `published ${id}@${version}, ${sent} files sent`, data: published };
    },
  },
  promote: channelCommand(
    'promote',
    `NAME@VERSION… ${merchantOption}`,
    'makes releases stable, all in one step',
    (args) => ({
      releases: args.length > 0 ? args.map(releaseIn) : [releaseIn(undefined)],
    }),
  ),
  canary: channelCommand(
    'canary',
    `NAME@VERSION --percent N ${merchantOption}`,
    'gives a release to a share of the visitors',
    ([release], given) => ({ ...releaseIn(release), percent: percentIn(given) }),
  ),
  rollback: channelCommand(
    'rollback',
    `NAME ${merchantOption}`,
    'goes back to the earlier stable release',
    ([remote]) => ({
      remote: remoteIn(remote),
    }),
  ),
  pin: channelCommand(
    'pin',
    'NAME@VERSION --merchant CODE',
    'keeps a release for a merchant, whatever is promoted',
    ([release], given) => ({ ...releaseIn(release), merchant: merchantIn(given) }),
  ),
  unpin: channelCommand('unpin', 'NAME --merchant CODE', 'ends a pin', ([remote], given) => ({
    remote: remoteIn(remote),
    merchant: merchantIn(given),
  })),
  kill: channelCommand(
    'kill',
    `NAME --because TEXT ${merchantOption}`,
    'takes a remote off every page',
    ([remote], { because }) => ({
      remote: remoteIn(remote),
      because: because ?? wrongly('Say why with --because.'),
    }),
  ),
  revive: channelCommand('revive', `NAME ${merchantOption}`, 'ends a kill', ([remote]) => ({
    remote: remoteIn(remote),
  })),
};
