import fc from 'fast-check';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { migrated, type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createLedger, houseOwner, type Ledger, type Movement, playerOwner } from './ledger.ts';

const cash = (id: number) => ({ owner: playerOwner(id), kind: 'player_cash' }) as const;
const bank = { owner: houseOwner, kind: 'bank_clearing' } as const;

function deposit(key: string, player: number, amountMinor: number): Movement {
  return {
    merchant: 'aurora',
    key,
    kind: 'deposit',
    reference: key,
    lines: [
      { account: bank, amountMinor: -amountMinor },
      { account: cash(player), amountMinor },
    ],
  };
}

describe.each(testDatabases)('the ledger on %s', (_name, open) => {
  let test: TestDatabase;
  let ledger: Ledger;
  beforeAll(async () => {
    test = await migrated(open);
    ledger = createLedger(test.database, () => new Date());
  });
  afterAll(() => test.close());

  it('books 64 concurrent copies of one deposit as one deposit', async () => {
    const copies = await Promise.all(Array.from({ length: 64 }, () => ledger.post(deposit('copies', 1, 5000))));
    expect(copies.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
    expect(await ledger.balance('aurora', cash(1))).toBe(5000);
    await expectLedgerInOrder(ledger);
  });

  it('lets exactly as many of 64 concurrent withdrawals through as there is money for', async () => {
    await ledger.post(deposit('ten', 2, 1000));
    const attempts = await Promise.allSettled(
      Array.from({ length: 64 }, (_, n) => ledger.post({ ...deposit(`out-${n}`, 2, -100), kind: 'withdrawal-hold' })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'insufficient.funds' });
    }
    expect(await ledger.balance('aurora', cash(2))).toBe(0);
    await expectLedgerInOrder(ledger);
  });

  it('refuses the same key with other fields and answers the same fields with the stored result', async () => {
    const first = await ledger.post(deposit('again', 3, 700));
    await ledger.post(deposit('later', 3, 1));
    expect(await ledger.post(deposit('again', 3, 700))).toEqual({ ...first, outcome: 'stored' });
    await expect(ledger.post(deposit('again', 3, 701))).rejects.toMatchObject({ code: 'duplicate.mismatch' });
    await expect(ledger.post({ ...deposit('again', 3, 700), kind: 'bonus' })).rejects.toMatchObject({
      code: 'duplicate.mismatch',
    });
    expect((await ledger.post({ ...deposit('again', 3, 700), merchant: 'lotus' })).outcome).toBe('posted');
  });

  it('answers the balance when it is too low, and stores nothing of the movement', async () => {
    await ledger.post(deposit('small', 4, 50));
    const bet = { ...deposit('too-much', 4, -51), kind: 'bet' };
    await expect(ledger.post(bet)).rejects.toMatchObject({
      code: 'insufficient.funds',
      short: { owner: playerOwner(4), kind: 'player_cash', balanceMinor: 50 },
    });
    await ledger.post(deposit('more', 4, 1));
    expect((await ledger.post(bet)).outcome).toBe('posted');
  });

  it('refuses movements that do not balance, and accounts of an unknown kind', async () => {
    const lines = [{ account: cash(5), amountMinor: 10 }];
    await expect(ledger.post({ ...deposit('lame', 5, 1), lines })).rejects.toMatchObject({
      code: 'movement.unbalanced',
    });
    const odd = { owner: houseOwner, kind: 'pocket' };
    await expect(
      ledger.post({
        ...deposit('odd', 5, 1),
        lines: [
          { account: odd, amountMinor: -1 },
          { account: cash(5), amountMinor: 1 },
        ],
      }),
    ).rejects.toThrow('unknown account kind');
    expect(await ledger.balance('aurora', cash(5))).toBe(0);
  });

  it('never lets a written entry or movement change, and takes no unbalanced entry past the function', async () => {
    const attempts = [
      'update ledger_entry set amount_minor = 1',
      'delete from ledger_entry',
      'truncate ledger_entry, ledger_movement',
      "update ledger_movement set reference = 'x'",
      'delete from ledger_movement',
      "insert into ledger_entry (movement_id, account_id, amount_minor, balance_after_minor, at, kind) select (select min(id) from ledger_movement), max(id), 1, 1, now(), 'bet' from ledger_account",
    ];
    for (const attempt of attempts) await expect(test.database.query(attempt)).rejects.toThrow(/immutable|unbalanced/);
  });

  it('reports a balance that was changed without a movement', async () => {
    await expect(
      test.database.transaction(async () => {
        await test.database.query("update ledger_account set balance_minor = balance_minor + 1 where kind = 'opening'");
        await test.database.query("update ledger_account set balance_minor = 7 where owner = 'player:1'");
        const check = await ledger.check();
        throw new Error(JSON.stringify(check.balanceDifferences));
      }),
    ).rejects.toThrow('"balanceMinor":7');
    await expectLedgerInOrder(ledger);
  });

  it('stays consistent under any mix of concurrent movements: sum zero, no account below zero, repeats without effect', async () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 30 }),
      from: fc.integer({ min: 0, max: 3 }),
      to: fc.integer({ min: 0, max: 3 }),
      amountMinor: fc.integer({ min: 0, max: 400 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        run += 1;
        const account = (n: number) => (n === 0 ? bank : cash(run * 10 + n));
        const expected = new Map<string, number>();
        const results = await Promise.allSettled(
          steps.map(({ key, from, to, amountMinor }) =>
            ledger.post({
              merchant: 'aurora',
              key: `property-${run}-${key}`,
              kind: 'transfer',
              reference: '',
              lines: [
                { account: account(from), amountMinor: -amountMinor },
                { account: account(to), amountMinor },
              ],
            }),
          ),
        );
        results.forEach((result, n) => {
          const { from, to, amountMinor } = steps[n] as (typeof steps)[number];
          if (result.status === 'rejected') {
            expect(['insufficient.funds', 'duplicate.mismatch']).toContain(result.reason.code);
          } else if (result.value.outcome === 'posted') {
            for (const [who, change] of [
              [from, -amountMinor],
              [to, amountMinor],
            ] as const) {
              const { owner } = account(who);
              expected.set(owner, (expected.get(owner) ?? 0) + change);
            }
          }
        });
        for (const [owner, balance] of expected) {
          if (owner !== houseOwner)
            expect(await ledger.balance('aurora', { owner, kind: 'player_cash' })).toBe(balance);
        }
        await expectLedgerInOrder(ledger);
      }),
      { numRuns: 25 },
    );
  });
});
