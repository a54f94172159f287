import { addMessages, create, edit, needName } from './checkout.ts';
import { dialog, endpoint, endpointConst, labelKey, message, page } from './templates.ts';

/** Puts a line into the contract's list or map of that name, whether it is still empty or not. */
function declare(id: string, part: string, open: string, close: string, line: string): void {
  edit(`mf-${id}/src/contract.ts`, (text) =>
    text.replace(
      new RegExp(`(\\n  ${part}: \\${open})(\\s*\\${close})?`),
      (_, head: string, end?: string) => `${head}\n    ${line}${end ? `\n  ${close}` : ''}`,
    ),
  );
}

function createPage(remote: string | undefined, given: string | undefined): void {
  const id = needName(remote, 'The remote');
  const name = needName(given, 'The page');
  create(`mf-${id}/src/pages/${name}/${name}.page.tsx`, page(id, name));
  declare(
    id,
    'routes',
    '[',
    ']',
    `{ path: '/${name}', chrome: 'full', title: '${labelKey(id, name)}', page: () => import('./pages/${name}/${name}.page.tsx') },`,
  );
  addMessages(id, message('page', name));
}

function createDialog(remote: string | undefined, given: string | undefined): void {
  const id = needName(remote, 'The remote');
  const name = needName(given, 'The dialog');
  create(`mf-${id}/src/dialogs/${name}/${name}.dialog.tsx`, dialog(id, name));
  declare(
    id,
    'dialogs',
    '{',
    '}',
    `'${id}.${name}': { title: '${labelKey(id, name)}', body: () => import('./dialogs/${name}/${name}.dialog.tsx') },`,
  );
  addMessages(id, message('dialog', name));
}

function createEndpoint(area: string | undefined, given: string | undefined, path = '/wps/relay/NEW_call'): void {
  const room = needName(area, 'The area');
  const name = needName(given, 'The endpoint');
  create(`shared/src/wire/${room}/${name}.ts`, endpoint(room, name, path));
  edit(`shared/src/wire/${room}/index.ts`, (text) => `${text}export { ${endpointConst(name)} } from './${name}.ts';\n`);
}

const [kind, first, second, third] = process.argv.slice(2);
if (kind === 'page') createPage(first, second);
else if (kind === 'dialog') createDialog(first, second);
else if (kind === 'endpoint') createEndpoint(first, second, third);
else throw new Error('usage: create-part <page|dialog|endpoint> <remote or area> <name>');
