import { pathToFileURL } from 'node:url';
import type { RemoteContract } from '@tessera/shared/contract';
import { checkContract } from '@tessera/shared/contract/check';
import { eventSpecs } from '@tessera/shared/events';
import type { SerialContract } from '@tessera/shared/registry';

/** Imports a contract in Node, which works because contracts import nothing heavy. */
export async function readContract(dir: string, edition = ''): Promise<RemoteContract> {
  const module = (await import(pathToFileURL(`${dir}/src/contract.ts`).href + edition)) as { default: RemoteContract };
  const problems = checkContract(module.default);
  if (problems.length > 0) throw new Error(`${dir}/src/contract.ts:\n  ${problems.join('\n  ')}`);
  return module.default;
}

/** The serialisable part of a contract. */
export function serialise(contract: RemoteContract): SerialContract {
  const { id, owner, needs, port, menu } = contract;
  return {
    id,
    owner,
    switch: contract.switch,
    needs,
    emits: port.emits,
    listens: port.listens,
    asks: port.asks,
    ...versionsOf([...port.emits, ...port.listens, ...Object.keys(contract.consumes)]),
    menu,
    provides: Object.fromEntries(
      Object.entries(contract.provides).map(([name, how]) => [name, 'run' in how ? { run: true } : how]),
    ),
    consumes: Object.keys(contract.consumes),
    routes: contract.routes.map(({ page: _, ...rest }) => rest),
    centrePages: contract.centrePages.map(({ page: _, ...rest }) => rest),
    dialogs: Object.fromEntries(Object.entries(contract.dialogs).map(([key, { body: _, ...rest }]) => [key, rest])),
    slots: contract.slots.map(({ widget: _, ...rest }) => rest),
  };
}

/** Versions of these events; nothing if all are the first. */
function versionsOf(events: readonly string[]): Pick<SerialContract, 'eventVersions'> {
  const versions: Readonly<Record<string, { readonly version: number }>> = eventSpecs;
  const later = events.flatMap((name): [string, number][] => {
    const version = versions[name]?.version ?? 1;
    return version > 1 ? [[name, version]] : [];
  });
  return later.length > 0 ? { eventVersions: Object.fromEntries(later) } : {};
}

/** Part key → the path inside its import() thunk; jest compiles it to a require(). */
export function partRequests(contract: RemoteContract): ReadonlyMap<string, string> {
  const thunks: [string, unknown][] = [
    ...contract.routes.map((route) => [`route:${route.path}`, route.page] as [string, unknown]),
    ...contract.centrePages.map((page) => [`centre:${page.centre}/${page.key}`, page.page] as [string, unknown]),
    ...Object.entries(contract.dialogs).map(([key, dialog]) => [`dialog:${key}`, dialog.body] as [string, unknown]),
    ...contract.slots.map((slot, at) => [`slot:${slot.slot}#${at}`, slot.widget] as [string, unknown]),
    ...Object.entries(contract.consumes).map(
      ([event, reaction]) => [`reaction:${event}`, reaction] as [string, unknown],
    ),
    ...Object.entries(contract.provides).map(
      ([name, how]) => [`intent:${name}`, 'run' in how ? how.run : undefined] as [string, unknown],
    ),
  ];
  return new Map(
    thunks
      .filter(([, thunk]) => typeof thunk === 'function')
      .map(([key, thunk]) => [key, requestIn(key, String(thunk))]),
  );
}

function requestIn(key: string, source: string): string {
  const request = source.match(/(?:import|require)\(\s*["'`]([^"'`]+)["'`]/)?.[1];
  if (!request)
    throw new Error(`${key}: expected an import() thunk such as () => import('./pages/…'), found ${source}`);
  return request;
}
