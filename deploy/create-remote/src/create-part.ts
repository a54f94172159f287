import { addMessages, create, edit, needName, regenerate } from './checkout.ts';
import { dialog, endpoint, endpointConst, labelKey, messageKey, page } from './templates.ts';

/** An object over several lines: the formatter leaves it so, however long its names are. */
const entry = (head: string, facts: readonly string[]): string =>
  `    ${head}{\n${facts.map((fact) => `      ${fact},\n`).join('')}    },`;

/** Puts an entry at the end of the contract's list or map of that name, whether it is still empty or not. */
function declare(id: string, part: string, [open, close]: readonly [string, string], made: string): void {
  edit(`mf-${id}/src/contract.ts`, (text) =>
    text
      .replace(`\n  ${part}: ${open}${close},`, `\n  ${part}: ${open}\n  ${close},`)
      .replace(
        new RegExp(`(\\n  ${part}: \\${open}\\n(?:    .*\\n)*)  \\${close}`),
        (_, there: string) => `${there}${made}\n  ${close}`,
      ),
  );
}

function createPage(remote: string | undefined, given: string | undefined): void {
  const id = needName(remote, 'The remote');
  const name = needName(given, 'The page');
  create(`mf-${id}/src/pages/${name}/${name}.page.tsx`, page(id, name));
  const facts = [
    `path: '/${name}'`,
    "chrome: 'full'",
    `title: '${labelKey(id, name)}'`,
    `page: () => import('./pages/${name}/${name}.page.tsx')`,
  ];
  declare(id, 'routes', ['[', ']'], entry('', facts));
  addMessages(id, messageKey(name), { title: name });
  regenerate();
}

function createDialog(remote: string | undefined, given: string | undefined): void {
  const id = needName(remote, 'The remote');
  const name = needName(given, 'The dialog');
  create(`mf-${id}/src/dialogs/${name}/${name}.dialog.tsx`, dialog(id, name));
  const facts = [`title: '${labelKey(id, name)}'`, `body: () => import('./dialogs/${name}/${name}.dialog.tsx')`];
  declare(id, 'dialogs', ['{', '}'], entry(`'${id}.${name}': `, facts));
  addMessages(id, messageKey(name), { title: name, confirm: 'OK' });
  regenerate();
}

function createEndpoint(area: string | undefined, given: string | undefined, path = '/wps/relay/NEW_call'): void {
  const room = needName(area, 'The area');
  const name = needName(given, 'The endpoint');
  create(`shared/src/wire/${room}/${name}.ts`, endpoint(room, name, path));
  edit(`shared/src/wire/${room}/index.ts`, (text) => withExport(text, name));
}

/** The area's exports stand in the order of their files. */
function withExport(text: string, name: string): string {
  const made = `export { ${endpointConst(name)} } from './${name}.ts';\n`;
  const next = [...text.matchAll(/^export [^;]*? from '\.\/([\w-]+)\.ts';\n/gm)].find(([, file = '']) => file > name);
  const at = next?.index ?? text.length;
  return text.slice(0, at) + made + text.slice(at);
}

const [kind, first, second, third] = process.argv.slice(2);
if (kind === 'page') createPage(first, second);
else if (kind === 'dialog') createDialog(first, second);
else if (kind === 'endpoint') createEndpoint(first, second, third);
else throw new Error('usage: create-part <page|dialog|endpoint> <remote or area> <name>');
