import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { solveBotChallenge } from './solve-bot-challenge.ts';

const make = async (number: number, maxnumber = 200) => {
  const made = await createChallenge({ hmacKey: 'key', algorithm: 'SHA-256', number, maxnumber });
  return { ...made, algorithm: 'SHA-256' as const, maxnumber };
};

describe('the bot check', () => {
  it('computes a proof that the operator accepts', async () => {
    const proof = await solveBotChallenge(await make(137));
    expect(await verifySolution(proof, 'key')).toBe(true);
  });

  it('computes a proof that is not valid for another challenge', async () => {
    const proof = await solveBotChallenge(await make(137));
    expect(await verifySolution(proof, 'another key')).toBe(false);
  });

  it('throws when there is no solution', async () => {
    await expect(solveBotChallenge(await make(137, 20))).rejects.toThrow('no solution');
  });
});
