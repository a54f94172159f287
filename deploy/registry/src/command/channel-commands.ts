import { because, merchantCode, releaseVersion, remoteId } from '../service/api.ts';
import type { Command } from '../service/channel-commands.ts';
import { describeRequest } from '../service/describe.ts';
import type { Outcome } from '../service/registry.ts';
import { type CommandLine, checkedArgument, type Given, wrongly } from './command-line.ts';
import { folderOf, publish } from './publish.ts';

/** `wallet@1.4.0`. */
function releaseIn(text: string | undefined): { readonly remote: string; readonly version: string } {
  const [, remote, version] = /^([^@]+)@(.+)$/.exec(text ?? '') ?? [];
  if (!remote || !version) return wrongly('Name a release as remote@version, such as wallet@1.4.0.');
  return { remote: checkedArgument(remoteId, remote), version: checkedArgument(releaseVersion, version) };
}

const remoteIn = (text: string | undefined): string =>
  text && !text.includes('@') ? checkedArgument(remoteId, text) : wrongly('Name a remote, such as wallet.');

const merchantIn = ({ merchant }: Given): string => merchant ?? wrongly('Name the merchant with --merchant.');
const reasonIn = ({ because: reason }: Given): string =>
  checkedArgument(because, reason ?? wrongly('Say why with --because.'));

function percentIn({ percent }: Given): number {
  const text = percent ?? wrongly('Say with --percent which share of the visitors gets it, such as --percent 10.');
  const share = text.trim() === '' ? Number.NaN : Number(text);
  return share >= 0 && share <= 100 ? share : wrongly(`--percent is a number from 0 to 100, not "${percent}".`);
}

/** What a command of the channel takes. */
interface Takes {
  readonly usage: string;
  readonly summary: string;
  readonly options?: readonly string[];
  readonly mostArgs?: number;
}

const gateOptions = ['allow-breaking', 'owner-key'];

/** A command of the channel; `bodyOf` reads its arguments. */
const channelCommand = (
  kind: Command['kind'],
  { options = [], mostArgs = 1, ...texts }: Takes,
  bodyOf: (args: readonly string[], given: Given) => object,
): CommandLine => ({
  ...texts,
  mostArgs,
  options: ['channel', 'key', 'merchant', ...options],
  async run(args, given) {
    const { settings, channel } = given;
    const merchant = given.merchant === undefined ? undefined : checkedArgument(merchantCode, given.merchant);
    const allowBreaking = given['allow-breaking'] || undefined;
    const createChannel = given['create-channel'] || undefined;
    const command = { merchant, ...bodyOf(args, given) };
    const body = { request: crypto.randomUUID(), ...command, allowBreaking, createChannel };
    const key = await (allowBreaking || createChannel
      ? settings.ownerKey(given['owner-key'])
      : settings.teamKey(given.key));
    const path = `/v1/channels/${encodeURIComponent(channel)}/${kind}`;
    const outcome = await settings.client().post<Outcome>(path, body, key);
    const done = outcome.isChanged ? `serial ${outcome.serial} of ${channel}` : 'nothing to change';
    const sent = describeRequest({ kind, ...command } as Command, { allowBreaking });
    const warnings = outcome.warnings.map((warning) => `warning: ${warning}`);
    return { text: [`${sent}: ${done}`, ...warnings].join('\n'), data: outcome };
  },
});

const merchantOption = '[--merchant CODE]';

/** What changes releases and channels, in the order of the help. */
export const channelCommands: Readonly<Record<string, CommandLine>> = {
  publish: {
    usage: 'NAME | --from DIR',
    summary: 'publishes a built release: wallet, mf-wallet, wallet@1.4.0',
    options: ['from', 'key', ...gateOptions],
    mostArgs: 1,
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
    {
      usage: `NAME@VERSION… ${merchantOption}`,
      summary: 'makes releases stable, all in one step',
      options: [...gateOptions, 'create-channel'],
      mostArgs: 50,
    },
    (args) => ({ releases: args.length > 0 ? args.map(releaseIn) : [releaseIn(undefined)] }),
  ),
  canary: channelCommand(
    'canary',
    {
      usage: `NAME@VERSION --percent N ${merchantOption}`,
      summary: 'gives a release to a share of the visitors',
      options: [...gateOptions, 'percent'],
    },
    ([release], given) => ({ ...releaseIn(release), percent: percentIn(given) }),
  ),
  rollback: channelCommand(
    'rollback',
    { usage: `NAME ${merchantOption}`, summary: 'goes back to the earlier stable release' },
    ([remote]) => ({ remote: remoteIn(remote) }),
  ),
  pin: channelCommand(
    'pin',
    {
      usage: 'NAME@VERSION --merchant CODE',
      summary: 'keeps a release for a merchant, whatever is promoted',
      options: gateOptions,
    },
    ([release], given) => ({ ...releaseIn(release), merchant: merchantIn(given) }),
  ),
  unpin: channelCommand('unpin', { usage: 'NAME --merchant CODE', summary: 'ends a pin' }, ([remote], given) => ({
    ...{ remote: remoteIn(remote), merchant: merchantIn(given) },
  })),
  kill: channelCommand(
    'kill',
    { usage: `NAME --because TEXT ${merchantOption}`, summary: 'takes a remote off every page', options: ['because'] },
    ([remote], given) => ({ remote: remoteIn(remote), because: reasonIn(given) }),
  ),
  revive: channelCommand('revive', { usage: `NAME ${merchantOption}`, summary: 'ends a kill' }, ([remote]) => ({
    remote: remoteIn(remote),
  })),
};
