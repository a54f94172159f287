import { existsSync } from 'node:fs';
import { checkout, generate, Mistake, needName } from './plan.ts';
import { contract, LANGUAGES, manifest, port, readme, remoteId, WEBPACK_CONFIG } from './templates.ts';

const BUILT_IN = ['auth', 'games', 'lottery', 'wallet', 'agent', 'promotions'];
/** Folders and message namespaces that are there beside the remotes. */
const RESERVED = ['shell', 'shared', 'ui', 'console', 'operator', 'edge'];
const USAGE = 'npm run create:remote -- poker --owner cards';

/** `npm run create:remote -- poker --owner cards`: creates a remote with the usual folders, empty but valid. */
generate((plan) => {
  const [name, ...flags] = process.argv.slice(2);
  const id = needName(name, 'The remote');
  if (id.includes('-') || RESERVED.includes(id))
    throw new Mistake(`A remote has one word that nothing else uses for a name, e.g. "poker"; got "${id}".`);
  const owner = flags[0] === undefined ? id : flags[1];
  if ((flags.length > 0 && flags[0] !== '--owner') || flags.length > 2)
    throw new Mistake(`Written like this: ${USAGE}`);
  const dir = `mf-${id}`;
  if (existsSync(`${checkout()}/${dir}`)) throw new Mistake(`${dir} is there already.`);
  plan.create(`${dir}/package.json`, manifest(id));
  plan.create(`${dir}/webpack.config.ts`, WEBPACK_CONFIG);
  plan.create(`${dir}/README.md`, readme(id, needName(owner, 'The owner')));
  plan.create(`${dir}/src/contract.ts`, contract(id, needName(owner, 'The owner')));
  plan.create(`${dir}/src/port.ts`, port(id));
  if (!BUILT_IN.includes(id)) plan.create(`${dir}/src/remote-id.d.ts`, remoteId(id));
  for (const language of LANGUAGES) plan.create(`${dir}/locales/${language}.json`, '{}\n');
  return `npx -y pnpm@12 install, npm run create:page ${id} <name>, npm run dev -- ${id}`;
});
