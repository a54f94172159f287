import { SwitchSet } from './switch-set.ts';

describe('the switches of a merchant', () => {
  const switches = new SwitchSet([
    { modId: 'COMM3', enabled: '1', childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1' }] },
    { modId: 'REG3', enabled: '0', childrenNodes: [{ modId: 'MOBILENUMREG3', enabled: '1' }] },
    { modId: 'MF_AGENT', enabled: '0' },
  ]);

  it('are on when the node says "1"', () => expect(switches.isOn('FREEPLAY3')).toBe(true));
  it('are off below a parent that is off', () => expect(switches.isOn('MOBILENUMREG3')).toBe(false));
  it('leave a remote on if the tree does not contain it', () => expect(switches.isOn('MF_WALLET')).toBe(true));
  it('turn a remote off when the tree says so', () => expect(switches.isOn('MF_AGENT')).toBe(false));
  it('leave anything else off if the tree does not contain it', () => expect(switches.isOn('DIRECTREG3')).toBe(false));
});
