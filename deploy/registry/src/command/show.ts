import type { ChannelEntry, Override, TrustedKeys } from '@tessera/shared/registry';
import { switchOf } from '@tessera/shared/registry';
import { type Decision, resolve, ruleOrder } from '@tessera/shared/registry/resolve';
import { SwitchSet } from '@tessera/shared/switches';
import { CommandFailed } from './command-failed.ts';
import { span, table } from './table.ts';
import type { Known } from './trusted.ts';

const soonMs = 30 * 86_400_000;

function canaryText({ canary }: ChannelEntry): string {
  if (!canary) return '';
  const whom = canary.merchant ? ` of ${canary.merchant}` : '';
  const halted = canary.halted ? `, halted: ${canary.halted.because}` : '';
  return `${canary.version} at ${canary.percent} %${whom}${halted}`;
}

const merchantsText = ({ merchants }: ChannelEntry): string =>
  Object.entries(merchants ?? {})
    .map(([code, { stable, pin, killed }]) =>
      [
        code,
        ...(stable ? [`stable ${stable}`] : []),
        ...(pin ? [`pinned to ${pin}`] : []),
        ...(killed ? [`killed: ${killed.because}`] : []),
      ].join(' '),
    )
    .join('; ');

/** What is live, as a table. */
export function statusText({ channel, keys, signedBy, isOwnerAssumed }: Known, now = Date.now()): string {
  const rows = Object.entries(channel.remotes).map(([id, entry]) => [
    id,
    entry.killed ? `killed: ${entry.killed.because}` : (entry.stable ?? '–'),
    entry.previous.join(', '),
    canaryText(entry),
    merchantsText(entry),
  ]);
  const lines = [
    `channel ${channel.channel}, serial ${channel.serial}, signed by ${signedBy}, valid for ${span(channel.expiresAt - now)}`,
    ...(keys.expiresAt - now < soonMs
      ? [`The list of keys is valid for ${span(keys.expiresAt - now)} only; renew it with \`tessera keys renew\`.`]
      : []),
    ...(isOwnerAssumed
      ? ['The owner’s key is the one that the registry names: nothing here proves that it is the right one.']
      : []),
    '',
    rows.length > 0 ? table(['remote', 'stable', 'before', 'canary', 'merchants'], rows) : 'Nothing was promoted yet.',
  ];
  return lines.join('\n');
}

/** `MF_POKER=off` as a switch with its state. */
function switchIn(text: string): readonly [string, boolean] {
  const [, name, state] = /^(\w+)=(on|off)$/.exec(text) ?? [];
  if (!name) throw new CommandFailed(`--switch is written as MF_POKER=off, not "${text}".`, 2);
  return [name, state === 'on'];
}

/**
 * Which releases a visitor gets. The merchant's switches are not known here: those that are not given are as if the merchant
 * had never set them.
 */
export function explain(
  { channel }: Known,
  {
    merchant,
    subject,
    switches,
    overrides,
  }: {
    readonly merchant: string;
    readonly subject: string;
    readonly switches: readonly string[];
    readonly overrides: readonly Override[];
  },
): readonly Decision[] {
  const given = new Map(switches.map(switchIn));
  const tree = [...given].map(([modId, isOn]) => ({ modId, enabled: isOn ? '1' : '0' }));
  const decisions = resolve(channel, { merchant, subject, switches: new SwitchSet(tree), overrides });
  return decisions.map(({ steps, ...decision }) => ({
    ...decision,
    steps: steps.map(({ rule, says }) => {
      const name = rule === 'switch' ? switchOf(decision.id) : undefined;
      const isAssumed = name !== undefined && !given.has(name);
      return { rule, says: isAssumed ? `${says} (assumed; set it with --switch ${name}=on or =off)` : says };
    }),
  }));
}

/** Every rule in one line, also those that were not asked any more. */
export const explainText = (decisions: readonly Decision[]): string =>
  decisions
    .map(({ id, because, version, steps }) =>
      [
        `${id}: ${version ?? 'nothing'} (${because})`,
        ...ruleOrder.map((rule) => {
          const says = steps.find((step) => step.rule === rule)?.says ?? `not asked: ${because} decided`;
          return `  ${rule.padEnd(8)} ${says}`;
        }),
      ].join('\n'),
    )
    .join('\n\n');

/** The list of keys as a table. */
export function keysText({ serial, expiresAt, keys }: TrustedKeys, now = Date.now()): string {
  const rows = Object.entries(keys).map(([id, { role, remotes, until, revoked }]) => [
    id,
    role === 'channel' ? 'signs channels' : remotes.length > 0 ? remotes.join(', ') : 'sends reports',
    revoked
      ? `revoked: ${revoked.because}`
      : until === undefined
        ? ''
        : until > now
          ? `replaced in ${span(until - now)}`
          : 'replaced',
  ]);
  return [
    `list of keys, serial ${serial}, valid for ${span(expiresAt - now)}`,
    '',
    table(['key', 'for', 'state'], rows),
  ].join('\n');
}
