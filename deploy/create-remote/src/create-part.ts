import { parseSync } from 'oxc-parser';
import { createEndpoint } from './endpoint.ts';
import { createEvent } from './event.ts';
import { generate, Mistake, needName, needOneOf, type Plan, remoteIds } from './plan.ts';
import { dialog, labelKey, messageKey, page, placeholder, thunkName } from './templates.ts';

/** Adds an entry to the end of the contract's list or map with that name, and its import() to the others. */
function declare(plan: Plan, id: string, part: 'routes' | 'dialogs', { text: entry, thunk, file }: Entry): void {
  plan.edit(`mf-${id}/src/contract.ts`, (text) => {
    if (new RegExp(`\\bconst ${thunk}\\b`).test(text)) throw new Mistake(`mf-${id} has a "${thunk}" already.`);
    const list = listNamed(text, part);
    if (!list) return text;
    const before = text.slice(0, list.end - 1).trimEnd();
    const comma = list.isEmpty || before.endsWith(',') ? '' : ',';
    const declared = `${before}${comma}\n    ${entry},\n  ${text.slice(list.end - 1)}`;
    const thunks = [...declared.matchAll(/^const \w+ = \(\) => import\(.*\);\n/gm)].at(-1);
    const at = thunks ? thunks.index + thunks[0].length : declared.indexOf('export default');
    return `${declared.slice(0, at)}const ${thunk} = () => import('${file}');\n${thunks ? '' : '\n'}${declared.slice(at)}`;
  });
}

/** The end of a list or a map in the contract. */
function listNamed(text: string, name: string): { readonly end: number; readonly isEmpty: boolean } | undefined {
  for (const statement of parseSync('contract.ts', text).program.body) {
    if (statement.type !== 'ExportDefaultDeclaration' || statement.declaration.type !== 'CallExpression') continue;
    const [contract] = statement.declaration.arguments;
    if (contract?.type !== 'ObjectExpression') continue;
    for (const property of contract.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue;
      const { value } = property;
      if (value.type === 'ArrayExpression') return { end: value.end, isEmpty: value.elements.length === 0 };
      if (value.type === 'ObjectExpression') return { end: value.end, isEmpty: value.properties.length === 0 };
    }
  }
  return undefined;
}

interface Entry {
  readonly text: string;
  readonly thunk: string;
  readonly file: string;
}

function createPage(plan: Plan, remote: string | undefined, given: string | undefined): string {
  const id = needOneOf(remote, 'remote', remoteIds());
  const name = needName(given, 'The page');
  const thunk = thunkName(name, 'Page');
  plan.create(`mf-${id}/src/pages/${name}/${name}.page.tsx`, page(id, name));
  declare(plan, id, 'routes', {
    text: `{ path: '/${name}', chrome: 'full', title: '${labelKey(id, name)}', page: ${thunk} }`,
    thunk,
    file: `./pages/${name}/${name}.page.tsx`,
  });
  plan.addMessages(id, messageKey(name), { title: placeholder(name) });
  return `translate "${messageKey(name)}" in mf-${id}/locales, then npm run dev -- ${id} shows it at /${name}`;
}

function createDialog(plan: Plan, remote: string | undefined, given: string | undefined): string {
  const id = needOneOf(remote, 'remote', remoteIds());
  const name = needName(given, 'The dialog');
  const thunk = thunkName(name, 'Dialog');
  plan.create(`mf-${id}/src/dialogs/${name}/${name}.dialog.tsx`, dialog(id, name));
  declare(plan, id, 'dialogs', {
    text: `'${id}.${name}': { title: '${labelKey(id, name)}', body: ${thunk} }`,
    thunk,
    file: `./dialogs/${name}/${name}.dialog.tsx`,
  });
  plan.addMessages(id, messageKey(name), { title: placeholder(name), confirm: placeholder('confirm') });
  return `translate "${messageKey(name)}" in mf-${id}/locales, then open it with openDialog('${id}.${name}', {})`;
}

const [kind, ...given] = process.argv.slice(2);
generate((plan) => {
  if (kind === 'page') return createPage(plan, given[0], given[1]);
  if (kind === 'dialog') return createDialog(plan, given[0], given[1]);
  if (kind === 'endpoint') return createEndpoint(plan, given[0], given[1], given[2]);
  if (kind === 'event') return createEvent(plan, given[0], given[1]);
  throw new Mistake('Written like this: npm run create:page wallet bet-history');
});
