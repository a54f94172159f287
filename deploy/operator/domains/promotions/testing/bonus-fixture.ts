import { randomUUID } from 'node:crypto';
import { type Database, one } from '@tessera/database/database';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { claimPromotion, getAvailablePromotions, leavePromotion } from '@tessera/shared/wire/promotions';
import { createDeposit } from '@tessera/shared/wire/wallet';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { testOperator } from '../../../testing/operator.ts';
import { siteClient } from '../../../testing/site-client.ts';
import { type SuiteDatabase, withParts } from '../../../testing/with-operator.ts';
import { decideDeposit } from '../../cashier/deposit-store.ts';
import { book } from '../../casino/wallet/movements.ts';
import { houseOwner, playerOwner } from '../../ledger/ledger.ts';
import { addVersion, currentVersion, type NewPromotion } from '../rules/version-store.ts';

let players = 0;

export interface OwnPart {
  state: string;
  reasonCode: string | null;
  canLeave: boolean;
  offer: { bonus: number; requiredTurnover: number } | null;
  wagering: { bonus: number; bonusBalance: number; requiredTurnover: number; doneTurnover: number } | null;
  cashback: { net: number; expected: number; payAtMs: number } | null;
}
export interface Offer {
  id: string;
  title: string;
  terms: string;
  cap: number | null;
  own: OwnPart;
}
type Claimed = { isCredited: boolean; own: OwnPart };

