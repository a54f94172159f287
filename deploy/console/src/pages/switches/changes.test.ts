import { type Change, languagesWith, pendingOf, type Stored, withChange } from './changes.ts';

const stored: Stored = {
  systemStatus: 0,
  languages: ['KO', 'EN'],
  switches: new Map([
    ['MF_AGENT', false],
    ['REG3', true],
  ]),
};
const flip = (name: string, to: boolean): Change => ({ kind: 'switch', name, to });

describe('changes of a merchant that wait in the console', () => {
  it('forgets a change that is flipped back', () => {
    const flipped = withChange([], flip('MF_AGENT', true), stored);
    expect(flipped).toEqual([flip('MF_AGENT', true)]);
    expect(withChange(flipped, flip('MF_AGENT', false), stored)).toEqual([]);
  });

  it('keeps switches, languages and the status of the site beside one another, each as it was wished last', () => {
    const wishes: Change[] = [
      flip('REG3', false),
      { kind: 'status', to: 1 },
      { kind: 'language', name: 'VI', to: true },
      { kind: 'status', to: 2 },
    ];
    const changes = wishes.reduce<readonly Change[]>((all, one) => withChange(all, one, stored), []);
    expect(changes).toEqual([wishes[0], wishes[2], wishes[3]]);
  });

  it('counts no change that somebody else has made meanwhile', () => {
    const changes = withChange([], { kind: 'status', to: 1 }, stored);
    expect(pendingOf(changes, { ...stored, systemStatus: 1 })).toEqual([]);
  });

  it("offers languages in the merchant's own order, what is new last", () => {
    const changes: Change[] = [
      { kind: 'language', name: 'VI', to: true },
      { kind: 'language', name: 'EN', to: false },
    ];
    expect(languagesWith(['TH', 'EN', 'KO'], changes)).toEqual(['TH', 'KO', 'VI']);
  });
});
