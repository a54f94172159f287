import { create, LANGUAGES, needName, regenerate } from './checkout.ts';
import { contract, manifest, port, readme, remoteId, WEBPACK_CONFIG } from './templates.ts';

/** `npm run create:remote -- poker --owner cards`: a remote on the floor plan, empty but sound. */
const [name, ...flags] = process.argv.slice(2);
const id = needName(name, 'The remote');
const owner = flags[flags.indexOf('--owner') + 1] ?? id;
const dir = `mf-${id}`;
const BUILT_IN = ['auth', 'games', 'lottery', 'wallet', 'agent', 'promotions'];

create(`${dir}/package.json`, manifest(id));
create(`${dir}/webpack.config.ts`, WEBPACK_CONFIG);
create(`${dir}/README.md`, readme(id, owner));
create(`${dir}/src/contract.ts`, contract(id, owner));
create(`${dir}/src/port.ts`, port(id));
if (!BUILT_IN.includes(id)) create(`${dir}/src/remote-id.d.ts`, remoteId(id));
for (const language of LANGUAGES) create(`${dir}/locales/${language}.json`, '{}\n');
regenerate();
console.log(`Next: npx pnpm@12 install, npm run create:page ${id} <name>, npm run dev -- ${id}`);
