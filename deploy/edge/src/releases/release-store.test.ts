import type { ChannelEntry } from '@tessera/shared/registry';
import type { SwitchNode } from '@tessera/shared/switches';
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

  it('cannot be without the shell', () => {
    const store = storeOf({ shell: entry('1') }, []);
    expect(() => store.for(visit())).toThrow('No release of the shell is live.');
  });
});
