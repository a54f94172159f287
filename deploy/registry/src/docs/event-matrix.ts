import { eventSpecs } from '@tessera/shared/events';
import type { SerialContract } from '@tessera/shared/registry';

const traits = (spec: { isSticky?: boolean; crossesTabs?: boolean }): string =>
  [spec.isSticky && 'sticky', spec.crossesTabs && 'all tabs'].filter(Boolean).join(', ');

/** The shell renders the badges of menus and centres from the events that a contract names. */
const badges = ({ menu, centrePages }: SerialContract): readonly (string | undefined)[] =>
  [...menu, ...centrePages].map(({ badge }) => badge);

/** Who emits and who listens to each event, as a Markdown table. `core`: the events that shell and shared listen to. */
export function eventMatrix(contracts: readonly SerialContract[], core: readonly string[]): string {
  const rows = Object.entries<{ version: number; isSticky?: boolean; crossesTabs?: boolean }>(eventSpecs).map(
    ([name, spec]) => {
      const from = contracts.filter(({ emits }) => (emits as readonly string[]).includes(name)).map(({ id }) => id);
      const to = contracts.filter(({ consumes }) => consumes.includes(name)).map(({ id }) => id);
      const onScreen = [
        ...contracts.filter(({ listens = [] }) => listens.includes(name)).map(({ id }) => id),
        ...contracts.filter((contract) => badges(contract).includes(name)).map(({ id }) => `${id} (badge)`),
        ...(core.includes(name) ? ['core'] : []),
      ];
      const owner = name.slice(0, name.indexOf(':'));
      return `| \`${name}\` | ${spec.version} | ${traits(spec)} | ${from.join(', ') || `${owner} (core)`} | ${to.join(', ')} | ${onScreen.join(', ')} |`;
    },
  );
  return [
    '| event | version | delivery | emitted by | reactions in | components in |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Who provides and who asks for each intent, as a Markdown table. `core`: the intents that the shell asks for. */
export function intentMatrix(contracts: readonly SerialContract[], core: readonly string[]): string {
  const named = contracts.flatMap(({ provides, asks = [] }) => [...Object.keys(provides), ...asks]);
  const rows = [...new Set([...named, ...core])].sort().map((name) => {
    const providers = contracts.filter(({ provides }) => name in provides).map(({ id }) => id);
    const askers = contracts.filter(({ asks = [] }) => asks.includes(name)).map(({ id }) => id);
    return `| \`${name}\` | ${providers.join(', ') || 'shell'} | ${[...askers, ...(core.includes(name) ? ['shell'] : [])].join(', ')} |`;
  });
  return ['| intent | provided by | asked for by |', '|---|---|---|', ...rows].join('\n');
}

/** What a remote adds and needs, as a Markdown table for its README. */
export function contractTable(contract: SerialContract): string {
  const rows: readonly [string, readonly string[]][] = [
    ['routes', contract.routes.map(({ path }) => path)],
    ['centre pages', contract.centrePages.map(({ centre, key }) => `${centre}/${key}`)],
    ['dialogs', Object.keys(contract.dialogs)],
    ['slots', contract.slots.map(({ slot }) => slot)],
    ['menu', contract.menu.map(({ slot, label }) => `${slot}: ${label}`)],
    ['provides', Object.keys(contract.provides)],
    ['emits', contract.emits],
    ['reacts to', contract.consumes],
    ['listens to in components', contract.listens ?? []],
    ['asks for', contract.asks ?? []],
  ];
  const lines = rows
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `| ${name} | ${values.map((value) => `\`${value}\``).join(' · ')} |`);
  return [`| switch | \`${contract.switch}\` |`, '|---|---|', `| owner | ${contract.owner} |`, ...lines].join('\n');
}
