/** @jest-environment jsdom */
import { leaveSession } from '@tessera/shared/session';
import { type SwitchName, setSwitches } from '@tessera/shared/switches';
import { signInForTest } from '@tessera/shared/testing';
import { liveNow } from '../remotes/live-remotes.ts';
import { signInOptions } from './sign-in-options.ts';

jest.mock('../remotes/live-remotes.ts', () => ({
  ...jest.requireActual('../remotes/live-remotes.ts'),
  liveNow: jest.fn(),
}));
const provided = { 'sign-in': {}, register: {}, 'start-free-play': {} };

const optionsWith = (...names: readonly SwitchName[]) => {
  setSwitches(names.map((modId) => ({ modId, enabled: '1' })));
  return signInOptions().map(({ intent }) => intent);
};

beforeEach(() => {
  leaveSession('replaced');
  jest.mocked(liveNow).mockReturnValue([{ contract: { provides: provided } }] as never);
});

describe('the sign-in options', () => {
  it('include registering while at least one way of it is on, and not while it is off as a whole', () => {
    expect(optionsWith('REG3', 'USERNAMEREG3')).toEqual(['sign-in', 'register']);
    expect(optionsWith('REG3', 'MOBILENUMREG3')).toEqual(['sign-in', 'register']);
    expect(optionsWith('REG3')).toEqual(['sign-in']);
    expect(optionsWith('USERNAMEREG3', 'MOBILENUMREG3')).toEqual(['sign-in']);
  });

  it('include free play by its own switch, for a visitor only', () => {
    expect(optionsWith('FREEPLAY3')).toEqual(['start-free-play', 'sign-in']);
    signInForTest({ type: 4 });
    expect(optionsWith('FREEPLAY3', 'REG3', 'USERNAMEREG3')).toEqual(['sign-in', 'register']);
  });

  it('are empty if nobody provides them', () => {
    jest.mocked(liveNow).mockReturnValue([]);
    expect(optionsWith('FREEPLAY3', 'REG3', 'USERNAMEREG3')).toEqual([]);
  });
});
