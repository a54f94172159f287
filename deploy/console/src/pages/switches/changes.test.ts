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

describe('pending changes of a merchant', () => {
  it('do not include a change that is flipped back', () => {
    const flipped = withChange([], flip('MF_AGENT', true), stored);
    expect(flipped).toEqual([flip('MF_AGENT', true)]);
    expect(withChange(flipped, flip('MF_AGENT', false), stored)).toEqual([]);
  });

  it("include switches, languages and the site's status together, each with its last value", () => {
    const store: Change[] = [
      flip('REG3', false),
      { kind: 'status', to: 1 },
      { kind: 'language', name: 'VI', to: true },
      { kind: 'status', to: 2 },
    ];
    const changes = store.reduce<readonly Change[]>((all, one) => withChange(all, one, stored), []);
    expect(changes).toEqual([store[0], store[2], store[3]]);
  });

  it('do not include what somebody else has already changed', () => {
    const changes = withChange([], { kind: 'status', to: 1 }, stored);
    expect(pendingOf(changes, { ...stored, systemStatus: 1 })).toEqual([]);
  });

  it("offer languages in the merchant's own order, new ones last", () => {
    const changes: Change[] = [
      { kind: 'language', name: 'VI', to: true },
      { kind: 'language', name: 'EN', to: false },
    ];
    expect(languagesWith(['TH', 'EN', 'KO'], changes)).toEqual(['TH', 'KO', 'VI']);
  });
});
