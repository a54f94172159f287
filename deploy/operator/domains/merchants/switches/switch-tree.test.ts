import { demoMerchants } from '../../../demo/merchants/demo-merchants.ts';
import { knownSwitches } from './known-switches.ts';
import { isOn, type SwitchRow, treeOf } from './switch-tree.ts';

describe('the switch tree', () => {
  const rows: SwitchRow[] = [
    { modId: 'MF_AUTH', parent: null, enabled: true },
    { modId: 'REG3', parent: 'MF_AUTH', enabled: true },
    { modId: 'MF_AGENT', parent: null, enabled: false },
    { modId: 'AFFMAN3', parent: 'MF_AGENT', enabled: true },
  ];
  const byId = new Map(rows.map((row) => [row.modId, row]));

  it('turns everything below a node off with it', () => {
    expect([isOn(byId, 'REG3'), isOn(byId, 'AFFMAN3')]).toEqual([true, false]);
  });

  it('takes one of the first six remotes that is not in it for on, anything else for off', () => {
    const missing = ['MF_GAMES', 'MF_POKER', 'FREEPLAY3'].map((modId) => isOn(byId, modId));
    expect(missing).toEqual([true, false, false]);
  });

  it('goes out as the wire has it', () => {
    expect(treeOf(rows)).toEqual([
      { modId: 'MF_AUTH', enabled: '1', childrenNodes: [{ modId: 'REG3', enabled: '1', childrenNodes: [] }] },
      { modId: 'MF_AGENT', enabled: '0', childrenNodes: [{ modId: 'AFFMAN3', enabled: '1', childrenNodes: [] }] },
    ]);
  });

  it('names every switch once, and the demo merchants turn off only what there is', () => {
    expect(new Set(knownSwitches).size).toBe(knownSwitches.length);
    for (const { switchedOff } of demoMerchants)
      expect(knownSwitches).toEqual(expect.arrayContaining([...switchedOff]));
  });
});
