import { readGameMessage } from './game-message.ts';

const from = (message: object) => ({ source: 'tessera-game', version: 1, launchId: 'a1', ...message });
const read = (message: object) => readGameMessage(from(message), 'a1');

it('reads the messages of a game', () => {
  expect(read({ type: 'ready' })).toEqual({ type: 'ready' });
  expect(read({ type: 'loading', progress: 0.5 })).toEqual({ type: 'loading', progress: 0.5 });
  expect(read({ type: 'roundStarted', roundId: 'r', stakeMinor: 200 })).toEqual({
    type: 'roundStarted',
    roundId: 'r',
    stakeMinor: 200,
  });
  expect(read({ type: 'roundEnded', roundId: 'r', winMinor: 0, stakeMinor: 200, balanceMinor: null })).toEqual({
    type: 'roundEnded',
    roundId: 'r',
    winMinor: 0,
  });
  expect(read({ type: 'error', code: 'NO_ASSETS' })).toEqual({ type: 'error', code: 'NO_ASSETS' });
});

it('does not hear another launch, another sender, or what it does not know', () => {
  expect(readGameMessage(from({ type: 'ready', launchId: 'b2' }), 'a1')).toBeUndefined();
  expect(read({ type: 'ready', source: 'elsewhere' })).toBeUndefined();
  expect(read({ type: 'give-me-the-token' })).toBeUndefined();
  for (const data of [null, 'ready', 7, [], {}]) expect(readGameMessage(data, 'a1')).toBeUndefined();
});

it('takes no amount that is not a whole number of minor units', () => {
  expect(read({ type: 'balance', balanceMinor: 12.5 })).toBeUndefined();
  expect(read({ type: 'roundStarted', roundId: 'r', stakeMinor: '200' })).toBeUndefined();
  expect(read({ type: 'roundEnded', roundId: '', winMinor: 5 })).toBeUndefined();
  expect(read({ type: 'loading', progress: 40 })).toEqual({ type: 'loading', progress: 0 });
});
