import { randomUUID } from 'node:crypto';
import { freePlay } from '@tessera/shared/wire/auth';
import { exportBetRecord, getRecordedBet } from '@tessera/shared/wire/wallet';
import { seededRandom } from '../../platform/clock/random.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { type BetsPlayer, withBetsFixture, wrongSums } from './testing/bets-fixture.ts';

const days = { from: '2026-02-01', to: '2026-03-31' };

describe.each(seededDatabases)('the betting record on %s', (_name, open) => {
  const fixture = withBetsFixture({ on: open });
  const newPlayer = () => fixture.newPlayer();
  afterEach(async () => expect(await wrongSums(fixture.context.db)).toEqual([]));

  it('has rounds and lottery bets alike, newest first, with what they come to', async () => {
    const player = await newPlayer();
    await player.play(10_000, 25_000);
    await player.play(5_000, 0, { game: 'PG-0005' });
    await player.betOnDraw(2_000);
    const { list, sums, products, next } = await player.record();
    expect(
      list.map(({ category, vassalage, status, stake, payout }) => [category, vassalage, status, stake, payout]),
    ).toEqual([
      ['LOTT', 'TCG_SEA', 'open', 20, 0],
      ['RNG', 'PG', 'lost', 50, 0],
      ['RNG', 'PP', 'won', 100, 250],
    ]);
    expect(sums).toEqual({ bets: 3, stake: 170, payout: 250, net: 100, open: 20 });
    expect(products.map(({ category, vassalage }) => `${category} ${vassalage}`)).toEqual([
      'LOTT TCG_SEA',
      'RNG PG',
      'RNG PP',
    ]);
    expect(next).toBeNull();
    expect(await (await newPlayer()).record()).toMatchObject({ list: [], sums: { bets: 0 } });
  });

  it('filters by product, vendor and status, and the sums are those of the filter', async () => {
    const player = await newPlayer();
    await player.play(10_000, 25_000);
    await player.play(5_000, 0);
    await player.play(1_000, 0, { game: 'PG-0005' });
    const lost = await player.record({ status: ['lost'] });
    expect([lost.list.length, lost.sums.net]).toEqual([2, -60]);
    const vendor = await player.record({ category: 'RNG', vassalage: 'PP' });
    expect([vendor.list.length, vendor.sums.net]).toEqual([2, 100]);
    expect((await player.record({ category: 'SPORTS' })).list).toEqual([]);
  });

  it('turns pages without a gap or a repetition, also when bets are placed meanwhile', async () => {
    const player = await newPlayer();
    const at = fixture.context.clock.now().getTime();
    const rounds: string[] = [];
    // Some share their time, and they are on three days.
    for (let n = 0; n < 23; n += 1)
      rounds.push(await player.play(100, 0, { at: new Date(at - Math.floor(n / 3) * 8 * 3_600_000) }));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await player.record({ pageSize: 5, ...(after ? { after } : {}) });
      expect(page.sums.bets).toBeGreaterThanOrEqual(23);
      seen.push(...page.list.map(({ reference }) => reference.slice('round:'.length)));
      await player.play(100, 0);
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(23);
    expect([...seen].sort()).toEqual([...rounds].sort());
  });

  it("counts a bet on the merchant's day of its stake, however late it is settled", async () => {
    const player = await newPlayer();
    // 23:59:59 and 00:00:00 in Seoul.
    const before = new Date('2026-02-10T14:59:59Z');
    const midnight = new Date('2026-02-10T15:00:00Z');
    const round = randomUUID();
    const bet = await player.ask('bet', { round, amount: 1_000, at: before });
    await player.play(2_000, 0, { at: midnight });
    await player.ask('win', { round, of: bet, amount: 5_000, closes: true, at: new Date('2026-02-12T00:00:00Z') });
    const tenth = await player.record({ from: '2026-02-10', to: '2026-02-10' });
    expect(tenth.sums).toMatchObject({ bets: 1, net: 40 });
    expect((await player.record({ from: '2026-02-11', to: '2026-02-12' })).sums).toMatchObject({ bets: 1, net: -20 });
  });

  it('follows stakes that are added, taken back, cancelled and settled another time', async () => {
    const player = await newPlayer();
    const round = randomUUID();
    const first = await player.ask('bet', { round, amount: 1_000 });
    const second = await player.ask('bet', { round, amount: 500 });
    expect((await player.record()).list[0]).toMatchObject({ stake: 15, status: 'open' });
    await player.ask('rollback', { round, of: second });
    expect((await player.record()).list[0]).toMatchObject({ stake: 10, status: 'open' });
    await player.ask('rollback', { round, of: first });
    const { list, sums } = await player.record();
    expect(list[0]).toMatchObject({ stake: 10, payout: 10, status: 'void' });
    expect(sums).toMatchObject({ bets: 1, stake: 0, payout: 0, net: 0 });

    const won = await player.play(1_000, 3_000);
    // As a vendor of sports settles a match again.
    await fixture.context.db.query("update game_round set won_minor = 0 where provider = 'test' and round_id = $1", [
      won,
    ]);
    expect((await player.record()).list[0]).toMatchObject({ status: 'lost', payout: 0 });
    expect((await player.record()).sums).toMatchObject({ bets: 2, net: -10 });

    const tie = await player.betOnDraw(700);
    await player.settleDraw(tie, 'tie', 700);
    const cancelled = await player.betOnDraw(800);
    await player.cancelDraw(cancelled);
    expect(
      (await player.record({ category: 'LOTT' })).list.map(({ status, voidReason }) => [status, voidReason]),
    ).toEqual([
      ['void', 'cancelled'],
      ['tie', null],
    ]);
  });

  it('agrees with its sums and with the tables of the products after any order of events', async () => {
    const random = seededRandom('bets');
    const bettors = [await newPlayer(), await newPlayer()];
    const openRounds: { player: BetsPlayer; round: string; bet: string; game: string }[] = [];
    const openDraws: { player: BetsPlayer; id: number }[] = [];
    const start = fixture.context.clock.now().getTime();
    for (let n = 0; n < 150; n += 1) {
      const player = bettors[random.int(2)] as BetsPlayer;
      const at = new Date(start - random.int(6 * 24) * 3_600_000);
      const kind = random.int(6);
      const round = kind > 1 ? openRounds.splice(random.int(openRounds.length || 1), 1)[0] : undefined;
      const draw = kind > 3 ? openDraws.splice(random.int(openDraws.length || 1), 1)[0] : undefined;
      if (kind === 0) openDraws.push({ player, id: await player.betOnDraw(100 + random.int(900)) });
      else if (draw && kind === 4) await draw.player.settleDraw(draw.id, 'won', random.int(3) * 500 + 1);
      else if (draw) await draw.player.cancelDraw(draw.id);
      else if (!round) {
        const fresh = {
          player,
          round: randomUUID(),
          game: random.int(2) ? 'PP-0086' : 'PG-0005',
          amount: 1 + random.int(999),
          at,
        };
        openRounds.push({ ...fresh, bet: await player.ask('bet', fresh) });
      } else if (kind === 2) await round.player.ask('rollback', { ...round, of: round.bet });
      else await round.player.ask('win', { ...round, of: round.bet, amount: random.int(3) * 700, closes: true, at });
    }
    const ids = bettors.map(({ member }) => member.id);
    const [{ different } = { different: -1 }] = await fixture.context.db.query<{ different: number }>(
      `select count(*)::int as different from bet b
         left join game_round r on b.source = 'round:' || r.provider || ':' || r.round_id
         left join lottery_bet l on b.source = 'lottery:' || l.id
       where b.member_id = any($1::bigint[]) and b.status <> 'void'
         and (b.stake_minor, b.payout_minor)
           is distinct from (coalesce(r.stake_minor, l.stake_minor), coalesce(r.won_minor, l.payout_minor, 0))`,
      [ids],
    );
    expect(different).toBe(0);
    expect((await bettors[0]?.record())?.sums.bets).toBeGreaterThan(20);
  });

  it('shows one bet with its movements of money, and nobody else’s', async () => {
    const player = await newPlayer();
    const round = await player.play(10_000, 25_000);
    const source = `round:test:${round}`;
    const { body } = await player.call(getRecordedBet, { source });
    expect(body.value).toMatchObject({
      bet: { status: 'won', stake: 100, payout: 250 },
      movements: [
        { type: 'bet', amount: -100 },
        { type: 'payout', amount: 250 },
      ],
    });
    const draw = await player.betOnDraw(700);
    await player.cancelDraw(draw);
    const cancelled = await player.call(getRecordedBet, { source: `lottery:${draw}` });
    expect((cancelled.body.value as { movements: { amount: number }[] }).movements.map(({ amount }) => amount)).toEqual(
      [-7, 7],
    );
    const other = await newPlayer();
    expect(await other.call(getRecordedBet, { source })).toMatchObject({ status: 404 });
  });

  it('is exported as a table in the language of the call, a limited number of times', async () => {
    const player = await newPlayer();
    await player.play(10_000, 25_000);
    await player.betOnDraw(700);
    const token = await fixture.context.sessions.issue(player.member.id);
    const get = () =>
      fixture.operator.app.inject({
        url: `/wps/relay/ODSFE2_exportBetRecord?from=2026-02-01&to=2026-03-31`,
        headers: { merchant: 'aurora', language: 'KO', authorization: token },
      });
    const file = await get();
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, draw, row, end] = file.body.split('\r\n');
    expect(head).toBe(
      '\uFEFF베팅 시각,상품,게임사,게임,번호,배당 그룹 / 베팅 환급,베팅 금액 (P),당첨 금액 (P),손익 (P),상태,정산 시각',
    );
    // No draw is an official one, and the file says so.
    expect(draw).toMatch(/^2026-.+,복권,.+ \(모의\),/);
    expect(row).toMatch(/^2026-\d\d-\d\d \d\d:\d\d:\d\d,슬롯,.+,.+,.+,,100,250,150,당첨,2026-/);
    expect(end).toBe('');
    for (let n = 1; n < 10; n += 1) expect((await get()).statusCode).toBe(200);
    expect((await get()).statusCode).toBe(429);
  });

  it('has nothing of a trial account', async () => {
    const { body } = await fixture.site.call(freePlay, undefined as never);
    const { token } = body.value as { token: string };
    expect(await fixture.site.call(exportBetRecord, days, { token })).toMatchObject({ status: 403 });
    expect(
      await fixture.context.db.query('select 1 from bet b join member m on m.id = b.member_id where m.type = 4'),
    ).toEqual([]);
  });

  it('neither loses a count nor waits for ever when bets are placed and settled at the same time', async () => {
    const player = await newPlayer();
    const draws = await Promise.all(Array.from({ length: 12 }, () => player.betOnDraw(100)));
    await Promise.all([
      ...draws.map((id, n) => player.settleDraw(id, n % 2 ? 'won' : 'lost', n % 2 ? 300 : 0)),
      ...draws.map(() => player.betOnDraw(100)),
      ...draws.map((_, n) => player.play(100, n % 3 ? 0 : 200)),
    ]);
    expect((await player.record()).sums).toMatchObject({ bets: 36, open: 12 });
  });
});
