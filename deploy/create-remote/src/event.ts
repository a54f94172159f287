import { Mistake, needName, needOneOf, type Plan, remoteIds } from './plan.ts';
import { endpointConst, ownerEvents } from './templates.ts';

const EVENT_MAP = 'shared/src/events/event-map.ts';

/** An event that a remote emits: its schema beside the owner's others, and its name in the remote's port. */
export function createEvent(plan: Plan, remote: string | undefined, given: string | undefined): string {
  const id = needOneOf(remote, 'remote', remoteIds());
  const fact = needName(given, 'The event');
  const event = `${id}:${fact}`;
  const owned = `shared/src/events/owners/${id}.ts`;
  if (!plan.has(owned)) {
    plan.create(owned, ownerEvents(id));
    plan.edit(EVENT_MAP, (text) => withOwner(text, id));
  }
  if (plan.read(owned).includes(`'${event}'`)) throw new Mistake(`${owned} has "${event}" already.`);
  plan.edit(owned, (text) =>
    text.replace(/\n?\}\);\n$/, `\n  '${event}': { version: 1, payload: v.object({}) },\n});\n`),
  );
  plan.edit(`mf-${id}/src/port.ts`, (text) =>
    text.replace(/(\n {2}emits: \[)([^\]]*)\]/, (_, head: string, there: string) => {
      const names = there
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      return `${head}${[...names, `'${event}'`].join(', ')}]`;
    }),
  );
  return `say in ${owned} what it carries, emit it with port.emit('${event}', …), and listen to it where a port declares it`;
}

/** Adds the events of a new owner to the map. */
function withOwner(text: string, id: string): string {
  const name = `${endpointConst(id)}Events`;
  const made = `import { ${name} } from './owners/${id}.ts';\n`;
  const next = [...text.matchAll(/^import .* from '\.\/owners\/([\w-]+)\.ts';\n/gm)].find(
    ([, owner = '']) => owner > id,
  );
  const at = next?.index ?? text.search(/\n\n/) + 1;
  const imported = text.slice(0, at) + made + text.slice(at);
  return imported.replace(/(export const eventSpecs = \{\n(?: {2}\.\.\.\w+,\n)*)/, `$1  ...${name},\n`);
}
