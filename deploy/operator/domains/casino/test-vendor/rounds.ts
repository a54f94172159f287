import { randomUUID } from 'node:crypto';
import type { TestDelivery, TestRoundAct } from '@tessera/shared/wire/console';
import type { WalletOperation, WalletRequest } from '@tessera/wallet-protocol/messages';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireRealAccount } from '../../cashier/index.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import { writeLaunch } from '../launch/issue-launch.ts';
import { callWallet, noteCall, sendCall, type TestVendorParts } from './calls.ts';
import { isTestVendorAway } from './settings.ts';
import { testGames } from './test-games.ts';

export interface TestRound {
  readonly roundId: string;
  readonly merchant: string;
  readonly username: string;
  readonly code: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly state: 'asked' | 'refused' | 'open' | 'settled' | 'void';
  readonly placedAt: Date;
  readonly calls: readonly {
    readonly operation: WalletOperation;
    readonly amountMinor: number;
    readonly answer: string | null;
    readonly isHeld: boolean;
    readonly timesSent: number;
  }[];
  readonly total: number;
}

/** The vendor's rounds with their calls, newest first. */
export const readTestRounds = (
  { db }: Pick<TestVendorParts, 'db'>,
  { merchant, page, pageSize }: { readonly merchant: string | null; readonly page: number; readonly pageSize: number },
): Promise<TestRound[]> =>
  db.query(
    `select r.round_id as "roundId", r.merchant, m.username, r.code, r.stake_minor as "stakeMinor",
            r.payout_minor as "payoutMinor", r.state, r.placed_at as "placedAt", count(*) over () as total,
            (select coalesce(jsonb_agg(jsonb_build_object('operation', c.operation, 'amountMinor', (c.body->>'amount')::bigint,
               'answer', c.answer, 'isHeld', c.is_held, 'timesSent', c.times_sent) order by c.id), '[]')
             from test_vendor_call c where c.round_id = r.round_id) as calls
     from test_vendor_round r join member m on m.id = r.member_id
     where $1::text is null or r.merchant = $1 order by r.placed_at desc, r.round_id limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );

/** A game session for a member who is signed in; nobody else can bet. */
async function openSession(
  context: TestVendorParts,
  merchant: Merchant,
  member: Member,
  code: string,
): Promise<string> {
  const { db, clock } = context;
  const [signIn] = await db.query<{ hash: Uint8Array }>(
    'select token_hash as hash from session where member_id = $1 and expires_at > $2 order by expires_at desc limit 1',
    [member.id, clock.now()],
  );
  if (!signIn) throw new Refusal(409, 'test.vendor.signed.out');
  const { token } = await writeLaunch(context, {
    merchant,
    member,
    game: { code },
    language: merchant.profile.defaultLanguage,
    origin: '',
    signInHash: signIn.hash,
    country: merchant.profile.homeCountry,
    vendorWallet: null,
  });
  const body = { requestId: randomUUID(), launchToken: token };
  const redeemed = (await callWallet(context, 'redeem', body)) as { status: string; sessionToken?: string };
  if (!redeemed.sessionToken) throw new Refusal(409, 'test.vendor.off');
  return redeemed.sessionToken;
}

async function deliver(
  context: TestVendorParts,
  roundId: string,
  operation: WalletOperation,
  body: WalletRequest,
  delivery: TestDelivery,
): Promise<void> {
  const call = await noteCall(context, { roundId, operation, body }, delivery === 'held');
  if (delivery === 'held' || (await isTestVendorAway(context.db))) return;
  await sendCall(context, call, delivery === 'twice' ? 2 : 1);
}

export interface TestBet {
  readonly merchant: Merchant;
  readonly member: Member;
  readonly code: string;
  readonly stakeMinor: number;
  readonly delivery: TestDelivery;
}

/** Opens a round with one stake; answers its id, whatever the wallet says to the bet. */
export async function placeTestBet(context: TestVendorParts, bet: TestBet): Promise<string> {
  const { merchant, member, code, stakeMinor, delivery } = bet;
  requireRealAccount(member);
  if (!testGames.some((game) => game.code === code)) throw new Refusal(404, 'game.unknown');
  if (await isTestVendorAway(context.db)) throw new Refusal(409, 'vendor.away');
  const token = await openSession(context, merchant, member, code);
  const [roundId, txId] = [randomUUID(), randomUUID()];
  await context.db.query(
    `insert into test_vendor_round (round_id, merchant, member_id, code, bet_tx_id, stake_minor, placed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [roundId, merchant.code, member.id, code, txId, stakeMinor, context.clock.now()],
  );
  const body: WalletRequest = {
    requestId: randomUUID(),
    token,
    player: `${merchant.code}:${member.id}`,
    currency: merchant.currency.code,
    gameCode: code,
    roundId,
    txId,
    amount: stakeMinor,
    roundClosed: false,
  };
  await deliver(context, roundId, 'bet', body, delivery);
  return roundId;
}

const operations: Readonly<Record<TestRoundAct, WalletOperation>> = {
  part: 'win',
  settle: 'win',
  'cash-out': 'win',
  resettle: 'resettle',
  void: 'void',
};

interface Acted {
  readonly merchant: string;
  readonly memberId: number;
  readonly username: string;
  readonly currency: string;
  readonly code: string;
  readonly betTxId: string;
  readonly state: TestRound['state'];
  readonly revision: number;
}

/** What the vendor says about a round. Every act is a call of its own, also one that makes no sense: the wallet decides. */
export async function actOnTestRound(
  context: TestVendorParts,
  roundId: string,
  {
    act,
    amountMinor,
    delivery,
  }: { readonly act: TestRoundAct; readonly amountMinor: number; readonly delivery: TestDelivery },
): Promise<Acted> {
  const [round] = await context.db.query<Acted>(
    `update test_vendor_round r set revision = revision + case when $2 = 'resettle' then 1 else 0 end
     from member m, merchant c where r.round_id = $1 and m.id = r.member_id and c.code = r.merchant
     returning r.merchant, r.member_id as "memberId", m.username, c.currency, r.code, r.bet_tx_id as "betTxId", r.state, r.revision`,
    [roundId, act],
  );
  if (!round) throw new Refusal(404, 'round.unknown');
  if (round.state === 'refused' || round.state === 'void') throw new Refusal(409, 'test.round.ended');
  const body: WalletRequest = {
    requestId: randomUUID(),
    token: '',
    player: `${round.merchant}:${round.memberId}`,
    currency: round.currency,
    gameCode: round.code,
    roundId,
    txId: randomUUID(),
    amount: act === 'void' ? 0 : amountMinor,
    roundClosed: act === 'settle' || act === 'cash-out',
    ...(operations[act] === 'win' ? { refTxId: round.betTxId } : {}),
    ...(act === 'resettle' ? { revision: round.revision } : {}),
  };
  await deliver(context, roundId, operations[act], body, delivery);
  return round;
}
