import { randomUUID } from 'node:crypto';
import type { Database } from '@tessera/database/database';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getBetRecord } from '@tessera/shared/wire/wallet';
import { testOperator } from '../../../testing/operator.ts';
import { siteClient } from '../../../testing/site-client.ts';
import { type SuiteDatabase, withParts } from '../../../testing/with-operator.ts';
import { book, type MoneyOperation } from '../../casino/wallet/movements.ts';
import { houseOwner, playerOwner } from '../../ledger/ledger.ts';

type BetRecord = AnswerOf<typeof getBetRecord>;
type Filter = Partial<RequestOf<typeof getBetRecord>>;

let players = 0;

async function betsFixture(db: Database | undefined) {
  const operator = await testOperator(db ? { db } : {});
  const { context } = operator;
  const site = siteClient(operator);

  async function newPlayer() {
    players += 1;
    const username = `bets${players}x${Date.now() % 1e6}`;
    const member = await context.accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    await context.ledger.post({
      merchant: 'aurora',
      key: randomUUID(),
      kind: 'deposit',
      reference: 'D-1',
      lines: [
        { account: { owner: houseOwner, kind: 'bank_clearing' }, amountMinor: -100_000_000 },
        { account: { owner: playerOwner(member.id), kind: 'player_cash' }, amountMinor: 100_000_000 },
      ],
    });

    /** One request of a provider about a round, at the operator's time or another one. */
    async function ask(
      operation: MoneyOperation,
      { round, game = 'PP-0086', amount = 0, of, at, closes = false }: Asked,
    ): Promise<string> {
      const txId = randomUUID();
      const booked = await book(
        context.db,
        operation,
        {
          provider: 'test',
          member,
          game: undefined,
          launchId: null,
          request: {
            requestId: randomUUID(),
            token: '',
            player: `aurora:${member.id}`,
            currency: 'P',
            gameCode: game,
            roundId: round,
            txId,
            amount,
            roundClosed: closes,
            ...(of ? { refTxId: of } : {}),
          },
        },
        at ?? context.clock.now(),
      );
      if (booked.status !== 'OK') throw new Error(booked.status);
      return txId;
    }

    const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
      const token = await context.sessions.issue(member.id);
      return site.call(endpoint, request, { token });
    };

    return {
      member,
      call,
      ask,
      /** A round with one stake that is paid at once, or lost. */
      async play(stake: number, pays: number, part: Partial<Asked> = {}): Promise<string> {
        const round = part.round ?? randomUUID();
        const bet = await ask('bet', { ...part, round, amount: stake });
        await ask('win', { ...part, round, of: bet, amount: pays, closes: true });
        return round;
      },
      /** A bet of K3 that is drawn an hour later; its id. */
      async betOnDraw(stake: number): Promise<number> {
        const now = context.clock.now().getTime();
        const lines = [
          {
            game: 'K3',
            issue: '20261121-0961',
            play: 'sum',
            numbers: [[11]],
            combinations: 1,
            unit: stake,
            multiple: 1,
            stake,
            largestPayout: stake * 10,
            closesAt: now + 3_000_000,
            drawsAt: now + 3_600_000,
          },
        ];
        const [order] = await context.db.query<{ id: number }>(
          "select place_lottery_order('aurora', $1, $2, 'player_cash', 'lottery_clearing', $3::jsonb, $4) as id",
          [member.id, randomUUID(), JSON.stringify(lines), context.clock.now()],
        );
        const [bet] = await context.db.query<{ id: number }>('select id from lottery_bet where order_id = $1', [
          order?.id ?? 0,
        ]);
        return bet?.id ?? 0;
      },
      settleDraw: (id: number, status: 'won' | 'lost' | 'tie', payout: number) =>
        context.db.query("select settle_lottery_bets('aurora', $1::jsonb, '[1,2,3]'::jsonb, $2)", [
          JSON.stringify([{ id, status, payout, returned: 0 }]),
          context.clock.now(),
        ]),
      cancelDraw: (id: number) =>
        context.db.query('select cancel_lottery_bet($1, $2, $3)', [id, member.id, context.clock.now()]),
      async record(filter: Filter = {}): Promise<BetRecord> {
        const { status, body } = await call(getBetRecord, { from: '2026-02-01', to: '2026-03-31', ...filter });
        if (status !== 200) throw new Error(JSON.stringify(body));
        return body.value as BetRecord;
      },
    };
  }
  return { operator, site, context, newPlayer };
}

interface Asked {
  readonly round: string;
  readonly game?: string;
  readonly amount?: number;
  /** The bet that a win or a rollback refers to. */
  readonly of?: string;
  readonly at?: Date;
  readonly closes?: boolean;
}

type BetsFixture = Awaited<ReturnType<typeof betsFixture>>;
export type BetsPlayer = Awaited<ReturnType<BetsFixture['newPlayer']>>;

/** Gives the tests of a describe an operator, and players with money. Amounts are minor units of aurora's P. */
export const withBetsFixture = ({ on }: SuiteDatabase = {}): BetsFixture => withParts(on, betsFixture);

/** Sums that do not agree with the bets that they are of; none, unless somebody writes past the trigger. */
export const wrongSums = (db: Database): Promise<object[]> =>
  db.query(
    `select * from (
       select member_id, day, category, vendor, status, count(*) as bets, sum(stake_minor) as stake, sum(payout_minor) as payout
       from bet group by 1, 2, 3, 4, 5) b
     full join (select * from bet_day where bets <> 0 or stake_minor <> 0 or payout_minor <> 0) d
       using (member_id, day, category, vendor, status)
     where (b.bets, b.stake, b.payout) is distinct from (d.bets, d.stake_minor, d.payout_minor)`,
  );
