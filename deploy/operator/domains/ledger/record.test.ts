import { seededRandom } from '../../platform/clock/random.ts';
import { migrated, type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { type AccountRef, createLedger, houseOwner, type Ledger, playerOwner } from './ledger.ts';
import type { Entry } from './record.ts';

const owner = playerOwner(1);
const wallet = { owner, kinds: ['player_cash', 'player_bonus'] };
const accounts = { cash: { owner, kind: 'player_cash' }, bonus: { owner, kind: 'player_bonus' } } as const;
const house = { owner: houseOwner, kind: 'bank_clearing' } as const;
const hourMs = 3_600_000;
const start = Date.parse('2026-03-02T20:10:00Z');

interface Posted {
  readonly id: number;
  readonly kind: string;
  readonly atMs: number;
  readonly amount: number;
}

describe.each(testDatabases)('the record of a wallet on %s', (_name, open) => {
  let test: TestDatabase;
  let ledger: Ledger;
  const posted: Posted[] = [];

  const post = async (kind: string, amount: number, account: AccountRef, atMs: number, against: AccountRef = house) => {
    const { id } = await ledger.post({
      merchant: 'aurora',
      key: `record-${posted.length}`,
      kind,
      reference: `round:${posted.length % 7}`,
      lines: [
        { account, amountMinor: amount },
        { account: against, amountMinor: -amount },
      ],
      occurredAt: new Date(atMs),
    });
    posted.push({ id, kind, atMs, amount: against === house ? amount : 0 });
  };

  beforeAll(async () => {
    test = await migrated(open);
    ledger = createLedger(test.database, () => new Date(start));
    const random = seededRandom('record');
    await post('deposit', 1_000_000, accounts.cash, start);
    await post('bonus', 1_000_000, accounts.bonus, start);
    for (let n = 1; n <= 120; n += 1) {
      const kind = ['bet', 'payout', 'deposit', 'bonus-release', 'withdrawal-hold'][random.int(5)] ?? '';
      // Two and a half hours apart, some at the very same time.
      const atMs = start + Math.floor(n / 3) * 2.5 * hourMs;
      if (kind === 'bonus-release') await post(kind, 100, accounts.cash, atMs, accounts.bonus);
      else {
        const account = random.int(2) ? accounts.cash : accounts.bonus;
        await post(
          kind,
          (kind === 'bet' || kind === 'withdrawal-hold' ? -1 : 1) * (1 + random.int(900)),
          account,
          atMs,
        );
      }
    }
  });
  afterAll(() => test.close());

  const newestFirst = (): Posted[] => [...posted].reverse();
  const inPeriod = (from: number, to: number, kinds?: readonly string[]) =>
    newestFirst().filter(
      ({ atMs, kind }) => from <= atMs && atMs < to && (kinds === undefined || kinds.includes(kind)),
    );

  it('shows movements newest first with the balance after each, whatever account they moved', async () => {
    const entries = await ledger.entries('aurora', wallet, { limit: 200 });
    expect(entries.map(({ movementId }) => movementId)).toEqual(newestFirst().map(({ id }) => id));
    expect(entries.map(({ amountMinor }) => amountMinor)).toEqual(newestFirst().map(({ amount }) => amount));
    let balance = 0;
    for (const entry of [...entries].reverse()) {
      balance += entry.amountMinor;
      expect(entry.balanceAfterMinor).toBe(balance);
    }
  });

  it.each([[['bet']], [['bet', 'deposit']], [['deposit', 'bonus-release']], [undefined]])(
    'filters by kind %j and period, page by page without a gap',
    async (kinds) => {
      const [from, to] = [start + 20 * hourMs, start + 80 * hourMs];
      const expected = inPeriod(from, to, kinds).map(({ id }) => id);
      const filter = { kinds, from: new Date(from), to: new Date(to), limit: 7 };
      const byOffset: number[] = [];
      const byEntry: number[] = [];
      let last: Entry | undefined;
      for (let offset = 0; offset < expected.length; offset += 7) {
        byOffset.push(
          ...(await ledger.entries('aurora', wallet, { ...filter, offset })).map((entry) => entry.movementId),
        );
        const page: Entry[] = await ledger.entries('aurora', wallet, { ...filter, before: last?.lastEntryId });
        byEntry.push(...page.map((entry) => entry.movementId));
        last = page.at(-1);
      }
      expect(expected.length).toBeGreaterThan(7);
      expect([byOffset, byEntry]).toEqual([expected, expected]);
    },
  );

  it.each([
    ['whole days', '2026-03-03T00:00:00Z', '2026-03-05T00:00:00Z'],
    ['a part of a day', '2026-03-04T05:00:00Z', '2026-03-04T15:00:00Z'],
    ['days that begin and end in part', '2026-03-02T22:00:00Z', '2026-03-06T03:30:00Z'],
    ['two parts and no whole day', '2026-03-03T13:00:00Z', '2026-03-04T09:00:00Z'],
    ['a period that is empty', '2026-03-04T05:00:00Z', '2026-03-04T05:00:00Z'],
  ])('sums %s to what the movements of that time come to, in any zone', async (_what, fromText, toText) => {
    const [from, to] = [new Date(fromText), new Date(toText)];
    // This database knows no merchant, whose days are those of UTC.
    const sums = await ledger.sums('aurora', wallet, { from, to, timeZone: 'UTC' });
    const expected = new Map<string, { kind: string; movements: number; inMinor: number; outMinor: number }>();
    for (const { kind, amount } of inPeriod(from.getTime(), to.getTime())) {
      const sum = expected.get(kind) ?? { kind, movements: 0, inMinor: 0, outMinor: 0 };
      sum.movements += 1;
      if (amount > 0) sum.inMinor += amount;
      else sum.outMinor += amount;
      expected.set(kind, sum);
    }
    expect(sums).toEqual([...expected.values()].sort((a, b) => a.kind.localeCompare(b.kind)));
  });

  it('finds movements by id, and none that did not touch the wallet', async () => {
    const ids = [posted[3]?.id ?? 0, posted[9]?.id ?? 0];
    expect((await ledger.entriesById('aurora', wallet, ids, 10)).map(({ movementId }) => movementId)).toEqual(
      [...ids].reverse(),
    );
    const other = { owner: playerOwner(2), kinds: ['player_cash'] };
    expect(await ledger.entriesById('aurora', other, ids, 10)).toEqual([]);
  });
});
