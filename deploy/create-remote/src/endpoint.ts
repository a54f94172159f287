import { Mistake, needName, needOneOf, type Plan, wireAreas } from './plan.ts';
import { endpoint, endpointConst, handler } from './templates.ts';

/** The operator's domain that answers the calls of an area of `wire`. */
const DOMAINS: Readonly<Record<string, string>> = {
  agent: 'agents',
  auth: 'identity',
  games: 'casino',
  lottery: 'lottery',
  promotions: 'promotions',
  system: 'merchants',
  wallet: 'cashier',
};

/** A call: its schemas in `shared/src/wire`, and its handler in the operator's domain of that area. */
export function createEndpoint(
  plan: Plan,
  given: string | undefined,
  givenName: string | undefined,
  path = givenName ? `/wps/relay/NEW_${endpointConst(givenName)}` : '',
): string {
  const area = needOneOf(given, 'area of calls', wireAreas());
  const name = needName(givenName, 'The endpoint');
  const wireFile = `shared/src/wire/${area}/${name}.ts`;
  const double = plan.findText(`shared/src/wire/${area}`, `name: '${area}.${name}'`);
  if (double) throw new Mistake(`${double} has "${area}.${name}" already.`);
  plan.create(wireFile, endpoint(area, name, path));
  plan.edit(`shared/src/wire/${area}/index.ts`, (text) => withExport(text, name));
  return `say in ${wireFile} what the call takes and answers, then ${answerIn(plan, area, name)}`;
}

/** Writes the handler if the area has a domain; returns what is left to do. */
function answerIn(plan: Plan, area: string, name: string): string {
  const domain = `deploy/operator/domains/${DOMAINS[area]}`;
  const handlerFile = `${domain}/${name}.ts`;
  const needs = plan.has(`${domain}/needs.ts`)
    ? /export interface (\w+Needs)\b/.exec(plan.read(`${domain}/needs.ts`))?.[1]
    : undefined;
  if (!needs)
    return `answer it: routes.handle(${endpointConst(name)}, …) in a file that deploy/operator/modules.ts leads to`;
  plan.create(handlerFile, handler(area, name, needs));
  plan.edit(`${domain}/module.ts`, (text) => withHandler(text, name));
  return `answer it in ${handlerFile}`;
}

/** Exports are in the order of their files. */
function withExport(text: string, name: string): string {
  const made = `export { ${endpointConst(name)} } from './${name}.ts';\n`;
  const next = [...text.matchAll(/^export [^;]*? from '\.\/([\w-]+)\.ts';\n/gm)].find(([, file = '']) => file > name);
  const at = next?.index ?? text.length;
  return text.slice(0, at) + made + text.slice(at);
}

/** The module calls its handlers in sequence; imports are in the order of their files. */
function withHandler(text: string, name: string): string {
  const answer = `answer${endpointConst(name).replace(/^\w/, (letter) => letter.toUpperCase())}`;
  const made = `import { ${answer} } from './${name}.ts';\n`;
  const context = /\n(?: {2}|async function |function | {2}async )register\((\w+)[^)]*\)[^{]*\{\n/.exec(text);
  if (!context) throw new Mistake('The module of that domain has no register(): add the handler by hand.');
  const others = [...text.matchAll(/^ {2,4}answer\w+\(\w+\);\n/gm)].at(-1);
  const end = others ? others.index + others[0].length : context.index + context[0].length;
  const called = `${text.slice(0, end)}    ${answer}(${context[1]});\n${text.slice(end)}`;
  const next = [...called.matchAll(/^import [^;]*? from '(\.\/[\w/-]+)\.ts';\n/gm)].find(
    ([, file = '']) => file > `./${name}`,
  );
  const at = next?.index ?? called.search(/\n(?!import)/) + 1;
  return called.slice(0, at) + made + called.slice(at);
}
