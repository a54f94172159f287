/**
 * Faults in a release's own code. A page chooses one while the release is in it. `old shell`: the release was built for a
 * later shell, and finds none of the shell's own components in this one.
 */
export const codeFaults = [
  'module',
  'init',
  'render',
  'effect',
  'reaction',
  'share',
  'old shell',
  'missing hash',
] as const;
export type CodeFault = (typeof codeFaults)[number];

declare global {
  /** The fault that is on in this page, and the remote that has it. */
  var plantedFault: { readonly remote: string; readonly fault: CodeFault } | undefined;
}

/** Folder of files that are in no list of a release. */
export const unlisted = 'unlisted/';

interface Container {
  init(scope: Scope): unknown;
  get(name: string): Promise<() => object>;
}
type Scope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;
type Part = { readonly default: (...given: unknown[]) => unknown };
interface React {
  createElement(type: unknown, props: unknown): unknown;
  useEffect(effect: () => void): void;
}

/** Runs in the page, after the entry of a release: its container behaves as the chosen fault says. It uses nothing outside of itself. */
function plant(remote: string, name: string): void {
  const page = globalThis as unknown as Record<string, Container>;
  const real = page[name] as Container;
  const isOn = (fault: CodeFault) =>
    globalThis.plantedFault?.remote === remote && globalThis.plantedFault.fault === fault;
  const throwIf = (fault: CodeFault) => {
    if (isOn(fault)) throw new Error(`planted: ${fault}`);
  };
  let react: Promise<React> | undefined;
  const component = (shown: unknown, { createElement, useEffect }: React) =>
    function Planted(props: unknown) {
      throwIf('render');
      useEffect(() => throwIf('effect'));
      return createElement(shown, props);
    };
  const partOf = async (load: () => Promise<Part>, isReaction: boolean) => {
    throwIf('module');
    const part = await load();
    if (!isReaction) return { ...part, default: component(part.default, (await react) as React) };
    const reaction = (...given: unknown[]) => {
      throwIf('reaction');
      return part.default(...given);
    };
    return { ...part, default: reaction };
  };
  const loaders = ['page', 'body', 'widget'];
  const planted = (found: unknown, isReaction: boolean): unknown => {
    if (Array.isArray(found)) return found.map((each) => planted(each, isReaction));
    if (typeof found === 'function') return isReaction ? () => partOf(found as never, true) : found;
    if (typeof found !== 'object' || found === null) return found;
    return Object.fromEntries(
      Object.entries(found).map(([key, value]) => [
        key,
        loaders.includes(key) && typeof value === 'function'
          ? () => partOf(value as never, false)
          : planted(value, isReaction || key === 'consumes'),
      ]),
    );
  };
  /** The page's modules, in a version that no release asks for. */
  const foreign = (scope: Scope): Scope =>
    Object.fromEntries(
      Object.entries(scope).map(([key, versions]) => [
        key,
        key.startsWith('@tessera/shared') ? { '99.0.0': Object.values(versions)[0] as never } : versions,
      ]),
    );
  const withoutComponents = (scope: Scope): Scope =>
    Object.fromEntries(Object.entries(scope).filter(([key]) => !key.startsWith('@tessera/shared/ui/')));
  const scopeOf = (scope: Scope): Scope => {
    if (isOn('share')) return foreign(scope);
    return isOn('old shell') ? withoutComponents(scope) : scope;
  };
  page[name] = {
    init: (scope) => {
      throwIf('init');
      react ??= Object.values(scope.react ?? {})[0]
        ?.get()
        .then((module) => module() as React);
      return real.init(scopeOf(scope));
    },
    get: async (module) => {
      const contract = (await real.get(module))() as { readonly default: object };
      return () => ({ default: planted(contract.default, false) });
    },
  };
}

/** The entry of a release with switches for its faults. */
export function withPlantedFaults(entry: string, remote: string): string {
  const [, name] = /^var (\w+);/.exec(entry) ?? [];
  const asksFor = /\.u=(\w+)=>/;
  if (!name || !asksFor.test(entry)) throw new Error(`The entry of ${remote} is built in another way than before.`);
  const isMissing = `globalThis.plantedFault?.fault==='missing hash'&&globalThis.plantedFault.remote==='${remote}'`;
  const asking = entry.replace(asksFor, `.u=$1=>(${isMissing}?'${unlisted}':'')+`);
  return `${asking};(${plant.toString()})(${JSON.stringify(remote)},${JSON.stringify(name)});`;
}
