import { randomUUID } from 'node:crypto';
import { priceListId } from '@tessera/shared/lottery';
import { cancelBet, getChaseTerms, getDraw, placeBets, placeChase } from '@tessera/shared/wire/lottery';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../promotions/testing/bonus-fixture.ts';

const limitMinor = 1_500_000;
const refused = (playCode: string, number: string, left: number, lines: readonly number[]) => ({
  status: 400,
  code: 'lottery.number.stake.limit',
  value: { gameCode: 'SSC', playCode, number, limitMinor: left, lines },
});

/** A unit of aurora's P is 10,000 of it; the limit is one and a half of them on each number. */
describe.each(seededDatabases)('the limit of a number of five digits on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  const limit = (minor: number | null) =>
    fixture.context.db.query(
      "update lottery_game set max_number_stake_minor = $1 where merchant = 'aurora' and code = 'SSC'",
      [minor],
    );
  beforeEach(async () => {
    player = await fixture.newPlayer();
    await player.giveCash(50_000_000);
    await limit(limitMinor);
  });
  afterEach(() => limit(null));

  const line = (playCode: string, ...numbers: (readonly string[])[]) => ({
    playCode,
    numbers,
    unit: 10_000,
    multiple: 1,
  });
  type Line = ReturnType<typeof line>;

  async function place(...lines: readonly Line[]) {
    const { value } = await player.call(getDraw, { code: 'SSC' });
    const { issue } = (value as { current: { issue: string } }).current;
    const answer = await player.call(placeBets, {
      requestId: randomUUID(),
      priceList: priceListId,
      lines: lines.map((each) => ({ ...each, gameCode: 'SSC', issue })),
    });
    const { bets = [] } = (answer.value ?? {}) as { bets?: { id: string }[] };
    return { ...answer, ids: bets.map(({ id }) => Number(id)) };
  }

  async function chase(issues: number, total: number, ...lines: readonly Line[]) {
    const { value } = await player.call(getChaseTerms, { gameCode: 'SSC', count: issues });
    const [first] = (value as { issues: { issue: string }[] }).issues;
    return player.call(placeChase, {
      ...{ requestId: randomUUID(), priceList: priceListId, gameCode: 'SSC', fromIssue: first?.issue ?? '', issues },
      ...{ strategy: 'same' as const, multiple: 1, profitPercent: 1, stopsOnWin: false, total, lines },
    });
  }

  it('holds for a combination of chosen digits, in one order or in several, however many others are bet with it', async () => {
    const wide = line('first3-direct', ['1', '2', '3'], ['4', '5'], ['6']);
    expect((await place(wide)).status).toBe(200);
    expect(
      await place(line('last2-direct', ['1'], ['1']), line('first3-direct', ['3', '9'], ['5'], ['6', '7'])),
    ).toMatchObject(refused('first3-direct', '356', 500_000, [1]));
    expect((await place(line('first3-direct', ['3', '9'], ['5'], ['7']))).status).toBe(200);
    expect(await place(line('last2-direct', ['1'], ['2']), wide)).toMatchObject({
      value: { number: '146', limitMinor: 500_000 },
    });
  });

  it('holds for chosen and typed forms and for sums together, and for the same places by another play', async () => {
    expect((await place(line('first2-direct', ['1', '2'], ['3']))).status).toBe(200);
    expect(await place(line('first2-direct-typed', ['45', '13']))).toMatchObject(
      refused('first2-direct-typed', '13', 500_000, [0]),
    );
    expect(await place(line('first2-direct-sum', ['18', '5']))).toMatchObject(
      refused('first2-direct-sum', '23', 500_000, [0]),
    );
    expect(await place(line('any2-direct', ['1'], ['3'], ['9'], [], []))).toMatchObject(
      refused('any2-direct', 'places1,2:13', 500_000, [0]),
    );
    expect((await place(line('any2-direct-typed', ['2', '3'], ['13']))).status).toBe(200);
    const groups = [line('first3-group3', ['1', '2']), line('first3-group-typed', ['345', '122'])];
    expect(await place(...groups)).toMatchObject(refused('first3-group3', '122', limitMinor, [0, 1]));
    const four = line('four-group12', ['1'], ['2', '3']);
    expect(await place(four, four)).toMatchObject(refused('four-group12', '1123', limitMinor, [0, 1]));
  });

  it('holds for all numbers that are needed together, chosen wherever they are drawn', async () => {
    expect((await place(line('anywhere-five-2', ['1', '2', '3']))).status).toBe(200);
    expect(await place(line('anywhere-five-2', ['3', '9', '2']))).toMatchObject(
      refused('anywhere-five-2', '23', 500_000, [0]),
    );
    expect((await place(line('anywhere-five-2', ['3', '9']))).status).toBe(200);
  });

  it('is not passed by two different orders at once, and a cancelled bet gives back what it took of it', async () => {
    const chosen = line('first3-direct', ['1', '2'], ['2'], ['3']);
    const typed = line('first3-direct-typed', ['123', '789']);
    for (let round = 0; round < 3; round += 1) {
      const raced = await Promise.all([place(chosen), place(typed)]);
      expect(raced.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(raced.find(({ status }) => status === 400)).toMatchObject({
        value: { number: '123', limitMinor: 500_000 },
      });
      const [id = 0] = raced.flatMap(({ ids }) => ids);
      expect((await player.call(cancelBet, { id })).status).toBe(200);
    }
    expect((await place(typed)).status).toBe(200);
  });

  it('is of each combination, not of a bet of ten thousand, and placed bets are not read while all stakes are within it', async () => {
    await limit(20_000_000_000);
    const { db } = fixture.context;
    const query = jest.spyOn(db, 'query');
    const all = [...'0123456789'];
    const unit = 100;
    expect((await place({ ...line('four-direct', all, all, all, all), unit })).status).toBe(200);
    expect((await place({ ...line('four-direct', ['1'], ['2'], ['3'], ['4']), unit })).status).toBe(200);
    const read = query.mock.calls.filter(([sql]) => /count\(\*\) as times\s+from lottery_bet/.test(String(sql)));
    expect(read).toHaveLength(0);
    query.mockRestore();
  });

  it('adds up the same bet however often it is placed, and reads it once', async () => {
    await limit(4_500_000);
    const [small, wide] = [line('first3-direct', ['1'], ['2'], ['3']), line('first3-direct', ['1', '9'], ['2'], ['3'])];
    for (let time = 0; time < 4; time += 1) expect((await place(small)).status).toBe(200);
    const { db } = fixture.context;
    const query = jest.spyOn(db, 'query');
    expect(await place(wide)).toMatchObject(refused('first3-direct', '123', 500_000, [0]));
    const at = query.mock.calls.findIndex(([sql]) => /count\(\*\) as times\s+from lottery_bet/.test(String(sql)));
    const placed = await query.mock.results[at]?.value;
    query.mockRestore();
    expect(placed).toMatchObject([{ play: 'first3-direct', numbers: small.numbers, stake: 1_000_000, times: 4 }]);
  });

  it('is checked when a chase is ordered, for each of its issues', async () => {
    const [chosen, typed] = [line('first3-direct', ['1', '2'], ['2'], ['3']), line('first3-direct-typed', ['123'])];
    expect(await chase(2, 60_000, chosen, typed)).toMatchObject(refused('first3-direct', '123', limitMinor, [0, 1]));
    expect((await place(typed)).status).toBe(200);
    expect(await chase(2, 40_000, chosen)).toMatchObject(refused('first3-direct', '123', 500_000, [0]));
    expect((await chase(2, 20_000, line('first3-direct-typed', ['124']))).status).toBe(200);
  });
});
