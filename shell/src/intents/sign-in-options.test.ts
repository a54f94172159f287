import { leaveSession } from '@tessera/shared/session';
import { type SwitchName, setSwitches } from '@tessera/shared/switches';
import { signInForTest } from '@tessera/shared/testing';
import { liveNow } from '../remotes/live-remotes.ts';
import { signInOptions } from './sign-in-options.ts';

jest.mock('../remotes/live-remotes.ts', () => ({ liveNow: jest.fn() }));
const provided = { 'sign-in': {}, register: {}, 'start-free-play': {} };

const doors = (...names: readonly SwitchName[]) => {
  setSwitches(names.map((modId) => ({ modId, enabled: '1' })));
  return signInOptions().map(({ intent }) => intent);
};

beforeEach(() => {
  leaveSession('replaced');
  jest.mocked(liveNow).mockReturnValue([{ contract: { provides: provided } }] as never);
});

describe('the doors into an account', () => {
  it('lead to registering while it is open in at least one way, and not while it is closed as a whole', () => {
    expect(doors('REG3', 'USERNAMEREG3')).toEqual(['sign-in', 'register']);
    expect(doors('REG3', 'MOBILENUMREG3')).toEqual(['sign-in', 'register']);
    expect(doors('REG3')).toEqual(['sign-in']);
    expect(doors('USERNAMEREG3', 'MOBILENUMREG3')).toEqual(['sign-in']);
  });

  it('lead to free play by its own switch, for a visitor only', () => {
    expect(doors('FREEPLAY3')).toEqual(['start-free-play', 'sign-in']);
    signInForTest({ type: 4 });
    expect(doors('FREEPLAY3', 'REG3', 'USERNAMEREG3')).toEqual(['sign-in', 'register']);
  });

  it('are none where nobody provides them', () => {
    jest.mocked(liveNow).mockReturnValue([]);
    expect(doors('FREEPLAY3', 'REG3', 'USERNAMEREG3')).toEqual([]);
  });
});
