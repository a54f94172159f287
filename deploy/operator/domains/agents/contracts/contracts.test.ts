import { randomUUID } from 'node:crypto';
import {
  getAgentContract,
  getAgentContracts,
  getConsolidatedInfo,
  getContractSettings,
  noContracts,
  offerContract,
  withdrawContract,
} from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { inboxOf } from '../../../testing/inbox-of.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type TestAgent, termsOf, type WireContract, withContracts } from './testing/contract-fixture.ts';

describe.each(seededDatabases)('contracts on %s', (_name, on) => {
  const fixture = withContracts({ on });
  const { offer, contractIn, answer, agree, requestEnd } = {
    offer: (...args: Parameters<typeof fixture.offer>) => fixture.offer(...args),
    contractIn: (...args: Parameters<typeof fixture.contractIn>) => fixture.contractIn(...args),
    answer: (...args: Parameters<typeof fixture.answer>) => fixture.answer(...args),
    agree: (...args: Parameters<typeof fixture.agree>) => fixture.agree(...args),
    requestEnd: (...args: Parameters<typeof fixture.requestEnd>) => fixture.requestEnd(...args),
  };
  const flagsOf = async (agent: TestAgent) => {
    const { value } = await agent.call(getConsolidatedInfo, {});
    return Object.entries(value as Record<string, number>).filter(([, count]) => count > 0);
  };
  const topics = async ({ id }: TestAgent) =>
    (await inboxOf(fixture.context, id, 'agent-contract%')).map(([topic]) => topic);
  const stepsOf = async (agent: TestAgent, { id }: WireContract) => {
    const { value } = await agent.call(getAgentContract, { id });
    return (value as AnswerOf<typeof getAgentContract>).steps.map(({ step, by }) => [step, by]).reverse();
  };
  const daily = (rate: number) => termsOf('daily', [{ rate }]);

  it('an offer waits for its agent, begins with the next period once accepted, and the other side reads of every step', async () => {
    const [head, sub] = await fixture.newChain();
    fixture.until('2026-03-02T18:00:00+09:00');
    const offered = contractIn(
      await offer(head, sub, 'dividend', termsOf('dividend', [{ rate: 4000 }], { period: 'semimonthly' })),
    );
    expect(offered).toMatchObject({ state: 'offered', version: 1, side: 'given', awaits: 'other' });
    expect(await flagsOf(sub)).toEqual([['divtypereq', 1]]);
    expect(await flagsOf(head)).toEqual([]);
    const { value } = await sub.call(getAgentContracts, { state: 'waiting' });
    expect(value).toMatchObject({ total: 1, waiting: 1, list: [{ id: offered.id, awaits: 'me', side: 'received' }] });
    const accepted = contractIn(await answer(sub, offered, 'accept'));
    expect(accepted).toMatchObject({ state: 'active', startsAtMs: Date.parse('2026-03-16T00:00:00+09:00') });
    expect(await flagsOf(sub)).toEqual([['divtypeinfo', 1]]);
    expect(await flagsOf(head)).toEqual([['divtypeinfo', 1]]);
    expect(await topics(head)).toEqual(['contract.accepted']);
    expect(await topics(sub)).toEqual(['contract.offered']);
    expect(await stepsOf(head, offered)).toEqual([
      ['offered', head.username],
      ['accepted', sub.username],
    ]);
  });

  it('a first hourly contract begins with the next hour, and a real-time one with the next five minutes', async () => {
    const [head, sub] = await fixture.newChain();
    fixture.until('2026-03-02T18:12:30+09:00');
    const hourly = await agree(head, sub, 'hourly', [{ rate: 100 }]);
    const realTime = await agree(head, sub, 'realTime', [{ rate: 100 }]);
    expect([hourly.startsAtMs, realTime.startsAtMs]).toEqual(
      ['2026-03-02T19:00:00+09:00', '2026-03-02T18:15:00+09:00'].map((iso) => Date.parse(iso)),
    );
    expect([hourly.terms.isAutomatic, realTime.terms.isAutomatic]).toEqual([true, true]);
  });

  it('a rejected offer and a withdrawn one are over, and an answer after them is refused', async () => {
    const [head, sub] = await fixture.newChain();
    const rejected = contractIn(await offer(head, sub, 'daily', daily(100)));
    expect(contractIn(await answer(sub, rejected, 'reject'))).toMatchObject({ state: 'over', outcome: 'rejected' });
    expect(await answer(sub, rejected, 'accept')).toMatchObject({ status: 409, code: 'agent.contract.answered' });
    const withdrawn = contractIn(await offer(head, sub, 'daily', daily(90)));
    const withdraw = { requestId: randomUUID(), contractId: Number(withdrawn.id) };
    expect(await sub.call(withdrawContract, withdraw)).toMatchObject({ code: 'agent.contract.unknown' });
    for (const _ of [1, 2])
      expect(contractIn(await head.call(withdrawContract, withdraw))).toMatchObject({ outcome: 'withdrawn' });
    expect(await answer(sub, withdrawn, 'accept')).toMatchObject({ code: 'agent.contract.answered' });
    expect(await flagsOf(sub)).toEqual([]);
  });

  it('the same request is one offer and one answer, and another one under its id is refused', async () => {
    const [head, sub] = await fixture.newChain();
    const requestId = randomUUID();
    const first = await offer(head, sub, 'daily', daily(100), requestId);
    expect(contractIn(await offer(head, sub, 'daily', daily(100), requestId)).id).toBe(contractIn(first).id);
    expect(await offer(head, sub, 'daily', daily(50), requestId)).toMatchObject({ code: 'duplicate.mismatch' });
    expect(await offer(head, sub, 'daily', daily(50))).toMatchObject({ code: 'agent.contract.offer.pending' });
    const again = randomUUID();
    for (const _ of [1, 2]) {
      const accepted = await answer(sub, contractIn(first), 'accept', undefined, again);
      expect(contractIn(accepted)).toMatchObject({ state: 'active' });
    }
    expect(await answer(sub, contractIn(first), 'reject', undefined, again)).toMatchObject({
      code: 'duplicate.mismatch',
    });
  });

  it('an offer without tiers, with tiers out of order, without a period or of a foreign kind is refused', async () => {
    const [head, sub, distributor, , player] = await fixture.newChain();
    const refused = async (...args: Parameters<typeof offer>) => (await offer(...args)).code;
    expect(await refused(head, sub, 'daily', termsOf('daily', []))).toBe('agent.contract.tiers.none');
    const falling = [
      { rate: 50, bet: 100 },
      { rate: 40, bet: 200 },
    ];
    expect(await refused(head, sub, 'daily', termsOf('daily', falling))).toBe('agent.contract.tiers.order');
    expect(await refused(head, sub, 'daily', termsOf('daily', [{ rate: 0 }]))).toBe('agent.contract.tiers.order');
    const timeless = termsOf('dividend', [{ rate: 100 }], { period: null });
    expect(await refused(head, sub, 'dividend', timeless)).toBe('agent.contract.period');
    expect(await refused(head, distributor, 'daily', daily(10))).toBe('agent.contract.agent');
    expect(await refused(sub, head, 'daily', daily(10))).toBe('agent.account.unknown');
    expect(await refused(player, head, 'daily', daily(10))).toBe('account.not.agent');
  });

  it('rates never rise down the chain: an offer is at most what its payer receives, and on top what the merchant allows', async () => {
    const [head, sub, distributor] = await fixture.newChain();
    expect(await offer(sub, distributor, 'daily', daily(10))).toMatchObject({
      ...{ status: 400, code: 'agent.contract.rate.above', value: { maximumRateBasisPoints: 0 } },
    });
    expect(await offer(head, sub, 'daily', daily(201))).toMatchObject({ value: { maximumRateBasisPoints: 200 } });
    await agree(head, sub, 'daily', [{ rate: 50 }, { rate: 100, bet: 1000 }]);
    const { value } = await sub.call(getContractSettings, {});
    expect(value).toMatchObject({ agents: [{ id: String(distributor.id), rank: 'distributor' }] });
    expect((value as AnswerOf<typeof getContractSettings>).kinds).toContainEqual({
      ...{ kind: 'daily', maximumRateBasisPoints: 100 },
    });
    expect(await offer(sub, distributor, 'daily', daily(101))).toMatchObject({ code: 'agent.contract.rate.above' });
    const offered = contractIn(await offer(sub, distributor, 'daily', daily(100)));
    // What the payer receives has become less meanwhile.
    await agree(head, sub, 'daily', [{ rate: 60 }]);
    expect(await answer(distributor, offered, 'accept')).toMatchObject({ code: 'agent.contract.rate.above' });
  });

  it('a new version replaces the active one from the next period; one that had not begun never begins', async () => {
    const [head, sub] = await fixture.newChain();
    fixture.until('2026-03-03T12:00:00+09:00');
    const first = await agree(head, sub, 'daily', [{ rate: 100 }]);
    const second = await agree(head, sub, 'daily', [{ rate: 120 }]);
    expect(second).toMatchObject({ version: 2, startsAtMs: first.startsAtMs });
    fixture.until('2026-03-04T12:00:00+09:00');
    const third = await agree(head, sub, 'daily', [{ rate: 130 }]);
    expect(third.startsAtMs).toBe(Date.parse('2026-03-05T00:00:00+09:00'));
    const { value } = await sub.call(getAgentContract, { id: third.id });
    expect((value as AnswerOf<typeof getAgentContract>).versions).toMatchObject([
      { version: 3, state: 'active', endsAtMs: null },
      { version: 2, state: 'active', outcome: 'replaced', endsAtMs: third.startsAtMs },
      { version: 1, state: 'over', outcome: 'replaced', endsAtMs: first.startsAtMs },
    ]);
  });

  it('accepting a lower rate than one given below names the contracts that end with it, until exactly these are confirmed', async () => {
    const [head, sub, distributor] = await fixture.newChain();
    const other = await fixture.newAccount(41, sub.id);
    fixture.until('2026-03-05T12:00:00+09:00');
    await agree(head, sub, 'daily', [{ rate: 100 }]);
    const below = await agree(sub, distributor, 'daily', [{ rate: 90 }]);
    await agree(sub, other, 'daily', [{ rate: 40 }]);
    const worse = contractIn(await offer(head, sub, 'daily', daily(50)));
    const endings = [{ id: below.id, account: distributor.username }];
    const endsAtMs = Date.parse('2026-03-06T00:00:00+09:00');
    expect(await answer(sub, worse, 'accept')).toMatchObject({
      value: {
        endings: [{ ...endings[0], payer: sub.username, kind: 'daily', rates: { lowest: 90, highest: 90 }, endsAtMs }],
      },
    });
    for (const confirmed of [undefined, [], ['1'], [below.id, '1']])
      expect(await answer(sub, worse, 'accept', confirmed)).toMatchObject({
        ...{ status: 409, code: 'agent.contract.ends-downline', value: { endings } },
      });
    expect(await flagsOf(distributor)).toEqual([['dailysalinfotype', 1]]);
    const { value } = await answer(sub, worse, 'accept', [below.id]);
    expect(value).toMatchObject({ contract: { state: 'active' }, ended: endings });
    const { value: ended } = await distributor.call(getAgentContract, { id: below.id });
    expect(ended).toMatchObject({
      contract: { outcome: 'endedByUpline', endsAtMs },
    });
    expect(await topics(distributor)).toContain('contract.ended-by-upline');
    fixture.until('2026-03-06T12:00:00+09:00');
    expect(await flagsOf(distributor)).toEqual([]);
    expect((await flagsOf(sub)).sort()).toEqual([
      ['contractmrdailysalinfotype', 1],
      ['dailysalinfotype', 1],
    ]);
  });

  it('ending a contract also ends the contracts below that depend on it, after each was shown', async () => {
    const [head, sub, distributor, shop] = await fixture.newChain();
    fixture.until('2026-03-06T13:00:00+09:00');
    const top = await agree(head, sub, 'daily', [{ rate: 100 }]);
    const middle = await agree(sub, distributor, 'daily', [{ rate: 60 }]);
    const lowest = await agree(distributor, shop, 'daily', [{ rate: 50 }]);
    const both = [
      { id: middle.id, account: distributor.username },
      { id: lowest.id, account: shop.username },
    ];
    const worse = contractIn(await offer(head, sub, 'daily', daily(55)));
    expect(await answer(sub, worse, 'accept', [middle.id])).toMatchObject({ status: 409, value: { endings: both } });
    await answer(sub, worse, 'reject');
    await requestEnd(sub, top);
    // Whoever is above both sides sees that there is a contract, and not its rates.
    const named = both.map((ending) => ({ ...ending, rates: null }));
    expect(await answer(head, top, 'agreeEnd')).toMatchObject({ status: 409, value: { endings: named } });
    expect(await answer(head, top, 'agreeEnd', [middle.id, lowest.id])).toMatchObject({ value: { ended: both } });
    for (const agent of [sub, distributor, shop]) expect(await flagsOf(agent)).toEqual([]);
    expect(await topics(shop)).toContain('contract.ended-by-upline');
    expect((await offer(sub, distributor, 'daily', daily(10))).code).toBe('agent.contract.rate.above');
  });

  it('an agreed end ends at once also the version that runs until a new one begins, of the contracts below too', async () => {
    const [head, sub, distributor] = await fixture.newChain();
    fixture.until('2026-03-06T14:00:00+09:00');
    const first = await agree(head, sub, 'hourly', [{ rate: 100 }]);
    const below = await agree(sub, distributor, 'hourly', [{ rate: 60 }]);
    fixture.until('2026-03-06T15:20:00+09:00');
    const second = await agree(head, sub, 'hourly', [{ rate: 110 }]);
    const belowSecond = await agree(sub, distributor, 'hourly', [{ rate: 70 }]);
    await requestEnd(sub, second);
    const endsAtMs = fixture.context.clock.now().getTime();
    const { value: asked } = await answer(head, second, 'agreeEnd');
    // Named is what runs until now, and confirmed is the whole contract.
    expect(asked).toMatchObject({ endings: [{ id: belowSecond.id, startsAtMs: below.startsAtMs, endsAtMs }] });
    await answer(head, second, 'agreeEnd', [belowSecond.id]);
    for (const [agent, old, next, outcome] of [
      [sub, first, second, 'endAgreed'],
      [distributor, below, belowSecond, 'endedByUpline'],
    ] as const) {
      const { value } = await agent.call(getAgentContract, { id: next.id });
      const { versions, steps } = value as AnswerOf<typeof getAgentContract>;
      expect(versions).toMatchObject([
        { version: 2, state: 'over', outcome, endsAtMs: next.startsAtMs },
        { version: 1, state: 'over', outcome, endsAtMs },
      ]);
      expect(steps.filter(({ step }) => step === outcome).map(({ contractId }) => contractId)).toEqual([
        next.id,
        old.id,
      ]);
      expect(await flagsOf(agent)).toEqual([]);
    }
  });

  it('a contract begins no earlier than that of its payer, on whose rate it rests', async () => {
    const [head, sub, distributor] = await fixture.newChain();
    fixture.until('2026-03-06T18:00:00+09:00');
    const own = await agree(head, sub, 'dividend', [{ rate: 3000 }], { period: 'monthly' });
    expect(own.startsAtMs).toBe(Date.parse('2026-04-01T00:00:00+09:00'));
    const below = await agree(sub, distributor, 'dividend', [{ rate: 2000 }], { period: 'daily' });
    expect(below.startsAtMs).toBe(own.startsAtMs);
  });

  it('either side may ask for the end, only the other one may agree to it, and a pending change comes first', async () => {
    const [head, sub] = await fixture.newChain();
    const contract = await agree(head, sub, 'dividend', [{ rate: 1000 }]);
    const change = contractIn(await offer(head, sub, 'dividend', termsOf('dividend', [{ rate: 1100 }])));
    expect(await requestEnd(head, contract)).toMatchObject({ status: 409, code: 'agent.contract.change.pending' });
    await answer(sub, change, 'reject');
    expect(contractIn(await requestEnd(head, contract))).toMatchObject({ isEndRequested: true, awaits: 'other' });
    expect(await flagsOf(sub)).toEqual([
      ['divtypereq', 1],
      ['divtypeinfo', 1],
    ]);
    expect(await answer(head, contract, 'agreeEnd')).toMatchObject({ code: 'agent.contract.answered' });
    expect(await requestEnd(sub, contract)).toMatchObject({ code: 'agent.contract.ending.pending' });
    expect(await offer(head, sub, 'dividend', termsOf('dividend', [{ rate: 1100 }]))).toMatchObject({
      code: 'agent.contract.ending.pending',
    });
    expect(contractIn(await answer(sub, contract, 'refuseEnd'))).toMatchObject({ state: 'active', awaits: null });
    await requestEnd(sub, contract);
    expect(contractIn(await answer(head, contract, 'agreeEnd'))).toMatchObject({ state: 'over', outcome: 'endAgreed' });
    expect(await requestEnd(sub, contract)).toMatchObject({ code: 'agent.contract.inactive' });
    expect(await flagsOf(head)).toEqual([]);
    expect((await topics(sub)).slice(-2)).toEqual(['contract.end-requested', 'contract.ended']);
    expect((await topics(head)).slice(-2)).toEqual(['contract.end-refused', 'contract.end-requested']);
  });

  it('an acceptance and a withdrawal at once have one winner', async () => {
    const [head, sub] = await fixture.newChain();
    for (const rate of [50, 60, 70]) {
      const offered = contractIn(await offer(head, sub, 'daily', daily(rate)));
      const [accepted, withdrawn] = await Promise.all([
        answer(sub, offered, 'accept'),
        head.call(withdrawContract, { requestId: randomUUID(), contractId: Number(offered.id) }),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
    }
  });

  it('another branch, a member and a switched-off kind get nothing of a contract', async () => {
    const [head, sub, , , player] = await fixture.newChain();
    const [stranger] = await fixture.newChain();
    const contract = await agree(head, sub, 'hourly', [{ rate: 10 }]);
    for (const call of [
      stranger.call(getAgentContract, { id: contract.id }),
      requestEnd(stranger, contract),
      answer(stranger, contract, 'agreeEnd'),
      // The right contract with the call of another kind.
      answer(sub, { ...contract, kind: 'daily' }, 'agreeEnd'),
    ])
      expect(await call).toMatchObject({ status: 404, code: 'agent.contract.unknown' });
    expect(await player.call(getAgentContracts, {})).toMatchObject({ status: 403, code: 'account.not.agent' });
    expect((await player.call(getConsolidatedInfo, {})).value).toEqual(noContracts);
    const { merchants } = fixture.context;
    const terms = termsOf('hourly', [{ rate: 20 }]);
    const request = { requestId: randomUUID(), agentId: String(sub.id), kind: 'hourly', terms };
    await merchants.setSwitches('aurora', { HOURSAL3: false });
    expect(await head.call(offerContract, request)).toMatchObject({ code: 'function.not.available' });
    expect(await answer(sub, contract, 'agreeEnd')).toMatchObject({ code: 'function.not.available' });
    await merchants.setSwitches('aurora', { HOURSAL3: true, AGENTPOLICY3: false });
    expect(await head.call(getAgentContracts, {})).toMatchObject({ code: 'function.not.available' });
    await merchants.setSwitches('aurora', { AGENTPOLICY3: true });
  });
});
