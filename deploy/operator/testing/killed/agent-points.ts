import { randomUUID } from 'node:crypto';
import { answerHourlyContract, offerContract } from '@tessera/shared/wire/agent';
import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import type { WireAnswer } from '../wire-client.ts';
import type { Life } from './life.ts';
import type { KilledPlayer } from './messages.ts';
import type { Point } from './points.ts';

const betMinor = 100_000;
const rateBasisPoints = 100;
/** What each agent of these points earns, in minor units. */
export const wageMinor = 1_000;

function answerOf<Value>({ status, body }: WireAnswer): Value {
  if (status !== 200) throw new Error(`${status} ${body.errorCode}`);
  return body.value as Value;
}

/** Puts the player below a head office of its own, as an agent. Answers the head office. */
async function headOf(life: Life, player: KilledPlayer): Promise<KilledPlayer> {
  const head = await life.openPlayer(`head-${randomUUID().slice(0, 8)}`);
  await life.query('update member set type = 1 where id = $1', head.id);
  await life.query('update member set type = 2, parent_id = $2 where id = $1', player.id, head.id);
  return head;
}

async function signHourly(life: Life, head: KilledPlayer, agent: KilledPlayer): Promise<void> {
  const tiers = [{ activeMembers: 0, validBet: 0, loss: 0, rateBasisPoints }];
  const terms = { tiers, period: null, carriesOver: false, isAutomatic: true };
  const { contract } = answerOf<{ contract: { id: string } }>(
    await life.asPlayer(head, offerContract, {
      ...{ requestId: randomUUID(), agentId: String(agent.id), kind: 'hourly', terms },
    }),
  );
  answerOf(
    await life.asPlayer(agent, answerHourlyContract, {
      ...{ requestId: randomUUID(), contractId: Number(contract.id), action: 'accept' },
    }),
  );
}

/** A bet of the agent's own that is lost, as the games' wallet books it. */
async function bet(life: Life, { id }: KilledPlayer, atMs: number): Promise<void> {
  await life.query(
    `select post_movement('aurora', $1, 'bet', jsonb_build_array(
       jsonb_build_object('owner', $2::text, 'kind', 'player_cash', 'amount', -$3::bigint),
       jsonb_build_object('owner', 'house', 'kind', 'game_clearing', 'amount', $3::bigint)),
       'test', '{}', to_timestamp($4::bigint / 1000.0))`,
    `test:${randomUUID()}`,
    `player:${id}`,
    betMinor,
    atMs,
  );
  await life.query(
    `insert into settled_stake (merchant, member_id, source, category, stake_minor, cash_stake_minor, cash_payout_minor, first_entry_id,
       bet_at, settled_at)
     values ('aurora', $1, $2, 'LOTT', $3, $3, 0, 1, to_timestamp($4::bigint / 1000.0), to_timestamp($4::bigint / 1000.0))`,
    id,
    `round:test:${randomUUID()}`,
    betMinor,
    atMs,
  );
}

const billed: Point['begin'] = async (life, player) => {
  await signHourly(life, await headOf(life, player), player);
  await bet(life, player, await life.passTime(hourMs));
  return { request: (now) => now.passTime(hourMs + 10 * minuteMs), again: (now) => now.passTime(minuteMs) };
};

/** What is left of the player: one bet, and one wage for it. */
export const betOfWage = betMinor;

const cutInPayment: Point = {
  name: 'a bill of an agent whose payment is stored and not posted',
  stop: { when: 'posted', sql: 'insert into agent_bill_payment' },
  of: 'bill',
  begin: billed,
};

/** Where half a bill would hurt. Each stops a job, so it has a kill of its own; a usual run has one of them. */
export const agentPoints: readonly (readonly Point[])[] = [
  [
    {
      name: 'a bill of an agent that is issued and not paid',
      stop: { when: 'committed', sql: 'insert into agent_bill (' },
      of: 'bill',
      begin: billed,
    },
  ],
  ...(process.env.TESSERA_FULL ? [[cutInPayment]] : []),
];
