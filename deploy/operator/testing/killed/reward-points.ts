import { publishDrop, publishRaffle, publishTournament } from '@tessera/shared/wire/console';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { claimRaffle, joinTournament, openEnvelope } from '@tessera/shared/wire/promotions';
import { testPlan } from '../../domains/tournaments/testing/plan.ts';
import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import type { WireAnswer } from '../wire-client.ts';
import type { Life } from './life.ts';
import type { KilledPlayer } from './messages.ts';
import { type Point, repeating } from './points.ts';

/** What each player of these points gets, in minor units. */
export const rewardMinor = 5_000;

const merchant = 'aurora';
const texts = { KO: { title: '추첨', detail: '내용' }, EN: { title: 'Draw', detail: 'Detail' } };

function answerOf<Value>({ status, body }: WireAnswer): Value {
  if (status !== 200) throw new Error(`${status} ${body.errorCode}`);
  return body.value as Value;
}

const publish = async (life: Life, endpoint: Endpoint, request: object): Promise<string> =>
  answerOf<{ id: string }>(await life.asOffice(endpoint, request)).id;

/** Sends a player's call with a session of its own: time that passes ends sessions. */
const asPlayer = async (life: Life, player: KilledPlayer, endpoint: Endpoint, request: object): Promise<unknown> =>
  answerOf(await life.asPlayer(await life.signIn(player), endpoint, request));

/** A raffle with one prize that is closed, all tickets of which the player has. Answers its id. */
async function closedRaffle(life: Life, player: KilledPlayer): Promise<string> {
  const opensAtMs = (await life.passTime(1)) + 1000;
  const id = await publish(life, publishRaffle, {
    ...{ merchant, texts, ticketStakeMinor: 10_000, products: ['RNG'], isPerDay: false, isPerSignIn: false },
    ...{ maximumTickets: 1, prizes: [{ count: 1, amountMinor: rewardMinor }], claimDays: 3 },
    ...{ opensAtMs, closesAtMs: opensAtMs + minuteMs, drawsAtMs: opensAtMs + hourMs },
  });
  await life.passTime(2000);
  await life.settleStake(player, 10_000);
  await life.passTime(15 * minuteMs);
  return id;
}

const drawn: Point['begin'] = async (life, player) => {
  await closedRaffle(life, player);
  return { request: (now) => now.passTime(hourMs), again: (now) => now.passTime(minuteMs) };
};

const claimed: Point['begin'] = async (life, player) => {
  const id = await closedRaffle(life, player);
  await life.passTime(hourMs);
  return repeating((now) => asPlayer(now, player, claimRaffle, { id: Number(id) }));
};

const opened: Point['begin'] = async (life, player) => {
  const opensAtMs = (await life.passTime(1)) + 1000;
  await life.settleStake(player, 100);
  const id = await publish(life, publishDrop, {
    ...{ merchant, texts, kinds: [{ count: 1000, amountMinor: rewardMinor }], minimumRank: null, betDays: 1 },
    ...{ opensAtMs, endsAtMs: opensAtMs + hourMs },
  });
  // Until the job has dealt the envelopes.
  await life.passTime(minuteMs);
  return repeating((now) => asPlayer(now, player, openEnvelope, { id: Number(id) }));
};

const settled: Point['begin'] = async (life, player) => {
  const startsAtMs = (await life.passTime(1)) + 1000;
  const prizes = [{ from: 1, to: 1, amountMinor: rewardMinor }];
  const id = await publish(life, publishTournament, {
    ...{ merchant, startsAtMs, endsAtMs: startsAtMs + hourMs, isWeekly: false },
    plan: testPlan({ prizes, minimumRounds: 1 }),
  });
  await life.passTime(2000);
  await asPlayer(life, player, joinTournament, { id: Number(id) });
  await life.settleStake(player, 1000);
  return { request: (now) => now.passTime(2 * hourMs), again: (now) => now.passTime(minuteMs) };
};

/** Where half a reward would hurt. Time passes in each, so that one that stops a job has a kill of its own. */
export const rewardPoints: readonly (readonly Point[])[] = [
  [
    {
      name: 'a prize of a raffle that is paid and not answered',
      stop: { when: 'committed', sql: 'update raffle_prize set status' },
      of: 'reward',
      begin: claimed,
    },
    {
      name: 'a red envelope that is opened and not paid',
      stop: { when: 'posted', sql: 'update envelope set opened_at' },
      of: 'reward',
      begin: opened,
    },
  ],
  [
    {
      name: 'a raffle whose prizes are drawn and not committed',
      stop: { when: 'posted', sql: 'insert into raffle_prize' },
      of: 'draw',
      begin: drawn,
    },
  ],
  [
    {
      name: 'a tournament whose results are fixed and whose prizes are not paid',
      stop: { when: 'committed', sql: "update tournament set status = 'settled'" },
      of: 'reward',
      begin: settled,
    },
  ],
];
