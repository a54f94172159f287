import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkContract } from '@tessera/shared/contract';
import { eventSpecs } from '@tessera/shared/events';
import { languageTags } from '@tessera/shared/i18n/languages';
import { partRequests, readContract, serialise } from './contract-json.ts';
import { heardEvents } from './heard-events.ts';
import { labelsOf, readLocales } from './locales.ts';
import { packageDir, REMOTE_IDS } from './places.ts';

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

  it('is sound, and fits on one screen', async () => {
    expect(checkContract(await readContract(dir))).toEqual([]);
    expect(source.split('\n').length).toBeLessThanOrEqual(80);
  });

  it('loads nothing but defineRemote', () => {
    const imports = [...source.matchAll(/^import\s.*?from\s+'([^']+)'/gms)].map(([, from]) => from);
    expect(imports).toEqual(['@tessera/shared/contract']);
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

  it('emits and hears only events of the map', async () => {
    const contract = await readContract(dir);
    const known = Object.keys(eventSpecs);
    const named = [...contract.emits, ...Object.keys(contract.consumes), ...(contract.listens ?? [])];
    expect(named.filter((event) => !known.includes(event))).toEqual([]);
  });

  it('says which events its components follow, all of them and no others', async () => {
    const { events, unreadable } = heardEvents(`${dir}/src`);
    expect(unreadable).toEqual([]);
    expect([...((await readContract(dir)).listens ?? [])].sort()).toEqual(events);
  });

  it('has a word in every language for every menu and title', () => {
    const labels = labelsOf(serialise(contractOf), readLocales(`${dir}/locales`));
    expect(Object.keys(labels).sort()).toEqual([...languageTags].sort());
  });

  let contractOf: Awaited<ReturnType<typeof readContract>>;
  beforeAll(async () => {
    contractOf = await readContract(dir);
  });
});

it.each([
  ['aurora', '/rng'],
  ['lotus', '/lottery'],
  ['harbor', '/rng'],
])('the phone bar of %s has one page, and no other contends for it', async (brand, path) => {
  const contracts = await Promise.all(REMOTE_IDS.map((id) => readContract(packageDir(id))));
  const pages = contracts
    .flatMap(({ menu }) => menu)
    .filter(({ slot, opens }) => slot === 'bottom.bar' && 'path' in opens)
    .filter(({ when }) => !when?.brands || when.brands.includes(brand))
    .sort((one, other) => one.order - other.order);
  expect(pages[0]?.opens).toEqual({ path });
  expect(pages[1]?.order).not.toBe(pages[0]?.order);
});
