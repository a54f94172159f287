import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { solveBotChallenge } from './index.ts';

const make = async (number: number, maxnumber = 200) => {
  const made = await createChallenge({ hmacKey: 'key', algorithm: 'SHA-256', number, maxnumber });
  return { ...made, algorithm: 'SHA-256' as const, maxnumber };
};

describe('the bot check', () => {
  it('makes a proof that the operator takes', async () => {
    const proof = await solveBotChallenge(await make(137));
    expect(await verifySolution(proof, 'key')).toBe(true);
  });

  it('makes a proof that nobody takes for another challenge', async () => {
    const proof = await solveBotChallenge(await make(137));
    expect(await verifySolution(proof, 'another key')).toBe(false);
  });

  it('says so when there is nothing to find', async () => {
    await expect(solveBotChallenge(await make(137, 20))).rejects.toThrow('no solution');
  });
});
