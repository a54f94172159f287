import { switchRows } from './switch-rows.ts';

const tree = [
  { modId: 'REG3', enabled: '1', childrenNodes: [{ modId: 'MOBILENUMREG3', enabled: '1' }] },
  { modId: 'MF_AGENT', enabled: '0' },
];

describe('the switch tree in the console', () => {
  it('shows pending values, and a child as off while its parent is off', () => {
    expect(switchRows(tree, new Map([['REG3', false]]))).toEqual([
      { modId: 'REG3', depth: 0, isOn: false, isOverruled: false },
      { modId: 'MOBILENUMREG3', depth: 1, isOn: true, isOverruled: true },
      { modId: 'MF_AGENT', depth: 0, isOn: false, isOverruled: false },
    ]);
  });
});
