import { type GameMessage, messageFilter } from './game-message.ts';

const counted = (...messages: readonly GameMessage[]) => messages.filter(messageFilter());
const started = (roundId: string) => ({ type: 'roundStarted', roundId, stakeMinor: 100 }) as const;
const ended = (roundId: string) => ({ type: 'roundEnded', roundId, winMinor: 0 }) as const;

it('counts the first exit of a game and nothing after it', () => {
  expect(counted({ type: 'ready' }, { type: 'exit' }, { type: 'exit' }, { type: 'deposit' }, ended('a'))).toEqual([
    { type: 'ready' },
    { type: 'exit' },
  ]);
});

it('counts nothing after the error that ended a game', () => {
  const error = { type: 'error', code: 'NO_ASSETS' } as const;
  expect(counted(error, error, { type: 'exit' })).toEqual([error]);
});

it('counts the beginning and the end of each round once, however often a game repeats them', () => {
  expect(counted(started('a'), started('a'), ended('a'), ended('a'), started('b'), ended('b'))).toEqual([
    started('a'),
    ended('a'),
    started('b'),
    ended('b'),
  ]);
});
