import { testOperator } from './operator.ts';
import { agentAnswers } from './recordings/agent.ts';
import { authAnswers } from './recordings/auth.ts';
import { gamesAnswers } from './recordings/games.ts';
import { lotteryAnswers } from './recordings/lottery.ts';
import { promotionsAnswers } from './recordings/promotions.ts';
import type { Recorder } from './recordings/recorder.ts';
import { walletAnswers } from './recordings/wallet.ts';
import { seededInMemory } from './seeded-databases.ts';
import { siteClient } from './site-client.ts';

/** Values that differ from run to run: secrets, and what is drawn from the machine's own randomness. */
const placeholders: Readonly<Record<string, string>> = { token: 'recorded-token' };
const placeholdersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'agent.create-promotion-link': { code: 'NEW2LINK3C' },
  'agent.promotion-links': { code: 'NEW2LINK3C' },
  'agent.register-downline': { inviteCode: 'NEWCODE1' },
  'games.launch': { game_url: 'http://games.localhost/play/PP-0086#launch=recorded', launchId: 'recorded' },
  'games.session': { launchId: 'recorded' },
  'promotions.envelope-proof': { commitment: 'b136a7831eff01297e9c85a1a719aec11ef087a59846fe2e4fc70d7e7770a754' },
  'promotions.envelopes': { code: '834ff238a182859d' },
  // They belong together.
  'promotions.raffle-proof': {
    commitment: '91b80d2f20bc62113f58a8e553b70f6d3747bc3b17a31b88c9138f7b0e4067da',
    seed: '31e65bcae3c77f2ffdc3a35485c6705f6f7927a788caed78969fe306fedfe080',
  },
  'promotions.raffle-status': { code: '1c3428810830f154' },
};

function withPlaceholders(value: unknown, known: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((part) => withPlaceholders(part, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && known[key] ? known[key] : withPlaceholders(part, known),
    ]),
  );
}

const recordings = [authAnswers, walletAnswers, lotteryAnswers, promotionsAnswers, agentAnswers, gamesAnswers];

/** Answers of the demo operator to what the page tests call, by file name: the wire's values, as they are sent. */
export async function recordAnswers(): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  // Each begins with the demo data as it was seeded.
  for (const record of recordings) {
    const db = await seededInMemory('few');
    const operator = await testOperator({ db });
    const site = siteClient(operator);
    const prepare: Recorder['prepare'] = async (endpoint, request = {}, init = {}) => {
      const { status, body } = await site.call(endpoint, request, init);
      if (status !== 200) throw new Error(`${endpoint.name} was refused with ${status}: ${JSON.stringify(body)}`);
      return body.value;
    };
    const take: Recorder['take'] = async (endpoint, request, { of, ...init } = {}) => {
      const value = await prepare(endpoint, request, init);
      const name = `${endpoint.name}${of ? `.${of}` : ''}.json`;
      if (answers.has(name)) throw new Error(`${name} is recorded twice.`);
      const stable = withPlaceholders(value, { ...placeholders, ...placeholdersOf[endpoint.name] });
      answers.set(name, `${JSON.stringify(stable, null, 2)}\n`);
      return value;
    };
    try {
      await record({ operator, site, prepare, take });
    } finally {
      await operator.close();
      await db.close();
    }
  }
  return answers;
}
