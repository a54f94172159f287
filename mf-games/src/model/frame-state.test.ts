import { type FrameEvent, type FrameState, nextFrame } from './frame-state.ts';
import type { GameMessage } from './game-message.ts';

const launch = { launchId: 'a1', url: 'http://games.localhost/play/PP-0001#launch=t', isTrial: false };
const after = (...events: readonly FrameEvent[]) => events.reduce<FrameState>(nextFrame, { status: 'launching' });
const sent = (message: GameMessage): FrameEvent => ({ type: 'message', message });
const launched: FrameEvent = { type: 'launched', launch };

it('a game loads, is ready, plays a round and rests', () => {
  expect(after(launched, sent({ type: 'loading', progress: 0.4 }))).toEqual({
    status: 'loading',
    launch,
    progress: 0.4,
  });
  expect(after(launched, sent({ type: 'ready' }))).toMatchObject({ status: 'running', isBusy: false });
  const playing = after(
    launched,
    sent({ type: 'ready' }),
    sent({ type: 'roundStarted', roundId: 'r1', stakeMinor: 100 }),
  );
  expect(playing).toMatchObject({ status: 'running', isBusy: true, roundId: 'r1' });
  expect(nextFrame(playing, sent({ type: 'idle' }))).toMatchObject({ isBusy: false, roundId: 'r1' });
});

it('silence gives up a game that is loading, not one that runs', () => {
  expect(after(launched, { type: 'silent' })).toEqual({ status: 'dead', launch, cause: 'silent' });
  expect(after(launched, sent({ type: 'ready' }), { type: 'silent' })).toMatchObject({ status: 'running' });
});

it('a game that was given up does not come back by itself; another try begins anew', () => {
  const dead = after(launched, { type: 'silent' });
  expect(nextFrame(dead, sent({ type: 'ready' }))).toBe(dead);
  expect(nextFrame(dead, { type: 'again' })).toEqual({ status: 'launching' });
});

it('an error of the game ends the visit with its code, a refusal never opens a frame', () => {
  const dead = after(launched, sent({ type: 'ready' }), sent({ type: 'error', code: 'SESSION_EXPIRED' }));
  expect(dead).toMatchObject({ status: 'dead', cause: 'error', code: 'SESSION_EXPIRED' });
  const refusal = { kind: 'rejected', code: 'game.maintenance' } as const;
  expect(after({ type: 'refused', refusal })).toEqual({ status: 'refused', refusal });
});
