import { depositSteps } from './deposit-steps.ts';

const times = { createdAtMs: 1_000, answerByMs: 601_000 };

describe('the way of a deposit', () => {
  it('waits for its check, and says by when there will be an answer', () => {
    expect(depositSteps({ status: 'pending', decidedAtMs: null, ...times })).toEqual([
      { key: 'requested', state: 'done', atMs: 1_000 },
      { key: 'transfer', state: 'now', byMs: 601_000 },
      { key: 'credited', state: 'later', byMs: 601_000 },
    ]);
  });

  it('is credited at the moment it was approved', () => {
    expect(
      depositSteps({ status: 'approved', decidedAtMs: 90_000, ...times }).map(({ state, atMs }) => [state, atMs]),
    ).toEqual([
      ['done', 1_000],
      ['done', 90_000],
      ['done', 90_000],
    ]);
  });

  it('ends at the check when it is rejected, and nothing is credited', () => {
    const steps = depositSteps({ status: 'rejected', decidedAtMs: 90_000, ...times });
    expect(steps.map(({ key, state }) => `${key} ${state}`)).toEqual(['requested done', 'transfer failed']);
  });
});
