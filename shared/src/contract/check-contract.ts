import type { RemoteContract } from './types.ts';

const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

function thunksOf(contract: RemoteContract): readonly [name: string, thunk: unknown][] {
  return [
    ...contract.routes
      .filter((route) => !route.opens)
      .map((route) => [`route ${route.path}`, route.page] as [string, unknown]),
    ...contract.centrePages.map((page) => [`centre page ${page.centre}/${page.key}`, page.page] as [string, unknown]),
    ...Object.entries(contract.dialogs).map(([key, dialog]) => [`dialog ${key}`, dialog.body] as [string, unknown]),
    ...contract.slots.map((slot) => [`slot ${slot.slot}`, slot.widget] as [string, unknown]),
    ...Object.entries(contract.consumes).map(
      ([event, loader]) => [`reaction to ${event}`, loader] as [string, unknown],
    ),
  ];
}

/** Every rule that a contract breaks, as sentences; empty if it is valid. */
export function checkContract(contract: RemoteContract): readonly string[] {
  const problems: string[] = [];
  const expected = `MF_${contract.id.toUpperCase()}`;
  if (contract.switch !== expected)
    problems.push(`switch is "${contract.switch}", but a remote "${contract.id}" is switched by "${expected}"`);
  if (contract.port.id !== contract.id)
    problems.push(`the port is that of "${contract.port.id}", not of "${contract.id}"`);
  for (const event of contract.port.emits) {
    if (!event.startsWith(`${contract.id}:`)) problems.push(`emits "${event}", but only its owner may emit an event`);
  }
  for (const key of Object.keys(contract.dialogs)) {
    if (!key.startsWith(`${contract.id}.`)) problems.push(`dialog "${key}" must be named "${contract.id}.…"`);
  }
  for (const [name, thunk] of thunksOf(contract)) {
    if (typeof thunk !== 'function') problems.push(`${name} has no import() thunk`);
  }
  for (const path of duplicates(contract.routes.map((route) => route.path)))
    problems.push(`route ${path} is declared twice`);
  for (const key of duplicates(contract.centrePages.map((page) => `${page.centre}/${page.key}`)))
    problems.push(`centre page ${key} is declared twice`);
  for (const route of contract.routes) {
    if (!route.path.startsWith('/')) problems.push(`route ${route.path} must begin with "/"`);
  }
  return problems;
}
