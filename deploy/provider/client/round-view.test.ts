import { profileOf } from '../games/slot/profiles/profiles.ts';
import type { PageRound } from '../server/http/page-api.ts';
import { createRoundView } from './round-view.ts';
import { fakeStage } from './testing/fake-stage.ts';

const round: PageRound = {
  id: 'round-1',
  stakeMinor: 100,
  nonce: 1,
  stage: 'paid',
  spins: [[0, 0, 0, 0, 0]],
  freeSpins: 0,
  seen: 0,
  wonMinor: 0,
};

function view(balance: number | null) {
  const stage = fakeStage();
  const host = { send: jest.fn() };
  const sound = { win: jest.fn() };
  const opening = { profile: profileOf('medium-961'), currency: { code: 'P' }, balance };
  return { stage, host, sound, view: createRoundView({ opening, stage, host, sound } as never) };
}

it.each([
  ['nothing', 0, 'resultNone 0 P 5 P', 0],
  ['less than was staked', 60, 'resultLess 0.6 P 5 P', 0],
  ['as much as was staked', 100, 'resultWin 1 P 5 P', 1],
])('a round that wins %s is announced as that', (_, wonMinor, sent, celebrations) => {
  const { stage, sound, view: shown } = view(900);
  shown.conclude({ ...round, wonMinor }, 500);
  expect(stage.announce).toHaveBeenCalledWith(sent);
  expect(stage.bar.setBalance).toHaveBeenCalledWith(500);
  expect(stage.celebrate).toHaveBeenCalledTimes(celebrations);
  expect(sound.win).toHaveBeenCalledTimes(celebrations);
});

it('an unknown balance is announced as unknown, never as 0', () => {
  const { stage, host, view: shown } = view(null);
  shown.conclude(round, null);
  expect(stage.announce).toHaveBeenCalledWith('resultNone 0 P unknownBalance');
  expect(stage.bar.setBalance).not.toHaveBeenCalled();
  expect(host.send).toHaveBeenCalledWith(expect.objectContaining({ type: 'roundEnded', balanceMinor: null }));
});

it('a stake above the balance leaves the reels unchanged and offers a deposit', () => {
  const { stage, host, view: shown } = view(20);
  shown.refuse({ status: 'INSUFFICIENT_FUNDS', balance: 20 });
  expect(stage.box.show).toHaveBeenCalledWith([1, 2, 3, 4, 5]);
  const [, [deposit]] = stage.notice.show.mock.calls[0] as unknown as [string, [{ text: string; press: () => void }]];
  expect(deposit.text).toBe('openDeposit');
  deposit.press();
  expect(host.send).toHaveBeenCalledWith({ type: 'deposit' });
  // An `error` message would close the game, and with it this offer.
  expect(host.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
});

it('a stake above the maximum of a bonus is refused with the rule and the amount', () => {
  const { stage, view: shown } = view(900);
  shown.refuse({ status: 'BONUS_LIMIT', balance: 900, limitMinor: 5_000_000 });
  expect(stage.notice.show).toHaveBeenCalledWith('error.BONUS_LIMIT_IS 50000 P', []);
  expect(stage.announce).toHaveBeenCalledWith('error.BONUS_LIMIT_IS 50000 P');
});

it('the last round is shown after a reload, and not counted a second time', () => {
  const { stage, host, view: shown } = view(900);
  shown.showLast({ ...round, spins: [[4, 5, 6, 7, 8]], wonMinor: 60 });
  expect(stage.box.show).toHaveBeenCalledWith([4, 5, 6, 7, 8]);
  expect(stage.rest).toHaveBeenCalledWith([4, 5, 6, 7, 8]);
  expect(stage.notice.show).toHaveBeenCalledWith('lastRound 1 P 0.6 P');
  expect(host.send).not.toHaveBeenCalled();
});
