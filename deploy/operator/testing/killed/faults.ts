import { runReconciliation } from '@tessera/shared/wire/console';
import { betOfWage, wageMinor } from './agent-points.ts';
import { chasedMinor } from './chase-points.ts';
import type { Life } from './life.ts';
import { type KilledPlayer, openingMinor } from './messages.ts';
import { amountMinor, type Cut, type Point } from './points.ts';
import { rewardMinor } from './reward-points.ts';

type Balances = Readonly<Record<string, number>>;

async function balancesOf(life: Life, { id }: KilledPlayer): Promise<Balances> {
  const sql = 'select kind, balance_minor as minor from ledger_account where owner = $1 and balance_minor <> 0';
  const rows = await life.query<{ kind: string; minor: number }>(sql, `player:${id}`);
  return Object.fromEntries(rows.map(({ kind, minor }) => [kind, minor]));
}

/** How often the player's money was moved, by kind. */
async function movesOf(life: Life, { id }: KilledPlayer): Promise<Balances> {
  const rows = await life.query<{ kind: string; moves: number }>(
    `select kind, count(*) as moves from ledger_movement m
     where exists (select 1 from jsonb_array_elements(m.lines) line where line->>'owner' = $1) group by kind`,
    `player:${id}`,
  );
  return Object.fromEntries(rows.map(({ kind, moves }) => [kind, moves]));
}

/** What a point's player has in the end beside what he has to have. */
type Comparison = Readonly<Record<'found' | 'expected', object>>;

async function deposit(life: Life, player: KilledPlayer): Promise<Comparison> {
  const deposits = await life.query('select status from deposit where member_id = $1', player.id);
  return {
    found: { deposits, balances: await balancesOf(life, player), moves: await movesOf(life, player) },
    expected: {
      deposits: [{ status: 'approved' }],
      balances: { player_cash: openingMinor + amountMinor },
      moves: { opening: 1, deposit: 1 },
    },
  };
}

async function withdrawal(life: Life, player: KilledPlayer): Promise<Comparison> {
  const withdrawals = await life.query<{ parts: number }>(
    `select w.status, w.paid_minor as "paidMinor",
            (select sum(p.amount_minor)::bigint from withdrawal_part p where p.withdrawal_id = w.id) as "partsMinor",
            (select count(*) from outbox o where o.merchant = w.merchant and o.key = 'withdrawal:' || w.id) as transfers
     from withdrawal w where w.member_id = $1`,
    player.id,
  );
  const { 'withdrawal-paid': paid = 0, ...moves } = await movesOf(life, player);
  return {
    found: { withdrawals, balances: await balancesOf(life, player), moves, isPaid: paid === 1 || paid === 2 },
    expected: {
      withdrawals: [{ status: 'completed', paidMinor: amountMinor, partsMinor: amountMinor, transfers: 1 }],
      balances: { player_cash: openingMinor - amountMinor },
      moves: { opening: 1, 'withdrawal-hold': 1 },
      isPaid: true,
    },
  };
}

async function transfer(life: Life, player: KilledPlayer, { transfers: asked = 0 }: Cut): Promise<Comparison> {
  const transfers = await life.query<{ status: string; moved: number }>(
    `select status, case direction when 'in' then moved_minor else -moved_minor end as moved
     from vendor_transfer where member_id = $1 order by created_at`,
    player.id,
  );
  const theirs = life.vendor.balanceOf(`aurora:${player.id}`);
  const atVendor = transfers.reduce((sum, { moved }) => sum + moved, 0);
  const balances = await balancesOf(life, player);
  const isSettled = transfers.every(({ status }) => status !== 'transit');
  return {
    found: { isSettled, balances, theirs, moves: await movesOf(life, player) },
    expected: {
      isSettled: true,
      balances: { player_cash: openingMinor - theirs, ...(theirs === 0 ? {} : { 'vendor_wallet:BNG': theirs }) },
      theirs: atVendor,
      // Begun and settled.
      moves: { opening: 1, transfer: 2 * asked },
    },
  };
}

/** What a player was paid out of a pool. */
async function reward(life: Life, player: KilledPlayer): Promise<Comparison> {
  const { player_cash: cash } = await balancesOf(life, player);
  const { bonus } = await movesOf(life, player);
  return { found: { cash, bonus }, expected: { cash: openingMinor + rewardMinor, bonus: 1 } };
}

/** A prize that was drawn and waits to be claimed. */
async function draw(life: Life, player: KilledPlayer): Promise<Comparison> {
  const prizes = await life.query(
    `select p.status, p.amount_minor as "amountMinor", r.status as raffle,
       (select count(*) from inbox_message i where i.member_id = p.member_id and i.topic = 'raffle.won') as messages
     from raffle_prize p join raffle r on r.id = p.raffle_id where p.member_id = $1`,
    player.id,
  );
  return {
    found: { prizes, cash: (await balancesOf(life, player)).player_cash },
    expected: {
      prizes: [{ status: 'won', amountMinor: rewardMinor, raffle: 'drawn', messages: 1 }],
      cash: openingMinor,
    },
  };
}

