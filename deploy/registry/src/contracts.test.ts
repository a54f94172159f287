import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkContract } from '@tessera/shared/contract/check';
import { eventSpecs } from '@tessera/shared/events';
import { languageTags } from '@tessera/shared/i18n/languages';
import { isAvailable, matchesPath } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import { homeCategories } from '../../../mf-games/src/model/home-categories.ts';
import { navItems } from '../../../mf-games/src/model/nav-items.ts';
import type { Lanes } from '../../../mf-games/src/model/stored-lanes.ts';
import { partRequests, readContract, serialise } from './contract-json.ts';
import { portUses } from './docs/port-uses.ts';
import { labelsOf, readLocales } from './locales.ts';
import { packageDir, REMOTE_IDS, ROOT } from './places.ts';

const ROLE_FILE = /\.(?:page|dialog|widget|reaction)\.tsx?$/;

function* filesBelow(dir: string): Generator<string> {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

describe.each(REMOTE_IDS)('the contract of %s', (id) => {
  const dir = packageDir(id);
  const source = readFileSync(`${dir}/src/contract.ts`, 'utf8');

  it('is valid, and has at most 80 lines', async () => {
    expect(checkContract(await readContract(dir))).toEqual([]);
    // What it declares; the list of files above it grows by a line with each.
    expect(source.slice(source.indexOf('export default')).split('\n').length).toBeLessThanOrEqual(80);
  });

  it('imports nothing but defineRemote and its port', () => {
    const importsOf = (text: string) => [...text.matchAll(/^import\s.*?from\s+'([^']+)'/gms)].map(([, from]) => from);
    expect(importsOf(source)).toEqual(['@tessera/shared/contract', './port.ts']);
    expect(importsOf(readFileSync(`${dir}/src/port.ts`, 'utf8'))).toEqual(['@tessera/shared/contract']);
  });

  it('names every role file, and only files that exist', async () => {
    const named = [...partRequests(await readContract(dir)).values()].map((request) =>
      request.replace(/^\.\//, '').replace(/\.tsx?$/, ''),
    );
    const there = [...filesBelow(`${dir}/src`)]
      .map((path) => relative(`${dir}/src`, path))
      .filter((path) => ROLE_FILE.test(path));
    expect([...new Set(named)].sort()).toEqual(there.map((path) => path.replace(/\.tsx?$/, '')).sort());
  });

  it('emits and listens to existing events only', async () => {
    const contract = await readContract(dir);
    const known = Object.keys(eventSpecs);
    const named = [...contract.port.emits, ...Object.keys(contract.consumes), ...contract.port.listens];
    expect(named.filter((event) => !known.includes(event))).toEqual([]);
  });

  it('declares exactly what its sources emit, listen to in components and ask for', async () => {
    const { port } = await readContract(dir);
    const { unreadable, ...uses } = portUses(`${dir}/src`);
    const core = portUses(`${ROOT}/shared/src`).emits.filter((event) => event.startsWith(`${id}:`));
    expect(unreadable).toEqual([]);
    const sorted = ({ emits, listens, asks }: typeof uses) => ({
      emits: [...new Set(emits)].sort(),
      listens: [...listens].sort(),
      asks: [...asks].sort(),
    });
    expect(sorted(port)).toEqual(sorted({ ...uses, emits: [...uses.emits, ...core] }));
  });

  it('has a message in every language for every menu and title', () => {
    const labels = labelsOf(serialise(contractOf), readLocales(`${dir}/locales`));
    expect(Object.keys(labels).sort()).toEqual([...languageTags].sort());
  });

  let contractOf: Awaited<ReturnType<typeof readContract>>;
  beforeAll(async () => {
    contractOf = await readContract(dir);
  });
});

it('no two remotes provide the same intent, route, dialog or page of a centre', async () => {
  const contracts = await Promise.all(REMOTE_IDS.map((id) => readContract(packageDir(id))));
  const names = contracts.flatMap(({ provides, routes, dialogs, centrePages }) => [
    ...Object.keys(provides).map((intent) => `intent ${intent}`),
    ...routes.map(({ path }) => `route ${path}`),
    ...Object.keys(dialogs).map((dialog) => `dialog ${dialog}`),
    ...centrePages.map(({ centre, key }) => `page ${centre} ${key}`),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it.each([
  ['aurora', '/rng'],
  ['lotus', '/lottery'],
  ['harbor', '/rng'],
])("on %s, one page alone has the phone's bottom bar selected", async (brand, path) => {
  const contracts = await Promise.all(REMOTE_IDS.map((id) => readContract(packageDir(id))));
  const pages = contracts
    .flatMap(({ menu }) => menu)
    .filter(({ slot, opens }) => slot === 'bottom.bar' && 'path' in opens)
    .filter(({ when }) => !when?.brands || when.brands.includes(brand))
    .sort((one, other) => one.order - other.order);
  expect(pages[0]?.opens).toEqual({ path });
  expect(pages[1]?.order).not.toBe(pages[0]?.order);
});

it('whatever categories and vendors a merchant has, header and home lead to pages that its site offers', async () => {
  const routes = (await Promise.all(REMOTE_IDS.map((id) => readContract(packageDir(id))))).flatMap(
    (contract) => contract.routes,
  );
  const switches = new SwitchSet(
    routes.flatMap(({ when }) => (when?.switch ? [{ modId: when.switch, enabled: '1' as const }] : [])),
  );
  const lane = (gameType: Lanes[number]['gameType'], vassalage: string): Lanes[number] => ({
    title: gameType,
    gameType,
    cards: [{ vassalage, displayName: vassalage, isHot: false, gameCount: 3 }],
  });
  const others = (['LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP'] as const).map((category) => lane(category, 'PP'));
  const offers: Lanes[] = [undefined, 'TCG_SEA', 'DRW'].flatMap((lott) =>
    [undefined, 'TCG_SEA', 'DRW'].map((elott) => [
      ...(lott ? [lane('LOTT', lott)] : []),
      ...(elott ? [lane('ELOTT', elott)] : []),
      ...others,
    ]),
  );
  const all = { isSignedIn: true, hasHot: true, hasFavorites: true, hasLottery: true };
  for (const brand of ['aurora', 'lotus', 'harbor'])
    for (const lanes of offers) {
      const offered = lanes.map(({ gameType }) => gameType);
      const open = routes.filter(({ when }) => isAvailable(when, { brand, switches, offered })).map(({ path }) => path);
      const paths = [...navItems(lanes, { ...all, brand }), ...homeCategories(lanes, true)].map(({ path }) => path);
      const lost = paths.filter((path) => !open.some((one) => matchesPath(one, path.split('?')[0] ?? '')));
      expect({ brand, offered, lost }).toEqual({ brand, offered, lost: [] });
    }
});
