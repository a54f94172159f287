import { profiles } from '../games/slot/profiles/profiles.ts';
import type { PageRound, SpinAnswer } from '../server/http/page-api.ts';
import { NotTaken, SessionEnded, Unreachable } from './api.ts';
import { createGame } from './game.ts';
import { fakeStage } from './testing/fake-stage.ts';

const stops = [0, 0, 0, 0, 0];
const begun: PageRound = {
  id: 'round-1',
  stakeMinor: 100,
  nonce: 1,
  stage: 'waiting',
  spins: [stops],
  freeSpins: 2,
  seen: 0,
  wonMinor: 0,
};
const played = (round: Partial<PageRound>, balance: number | null = null): SpinAnswer => ({
  kind: 'played',
  round: { ...begun, ...round },
  balanceAfterBet: null,
  balance,
  nonce: 1,
});

function game() {
  const stage = fakeStage();
  const host = { send: jest.fn() };
  const calls = { spin: jest.fn(), find: jest.fn(), advance: jest.fn(), balance: jest.fn() };
  const sound = { win: jest.fn(), freeSpins: jest.fn(), reelStop: jest.fn() };
  const opening = { profile: profiles[0], currency: { code: 'P' }, balance: 900 };
  const sent = () => host.send.mock.calls.map(([{ type }]) => type as string);
  return { stage, calls, sent, game: createGame({ opening, stage, host, calls, sound } as never) };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('plays a round and its free spins to the end, and notifies the host page of each step once', async () => {
  const { stage, calls, sent, game: opened } = game();
  calls.spin.mockResolvedValue(played({}));
  calls.advance.mockResolvedValueOnce(played({ seen: 1, wonMinor: 30, spins: [stops, stops] }));
  calls.advance.mockResolvedValueOnce(
    played({ seen: 2, wonMinor: 250, stage: 'paid', spins: [stops, stops, stops] }, 1050),
  );
  const end = opened.press();
  await jest.advanceTimersByTimeAsync(5_000);
  await end;
  expect(stage.offerFreeSpins).toHaveBeenCalledWith(2, expect.any(Number));
  expect(stage.showFreeSpin.mock.calls).toEqual([
    [1, 2],
    [2, 2],
    [0, 0],
  ]);
  expect(stage.announce).toHaveBeenLastCalledWith('resultWin 2.5 P 10.5 P');
  expect(stage.bar.setBalance).toHaveBeenLastCalledWith(1050);
  expect(sent()).toEqual(['busy', 'roundStarted', 'balance', 'roundEnded', 'idle']);
});

it('requests no free spin while paused, and continues when resumed', async () => {
  const { calls, game: opened } = game();
  calls.advance.mockResolvedValue(played({ seen: 2, stage: 'paid', spins: [stops, stops] }, 900));
  opened.pause();
  const end = opened.resumeRound({ ...begun, seen: 1 });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(calls.advance).not.toHaveBeenCalled();
  opened.resume();
  await jest.advanceTimersByTimeAsync(5_000);
  await end;
  expect(calls.advance).toHaveBeenCalledTimes(1);
});

it('sends a bet once: without an answer the reels stop, and only the outcome of that spin is requested', async () => {
  const { stage, calls, game: opened } = game();
  calls.spin.mockRejectedValue(new Unreachable('spin'));
  calls.find.mockRejectedValueOnce(new Unreachable('find'));
  calls.find.mockResolvedValue(played({ stage: 'paid', freeSpins: 0 }));
  calls.balance.mockResolvedValue({ balance: 800 });
  const end = opened.press();
  await jest.advanceTimersByTimeAsync(0);
  expect(stage.box.show).toHaveBeenLastCalledWith([1, 2, 3, 4, 5]);
  expect(stage.notice.show).toHaveBeenLastCalledWith('error.UNANSWERED');
  await jest.advanceTimersByTimeAsync(1_000);
  await end;
  const [key] = calls.spin.mock.calls[0];
  expect(calls.spin).toHaveBeenCalledTimes(1);
  expect(calls.find.mock.calls).toEqual([[key], [key]]);
  expect(stage.bar.setBalance).toHaveBeenLastCalledWith(800);
});

it('shows that a spin which never arrived took nothing', async () => {
  const { stage, calls, sent, game: opened } = game();
  calls.spin.mockRejectedValue(new Unreachable('spin'));
  calls.find.mockResolvedValue({ kind: 'none' });
  await opened.press();
  expect(stage.notice.show).toHaveBeenLastCalledWith('error.NOT_PLACED');
  expect(stage.box.land).not.toHaveBeenCalled();
  expect(sent()).toEqual(['busy', 'idle']);
});

it('refuses a spin while offline with the reason, and places no bet when the connection is back', async () => {
  const { stage, calls, game: opened } = game();
  opened.setOffline(true);
  expect(stage.bar.setOffline).toHaveBeenLastCalledWith(true);
  await opened.press();
  expect(stage.notice.show).toHaveBeenLastCalledWith('error.OFFLINE');
  expect(stage.box.run).not.toHaveBeenCalled();
  opened.setOffline(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls.spin).not.toHaveBeenCalled();
  expect(stage.bar.setOffline).toHaveBeenLastCalledWith(false);
});

it('offers only to leave once the session has ended', async () => {
  const { stage, calls, sent, game: opened } = game();
  calls.spin.mockRejectedValue(new SessionEnded('spin'));
  await opened.press();
  expect(stage.end).toHaveBeenCalledWith('error.SESSION', expect.any(Function));
  expect(stage.box.show).toHaveBeenLastCalledWith([1, 2, 3, 4, 5]);
  expect(sent()).toEqual(['busy', 'error', 'idle']);
});

it.each(['SESSION_EXPIRED', 'INVALID_TOKEN'])(
  'offers only the way out when the operator refuses a bet with %s',
  async (status) => {
    const { stage, calls, sent, game: opened } = game();
    calls.spin.mockResolvedValue({ kind: 'refused', status, balance: null });
    await opened.press();
    expect(stage.end).toHaveBeenCalledWith('error.SESSION', expect.any(Function));
    expect(sent()).toEqual(['busy', 'error', 'idle']);
  },
);

it('shows that a refused spin took nothing, and starts a new round at the next click', async () => {
  const { stage, calls, sent, game: opened } = game();
  calls.spin.mockRejectedValueOnce(new NotTaken('spin'));
  await opened.press();
  expect(stage.notice.show).toHaveBeenLastCalledWith('error.OTHER');
  expect(sent()).toEqual(['busy', 'idle']);
  calls.spin.mockResolvedValueOnce(played({ stage: 'paid' }, 800));
  const end = opened.press();
  await jest.advanceTimersByTimeAsync(5_000);
  await end;
  expect(calls.spin.mock.calls[1][0]).not.toBe(calls.spin.mock.calls[0][0]);
});

it('keeps the last balance while the connection is lost', async () => {
  const { stage, calls, game: opened } = game();
  calls.balance.mockRejectedValue(new Unreachable('balance'));
  await opened.refresh();
  expect(stage.notice.show).toHaveBeenLastCalledWith('error.NETWORK');
  expect(stage.bar.setBalance).not.toHaveBeenCalled();
});
