import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChannelEntry } from '@tessera/shared/registry';
import type { SwitchNode } from '@tessera/shared/switches';
import { integrityOf } from '../../../registry/src/file-names.ts';
import { ReleaseStore } from './release-store.ts';
import type { ReleaseSource, ServedRelease } from './source.ts';

const entry = (stable: string, more: Partial<ChannelEntry> = {}): ChannelEntry => ({
  ...{ stable, previous: [], statements: {} },
  ...more,
});
const switchedOn = [{ modId: 'MF_WALLET', enabled: '1' }];

/** A store with these releases; each is `id/version`. */
function storeOf(remotes: Readonly<Record<string, ChannelEntry>>, here: readonly string[]): ReleaseStore {
  const release = (id: string, version: string) =>
    here.includes(`${id}/${version}`) ? ({ id, version } as ServedRelease) : undefined;
  const current = () => ({ channel: { remotes }, ownerKeys: [], release });
  return new ReleaseStore({ current, folder: '' } as unknown as ReleaseSource);
}
const visit = (switches: readonly SwitchNode[] = switchedOn) => ({ merchant: 'lotus', switches, subject: 'u7' });
const versions = (store: ReleaseStore, switches?: readonly SwitchNode[]) =>
  store.for(visit(switches)).remotes.map(({ id, version }) => `${id} ${version}`);

describe('the releases of a page', () => {
  it('are those that are live for its visitor', () => {
    const store = storeOf({ shell: entry('1'), wallet: entry('2') }, ['shell/1', 'wallet/2']);
    expect(versions(store)).toEqual(['wallet 2']);
    expect(store.for(visit()).shell.version).toBe('1');
  });

  it('are none of a remote that the merchant has off', () => {
    const store = storeOf({ shell: entry('1'), wallet: entry('2') }, ['shell/1', 'wallet/2']);
    expect(versions(store, [{ modId: 'MF_WALLET', enabled: '0' }])).toEqual([]);
  });

  it('are an earlier one where the one that is live could not be fetched', () => {
    const store = storeOf({ shell: entry('1'), wallet: entry('2', { previous: ['1'] }) }, ['shell/1', 'wallet/1']);
    expect(versions(store)).toEqual(['wallet 1']);
  });

  it('lack a remote of which nothing could be fetched', () => {
    expect(versions(storeOf({ shell: entry('1'), wallet: entry('2') }, ['shell/1']))).toEqual([]);
  });

  it('say what is served, not what was wanted: switches, versions and reasons', () => {
    const live = { shell: entry('1'), wallet: entry('2'), auth: entry('2', { previous: ['1'] }) };
    const store = storeOf({ ...live, auth: { ...live.auth, canary: { version: '3', percent: 100 } } }, [
      'shell/1',
      'auth/1',
    ]);
    const page = store.for({ ...visit(), switches: [...switchedOn, { modId: 'MF_AUTH', enabled: '1' }] });
    expect(ReleaseStore.versions(page)).toEqual({ shell: '1', auth: '1' });
    expect(page.switches).toContainEqual({ modId: 'MF_WALLET', enabled: '0' });
    expect(page.decisions.find(({ id }) => id === 'auth')).toMatchObject({ version: '1', because: 'stable' });
  });

  it('of an earlier version are none for a name that no remote has', () => {
    const store = storeOf({ shell: entry('1') }, ['shell/1']);
    for (const name of ['constructor', '__proto__', 'toString', 'nowhere'])
      expect(store.fallbackFor(name, '1', 'lotus')).toBeUndefined();
  });

  it('cannot be without the shell', () => {
    const store = storeOf({ shell: entry('1') }, []);
    expect(() => store.for(visit())).toThrow('No release of the shell is live.');
  });
});

describe('a style sheet in the HTML of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-styles-'));
  const store = new ReleaseStore({ folder } as unknown as ReleaseSource);
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return `/assets/${name}`;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one with the hash of its release', () => {
    const href = write('own.css', '.a{color:red}');
    expect(store.styleText(href, integrityOf('.a{color:red}'))).toBe('.a{color:red}');
    expect(store.styleText(href, integrityOf('.a{color:blue}'))).toBeUndefined();
  });

  it.each(['.a{background:URL(a.svg)}', '@import "b.css";', '.a{background:image-set("a.png" 1x)}'])(
    'is not one that names other files: %s',
    (text) => {
      expect(store.styleText(write('names.css', text), integrityOf(text))).toBeUndefined();
    },
  );

  it('is not one that is missing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(store.styleText('/assets/gone.css', integrityOf(''))).toBeUndefined();
    jest.restoreAllMocks();
  });

  it('is there again when its file is', () => {
    const href = write('repaired.css', '.half');
    expect(store.styleText(href, integrityOf('.whole{}'))).toBeUndefined();
    write('repaired.css', '.whole{}');
    expect(store.styleText(href, integrityOf('.whole{}'))).toBe('.whole{}');
  });
});