async function bonusFixture(db: Database | undefined) {
  const operator = await testOperator(db ? { db } : {});
  const { context } = operator;
  const site = siteClient(operator);

  async function newPlayer(merchant = 'aurora') {
    players += 1;
    const username = `bonus${players}x${Date.now() % 1e6}`;
    const member = await context.accounts.create({ merchant, username, type: 0, password: null });
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
      // A session may have ended while a test moved time.
      const token = await context.sessions.issue(member.id);
      const { status, body } = await site.call(endpoint, request, { token, merchant });
      return { status, code: body.errorCode, value: body.value as unknown };
    };

    /** Books a round as the games' wallet does: what it stakes, and what it pays if it has ended. */
    async function play(
      stake: number,
      { pays, category = 'RNG', takeBack = false, roundId = randomUUID() }: Round = {},
    ) {
      const bet = randomUUID();
      const requestOf = (txId: string, amount: number, refTxId?: string) => ({
        provider: 'test',
        member,
        game: { category, vassalage: 'PG' } as const,
        launchId: null,
        request: {
          requestId: randomUUID(),
          token: '',
          player: `${merchant}:${member.id}`,
          currency: 'P',
          gameCode: 'PG-0005',
          roundId,
          txId,
          amount: Math.round(amount * 100),
          roundClosed: true,
          ...(refTxId ? { refTxId } : {}),
        },
      });
      const now = context.clock.now();
      const booked = await book(context.db, 'bet', requestOf(bet, stake), now);
      if (booked.status !== 'OK') return booked.status;
      if (takeBack) return (await book(context.db, 'rollback', requestOf(randomUUID(), 0, bet), now)).status;
      if (pays === undefined) return 'OK';
      return (await book(context.db, 'win', requestOf(randomUUID(), pays, bet), now)).status;
    }

    /** Closes the rounds that were left open, without a win. */
    async function closeRounds() {
      const now = context.clock.now();
      await context.db.query(
        `select wallet_end_round(jsonb_build_object('provider', r.provider, 'txId', gen_random_uuid()::text, 'merchant', r.merchant,
           'memberId', r.member_id, 'code', r.code, 'roundId', r.round_id, 'amount', 0, 'closesRound', true), $2)
         from game_round r where r.member_id = $1 and r.status = 'open'`,
        [member.id, now],
      );
    }

    /** Asks for a deposit; `promotionId` is left out, null for none, or the bonus that was chosen. */
    const askDeposit = (amount: number, choice: { promotionId?: string | null; requestId?: string } = {}) => {
      const request = { requestId: randomUUID(), methodId: 'bank-transfer', amount, depositorName: 'Bonus', ...choice };
      return call(createDeposit, request as RequestOf<typeof createDeposit>);
    };
    async function announceDeposit(amount: number, promotionId?: string | null): Promise<number> {
      const { value } = await askDeposit(amount, promotionId === undefined ? {} : { promotionId });
      return Number((value as { id: string }).id);
    }
    const approve = (id: number) => decideDeposit(context, id, 'approved', 'operator', null);

    return {
      member,
      call,
      play,
      closeRounds,
      askDeposit,
      announceDeposit,
      approve,
      /** Cash that comes from no deposit. */
      giveCash: (amount: number) =>
        context.ledger.post({
          merchant,
          key: randomUUID(),
          kind: 'opening',
          reference: 'test',
          lines: [
            { account: { owner: houseOwner, kind: 'opening' }, amountMinor: -amount * 100 },
            { account: { owner: playerOwner(member.id), kind: 'player_cash' }, amountMinor: amount * 100 },
          ],
        }),
      /** A win of a round that had begun before its bonus ended. */
      winLate: ({ cash, bonus }: { readonly cash: number; readonly bonus: number }) =>
        context.ledger.post({
          merchant,
          key: randomUUID(),
          kind: 'payout',
          reference: 'round:late',
          lines: [
            { account: { owner: houseOwner, kind: 'game_clearing' }, amountMinor: -(cash + bonus) * 100 },
            { account: { owner: playerOwner(member.id), kind: 'player_bonus' }, amountMinor: bonus * 100 },
            { account: { owner: playerOwner(member.id), kind: 'player_cash' }, amountMinor: cash * 100 },
          ].filter(({ amountMinor }) => amountMinor !== 0),
        }),
      deposit: async (amount: number) => approve(await announceDeposit(amount)),
      claim: async (promotionId: string) => {
        const { status, code, value } = await call(claimPromotion, { promotionId });
        return { status, code, value: value as Claimed };
      },
      leave: async (promotionId: string) => {
        const { status, code, value } = await call(leavePromotion, { promotionId });
        return { status, code, value: value as Claimed };
      },
      async own(promotionId: string): Promise<OwnPart> {
        const { value } = await call(getAvailablePromotions, {});
        const found = (value as { list: Offer[] }).list.find(({ id }) => id === promotionId);
        if (!found) throw new Error(`There is no ${promotionId} in the list.`);
        return found.own;
      },
      async wallets() {
        const { player_cash = 0, player_bonus = 0 } = await context.ledger.balances(merchant, playerOwner(member.id));
        return { cash: player_cash / 100, bonus: player_bonus / 100 };
      },
    };
  }

  /** A new version of one of aurora's promotions, with these rules changed; answers its number. */
  async function changeRules(id: string, rules: object): Promise<number> {
    const rows = await context.db.query<Pick<NewPromotion, 'rules' | 'texts'>>(
      `select r.rules, r.texts from promotion p ${currentVersion} where p.merchant = 'aurora' and p.id = $1`,
      [id],
    );
    const { texts, rules: before } = one(rows);
    const changed = { merchant: 'aurora', id, texts, rules: { ...before, ...rules } as NewPromotion['rules'] };
    return addVersion(context.db, changed, { by: 'operator', at: context.clock.now() });
  }

  return { operator, context, site, newPlayer, changeRules };
}

interface Round {
  /** Undefined leaves the round open. */
  readonly pays?: number;
  readonly category?: 'RNG' | 'LIVE' | 'FISH' | 'PVP';
  readonly takeBack?: boolean;
  /** A round that may have begun before. */
  readonly roundId?: string;
}
type BonusFixture = Awaited<ReturnType<typeof bonusFixture>>;
export type BonusPlayer = Awaited<ReturnType<BonusFixture['newPlayer']>>;

/**
 * Gives the tests of a describe an operator with promotions, and fresh players who deposit, claim and bet. The ledger is
 * checked after each test. Amounts are decimals of aurora's P.
 */
export function withBonusFixture({ on }: SuiteDatabase = {}): BonusFixture {
  const fixture = withParts(on, bonusFixture);
  afterEach(() => expectLedgerInOrder(fixture.context.ledger));
  return fixture;
}
