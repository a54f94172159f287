import { randomUUID } from 'node:crypto';
import type { Database } from '@tessera/database/database';
import {
  type ContractAction,
  type ContractKind,
  contractAnswers,
  type getAgentContract,
  type getBill,
  getBills,
  offerContract,
  payBill,
  requestContractEnd,
} from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { testOperator } from '../../../../testing/operator.ts';
import { addSettledStake } from '../../../../testing/settled-stake.ts';
import { siteClient } from '../../../../testing/site-client.ts';
import { type SuiteDatabase, withParts } from '../../../../testing/with-operator.ts';
import { houseOwner, type Movement, playerOwner } from '../../../ledger/ledger.ts';
import { billsJob } from '../bills/job.ts';

export type WireContract = AnswerOf<typeof getAgentContract>['contract'];
export type WireBill = AnswerOf<typeof getBill>['bill'];

let made = 0;

/** Amounts in units of the merchant's currency, as on the wire. */
export interface TierOf {
  readonly rate: number;
  readonly members?: number;
  readonly bet?: number;
  readonly loss?: number;
}
interface TermsOf {
  readonly period?: string | null;
  readonly carriesOver?: boolean;
  readonly isAutomatic?: boolean;
}

/** Terms from their tiers; a dividend's period is daily. */
export const termsOf = (kind: ContractKind, tiers: readonly TierOf[], more: TermsOf = {}) => ({
  tiers: tiers.map(({ rate, members = 0, bet = 0, loss = 0 }) => ({
    ...{ activeMembers: members, validBet: bet, loss, rateBasisPoints: rate },
  })),
  period: kind === 'dividend' ? 'daily' : null,
  carriesOver: false,
  isAutomatic: false,
  ...more,
});

async function contractFixture(db: Database | undefined) {
  const operator = await testOperator(db ? { db } : {});
  const { context } = operator;
  const site = siteClient(operator);

  /** An account of aurora that calls with a session of its own: a test that moves time ends sessions. */
  async function newAccount(type: number, parentId: number | null = null) {
    made += 1;
    const username = `contract${made}x${Date.now() % 1e6}`;
    const member = await context.accounts.create({ merchant: 'aurora', username, type, password: null, parentId });
    const { id } = member;
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
      const token = await context.sessions.issue(id);
      const { status, body } = await site.call(endpoint, request, { token });
      return { status, code: body.errorCode, value: body.value as unknown };
    };
    const own = { owner: playerOwner(id), kind: 'player_cash' } as const;
    const post = (
      kind: string,
      amountMinor: number,
      against: Movement['lines'][number]['account'],
      occurredAt?: Date,
    ) =>
      context.ledger.post({
        ...{ merchant: 'aurora', key: `test:${randomUUID()}`, kind, reference: 'test' },
        lines: [
          { account: own, amountMinor },
          { account: against, amountMinor: -amountMinor },
        ],
        ...(occurredAt ? { occurredAt } : {}),
      });
    const games = { owner: houseOwner, kind: 'game_clearing' } as const;
    return {
      ...{ id, username, member, call, post },
      cash: () => context.ledger.balance('aurora', own),
      give: (units: number) => post('opening', units * 100, { owner: houseOwner, kind: 'opening' }),
      /** Books a bet and its result, now or at another time: what it pays, or that it is taken back. */
      async play(
        units: number,
        {
          pays = 0,
          at,
          isTakenBack = false,
          game,
        }: {
          readonly pays?: number;
          readonly at?: Date;
          readonly isTakenBack?: boolean;
          /** With it, the bet is in the record of bets as well. */
          readonly game?: string;
        } = {},
      ) {
        await post('opening', units * 100, { owner: houseOwner, kind: 'opening' }, at);
        await post('bet', -units * 100, games, at);
        if (isTakenBack) {
          await post('rollback', units * 100, games, at);
          return;
        }
        const settled = {
          memberId: id,
          amountMinor: units * 100,
          payoutMinor: pays * 100,
          at: at ?? context.clock.now(),
          game,
        };
        await addSettledStake(context.db, settled);
        if (pays > 0) await post('payout', pays * 100, games, at);
      },
    };
  }
  type Account = Awaited<ReturnType<typeof newAccount>>;

  /** Head office, sub-office, distributor, shop and a member of it, each below the one before. */
  async function newChain() {
    const chain: Account[] = [];
    for (const type of [1, 2, 41, 42, 0]) chain.push(await newAccount(type, chain.at(-1)?.id ?? null));
    return chain as [head: Account, sub: Account, distributor: Account, shop: Account, player: Account];
  }

  const offer = (payer: Account, agent: Account, kind: ContractKind, terms: object, requestId: string = randomUUID()) =>
    payer.call(offerContract, { requestId, agentId: String(agent.id), kind, terms });
  const contractIn = ({ value }: { readonly value: unknown }) => (value as { contract: WireContract }).contract;
  const answer = (
    by: Account,
    { id, kind }: Pick<WireContract, 'id' | 'kind'>,
    action: ContractAction,
    confirmedEndings?: readonly string[],
    requestId: string = randomUUID(),
  ) =>
    by.call(contractAnswers[kind], {
      ...{ requestId, contractId: Number(id), action },
      ...(confirmedEndings ? { confirmedEndings } : {}),
    });

  return {
    ...{ operator, site, context, newAccount, newChain, offer, contractIn, answer },
    /** Offers and accepts a contract. */
    async agree(payer: Account, agent: Account, kind: ContractKind, tiers: readonly TierOf[], more: TermsOf = {}) {
      const offered = await offer(payer, agent, kind, termsOf(kind, tiers, more));
      if (offered.status !== 200) throw new Error(`${offered.status} ${offered.code}`);
      const accepted = await answer(agent, contractIn(offered), 'accept');
      if (accepted.status !== 200) throw new Error(`${accepted.status} ${accepted.code}`);
      return contractIn(accepted);
    },
    requestEnd: (by: Account, { id }: Pick<WireContract, 'id'>) =>
      by.call(requestContractEnd, { requestId: randomUUID(), contractId: Number(id) }),
    async bills(of: Account, kind: ContractKind, side: 'received' | 'given' = 'received', filter: object = {}) {
      const { value } = await of.call(getBills, { kind, side, pageSize: 100, ...filter });
      return value as AnswerOf<typeof getBills>;
    },
    pay: (by: Account, { id }: Pick<WireBill, 'id'>, requestId: string = randomUUID()) =>
      by.call(payBill, { requestId, billId: Number(id) }),
    until(iso: string) {
      context.clock.advance(Date.parse(iso) - context.clock.now().getTime());
    },
    runJob: () => billsJob(context).run(context.clock.now()),
  };
}

/** Agents with contracts at an operator, for the tests of a describe. */
export const withContracts = ({ on }: SuiteDatabase = {}) => withParts(on, contractFixture);
export type ContractFixture = Awaited<ReturnType<typeof contractFixture>>;
export type TestAgent = Awaited<ReturnType<ContractFixture['newAccount']>>;