/** An agent's bill for one hour, and the one movement that paid it. */
async function bill(life: Life, player: KilledPlayer): Promise<Comparison> {
  const bills = await life.query(
    `select b.status, b.amount_minor as "amountMinor", b.paid_minor as "paidMinor",
            (select count(*) from agent_bill_payment p where p.bill_id = b.id) as payments
     from agent_bill b where b.agent_id = $1`,
    player.id,
  );
  return {
    found: { bills, balances: await balancesOf(life, player), moves: await movesOf(life, player) },
    expected: {
      bills: [{ status: 'paid', amountMinor: wageMinor, paidMinor: wageMinor, payments: 1 }],
      balances: { player_cash: openingMinor - betOfWage + wageMinor },
      moves: { opening: 1, bet: 1, wage: 1 },
    },
  };
}

/** A chase of three issues that has won with its first one; each of its two bets is placed once. */
async function chase(life: Life, player: KilledPlayer): Promise<Comparison> {
  const chases = await life.query(
    `select c.status, c.staked_minor as "stakedMinor", c.released_minor as "releasedMinor",
            (select count(*) from lottery_bet b where b.chase_id = c.id) as bets
     from lottery_chase c where c.member_id = $1`,
    player.id,
  );
  const [{ payout } = { payout: 0 }] = await life.query<{ payout: number }>(
    'select coalesce(sum(payout_minor), 0)::bigint as payout from lottery_bet where member_id = $1',
    player.id,
  );
  return {
    found: { chases, balances: await balancesOf(life, player), moves: await movesOf(life, player) },
    expected: {
      chases: [{ status: 'won', stakedMinor: chasedMinor, releasedMinor: 2 * chasedMinor, bets: 2 }],
      balances: { player_cash: openingMinor - chasedMinor + payout },
      moves: { opening: 1, 'chase-hold': 1, bet: 2, payout: 1, 'chase-released': 1 },
    },
  };
}

/** Two bets of an order, one of which has won: each is staked once, and the payout came once. */
async function lottery(life: Life, player: KilledPlayer): Promise<Comparison> {
  const bets = await life.query<{ status: string; payout: number }>(
    'select status, payout_minor as payout from lottery_bet where member_id = $1 order by status',
    player.id,
  );
  const payout = bets.reduce((sum, bet) => sum + bet.payout, 0);
  return {
    found: {
      statuses: bets.map(({ status }) => status),
      balances: await balancesOf(life, player),
      moves: await movesOf(life, player),
    },
    expected: {
      statuses: ['lost', 'won'],
      balances: { player_cash: openingMinor - chasedMinor + payout },
      moves: { opening: 1, bet: 2, payout: 1 },
    },
  };
}

/** The same order on an issue that was declared void: each stake is back once, with one message. */
async function voided(life: Life, player: KilledPlayer): Promise<Comparison> {
  const bets = await life.query<{ status: string }>('select status from lottery_bet where member_id = $1', player.id);
  const messages = await life.query<{ topic: string }>(
    "select topic from inbox_message where member_id = $1 and topic like 'lottery.%'",
    player.id,
  );
  return {
    found: { bets, messages, balances: await balancesOf(life, player), moves: await movesOf(life, player) },
    expected: {
      bets: [{ status: 'cancelled-by-system' }, { status: 'cancelled-by-system' }],
      messages: [{ topic: 'lottery.void-paid' }],
      balances: { player_cash: openingMinor },
      moves: { opening: 1, bet: 2, rollback: 2 },
    },
  };
}

const comparisons = { deposit, withdrawal, transfer, reward, draw, bill, chase, lottery, void: voided };

/** What the request that was cut off has done, beside what it has to have done exactly once. */
export const effectOf = (life: Life, point: Point, player: KilledPlayer, cut: Cut): Promise<Comparison> =>
  comparisons[point.of](life, player, cut);

/** Whether all books agree: the ledger with itself, holds with withdrawals and chases, wallets with vendors, payments with providers. */
export async function booksOf(life: Life): Promise<Comparison> {
  const [books] = await life.query<{ check: object; holds: number; chases: number; transit: number }>(
    `select ledger_check() as check,
       (select coalesce(sum(balance_minor), 0)::bigint from ledger_account where kind = 'transfer_transit') as transit,
       (select coalesce(sum(balance_minor), 0)::bigint from ledger_account where kind = 'chase_hold')
         - (select coalesce(sum(ordered_minor - staked_minor - released_minor), 0)::bigint from lottery_chase) as chases,
       (select coalesce(sum(balance_minor), 0)::bigint from ledger_account where kind = 'withdrawal_hold')
         - (select coalesce(sum(amount_minor - paid_minor - returned_minor), 0)::bigint from withdrawal
            where status in ('requested', 'pending_review', 'approved', 'submitted')) as holds`,
  );
  const { open } = (await life.asOffice(runReconciliation)).body.value as { open: number };
  return {
    found: { ...books, wallets: await life.walletDifference(), open },
    expected: {
      check: expect.objectContaining({
        sumMinor: 0,
        ...{ balanceDifferences: [], unbalancedMovements: [], incompleteMovements: [], negativeAccounts: [] },
      }),
      ...{ transit: 0, holds: 0, chases: 0, wallets: 0, open: 0 },
    },
  };
}
