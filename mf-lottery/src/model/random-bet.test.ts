import { countCombinations, gameKinds, isSelection, type Play, playOf, playsOf } from '@tessera/shared/lottery';
import { type RandomBelow, randomBet, randomBets, secureBelow } from './random-bet.ts';

const play = (kind: Play['game'], code: string) => playOf(kind, code) as Play;

/** The same numbers at each run. */
function seeded(seed: number): RandomBelow {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

describe('a random pick', () => {
  it('is one complete bet of every play of every family, with nothing in it that it could do without', () => {
    const isMinimal = (of: Play): boolean => {
      const bet = randomBet(of) ?? [];
      const without = (at: number, option: string) =>
        bet.map((row, index) => (index === at ? row.filter((other) => other !== option) : row));
      return (
        isSelection(of, bet) &&
        countCombinations(of, bet) > 0 &&
        bet.every((row, at) => row.every((option) => countCombinations(of, without(at, option)) === 0))
      );
    };
    const wrong = gameKinds.flatMap((kind) => playsOf(kind)).filter((each) => !isMinimal(each));
    expect(wrong.map(({ game, code }) => `${game} ${code}`)).toEqual([]);
  });

  it('has every pair of eleven numbers about equally often', () => {
    const below = seeded(7);
    const counts = new Map<string, number>();
    for (let pick = 0; pick < 5500; pick += 1) {
      const key = String(randomBet(play('11X5', 'any2'), {}, below));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(55);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(Math.max(...counts.values())).toBeLessThan(145);
  });

  it('never has a closed number, and one that pays half only where no other is left', () => {
    const run = play('THAI', 'run-top');
    const digits = [...'0123456789'];
    const others = (...left: string[]) => digits.filter((digit) => !left.includes(digit));
    expect(randomBet(run, { closed: others('3') })).toEqual([['3']]);
    expect(randomBet(run, { closed: others('3', '4'), half: ['3'] })).toEqual([['4']]);
    expect(randomBet(run, { closed: others('3'), half: ['3'] })).toEqual([['3']]);
    expect(randomBet(run, { closed: digits })).toBeUndefined();
    const typed = play('THAI', 'top3');
    const every = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    expect(randomBet(typed, { closed: every.filter((number) => number !== '042') })).toEqual([['042']]);
  });

  it('comes in fives: different ones where the play has so many', () => {
    const five = randomBets(play('KL8', 'any5'), 5).map(String);
    expect(new Set(five).size).toBe(5);
    expect(randomBets(play('11X5', 'dragon-tiger'), 5)).toHaveLength(5);
  });

  it('is drawn from cryptographic randomness, without one number being likelier than another', () => {
    const words = [2 ** 32 - 1, 25];
    const random = jest.spyOn(Math, 'random');
    const values = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = words.shift() ?? 0;
      return array;
    });
    // 2³² is no multiple of ten: the last word is drawn again.
    expect(secureBelow(10)).toBe(5);
    expect(values).toHaveBeenCalledTimes(2);
    values.mockRestore();
    randomBet(play('SSC', 'five-direct'));
    expect(random).not.toHaveBeenCalled();
  });
});
