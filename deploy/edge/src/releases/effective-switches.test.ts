import { SwitchSet } from '@tessera/shared/switches';
import { withMissingOff, withMissingOn } from './effective-switches.ts';

const tree = [
  { modId: 'MF_WALLET', enabled: '1', childrenNodes: [{ modId: 'FUNDTRANS3', enabled: '1' }] },
  { modId: 'MF_GAMES', enabled: '1' },
];
const isOn = (version: string | undefined, name: 'MF_WALLET' | 'FUNDTRANS3' | 'MF_GAMES' | 'MF_AUTH') => {
  const decisions = ['shell', 'wallet', 'auth'].map((id) => ({ id, ...(version ? { version } : {}) }));
  return new SwitchSet(withMissingOff(tree, decisions)).isOn(name);
};

describe('the switches of a page', () => {
  it('are those of the merchant while every remote has a release', () => {
    expect([isOn('1', 'MF_WALLET'), isOn('1', 'FUNDTRANS3'), isOn('1', 'MF_AUTH')]).toEqual([true, true, true]);
  });

  it('have a remote without a release off, with everything below it, also where the merchant has set nothing', () => {
    expect([isOn(undefined, 'MF_WALLET'), isOn(undefined, 'FUNDTRANS3'), isOn(undefined, 'MF_AUTH')]).toEqual([
      ...[false, false, false],
    ]);
    expect(isOn(undefined, 'MF_GAMES')).toBe(true);
  });

  it('have a remote on that is being developed, unless the merchant has switched it off', () => {
    const switches = new SwitchSet(
      withMissingOn([...tree, { modId: 'MF_AGENT', enabled: '0' }], ['poker', 'agent', 'shell']),
    );
    expect([switches.isOn('MF_POKER'), switches.isOn('MF_AGENT')]).toEqual([true, false]);
  });
});
