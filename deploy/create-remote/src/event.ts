import { Mistake, needName, needOneOf, type Plan, remoteIds } from './plan.ts';
import { endpointConst } from './templates.ts';

const EVENT_MAP = 'shared/src/events/event-map.ts';

/** A fact that a remote emits: its schema with the owner's others in the event map, and its name in the remote's port. */
export function createEvent(plan: Plan, remote: string | undefined, given: string | undefined): string {
  const id = needOneOf(remote, 'remote', remoteIds());
  const fact = needName(given, 'The event');
  const event = `${id}:${fact}`;
  if (plan.read(EVENT_MAP).includes(`'${event}'`)) throw new Mistake(`${EVENT_MAP} has "${event}" already.`);
  plan.edit(EVENT_MAP, (text) => withEvent(withOwner(text, id), id, event));
  plan.edit(`mf-${id}/src/port.ts`, (text) =>
    text.replace(/(\n {2}emits: \[)([^\]]*)\]/, (_, head: string, there: string) => {
      const names = there
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      return `${head}${[...names, `'${event}'`].join(', ')}]`;
    }),
  );
  return `say in ${EVENT_MAP} what it carries, emit it with port.emit('${event}', …), and listen to it where a port declares it`;
}

const nameOf = (id: string): string => `${endpointConst(id)}Events`;

/** The events of an owner that has none yet: a group of its own, part of the map. */
function withOwner(text: string, id: string): string {
  const name = nameOf(id);
  if (text.includes(`const ${name} = `)) return text;
  const group = `/** Events of ${id}. */\nconst ${name} = defineEvents({\n});\n\n`;
  return text
    .replace(/(?=\/\*\* The definition of every event)/, group)
    .replace(/(export const eventSpecs = \{\n(?: {2}\.\.\.\w+,\n)*)/, `$1  ...${name},\n`);
}

/** Adds the event as the last one of its owner's group. */
function withEvent(text: string, id: string, event: string): string {
  const start = text.indexOf(`const ${nameOf(id)} = `);
  const end = text.indexOf('\n});\n', start);
  return `${text.slice(0, end)}\n  '${event}': { version: 1, payload: v.object({}) },${text.slice(end)}`;
}
