import { seededRandom } from '../../../platform/clock/random.ts';
import { holdMember } from '../../../testing/hold-transaction.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { createWithMember } from '../../identity/index.ts';
import { playerOwner } from '../../ledger/index.ts';
import { type BonusPlayer, withBonusFixture } from '../../promotions/testing/bonus-fixture.ts';
import { settleDue } from '../settlement.ts';
import { type Chase, chasesOf, coverAll, rarely } from '../testing/chases.ts';
import { advanceDueChases } from './advance-due-chases.ts';

const periodMs = 60_000;
const startMinor = 100_000_000;
const [histories, steps] = process.env.TESSERA_FULL ? [60, 60] : [3, 25];

describe.each(seededDatabases)('chases under many hands on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  let player: BonusPlayer;
  const calls = chasesOf(() => player);
  const newPlayer = async () => {
    player = await fixture.newPlayer();
    await player.giveCash(startMinor / 100);
  };

  /** The jobs of this operator, and of another one on the same database, which takes turns of its own. */
  const operators = () => {
    const { context } = fixture;
    return [context, { ...context, withMember: createWithMember(context.db) }].map((one) => ({
      settle: () => settleDue(one, one.clock.now()),
      advance: () => advanceDueChases(one, one.clock.now()),
    }));
  };
  const untilDrawn = () => {
    const now = fixture.context.clock.now().getTime();
    const drawsAt = (Math.floor((now + 5000) / periodMs) + 1) * periodMs;
    fixture.context.clock.advance(drawsAt + 1000 - now);
  };

  /** To the minor unit: each chase with itself, with its bets and with the ledger; and the player's cash. */
  async function expectEveryUnit() {
    const { db, ledger } = fixture.context;
    const chases = await db.query<
      Record<'ordered' | 'held' | 'staked' | 'released' | 'bets' | 'moved' | 'payout', number>
    >(
      `select c.ordered_minor as ordered, c.staked_minor as staked, c.released_minor as released,
         (select coalesce(sum(i.stake_minor) filter (where i.status = 'waiting'), 0)::bigint
          from lottery_chase_issue i where i.chase_id = c.id) as held,
         (select coalesce(sum(b.stake_minor), 0)::bigint from lottery_bet b where b.chase_id = c.id) as bets,
         (select coalesce(sum(b.payout_minor), 0)::bigint from lottery_bet b where b.chase_id = c.id) as payout,
         (select coalesce(sum(e.amount_minor), 0)::bigint from ledger_movement m
          join ledger_entry e on e.movement_id = m.id and e.kind = 'chase-released' join ledger_account a on a.id = e.account_id
          where m.reference = 'chase:' || c.game || ':' || c.id and a.kind = 'player_cash') as moved
       from lottery_chase c where c.member_id = $1`,
      [player.member.id],
    );
    for (const { ordered, held, staked, released, bets, moved } of chases) {
      expect(held + staked + released).toBe(ordered);
      expect([bets, moved]).toEqual([staked, released]);
    }
    const sum = (of: keyof (typeof chases)[number]) => chases.reduce((total, chase) => total + chase[of], 0);
    const { player_cash: cash, chase_hold: held = 0 } = await ledger.balances('aurora', playerOwner(player.member.id));
    expect(held).toBe(sum('held'));
    expect(cash).toBe(startMinor - sum('ordered') + sum('released') + sum('payout'));
    const twice = await db.query(
      `select b.chase_id, b.issue, count(distinct b.order_id) as orders from lottery_bet b where b.member_id = $1
       group by 1, 2 having count(distinct b.order_id) > 1`,
      [player.member.id],
    );
    const late = await db.query('select 1 from lottery_bet where member_id = $1 and created_at >= closes_at', [
      player.member.id,
    ]);
    expect([twice, late]).toEqual([[], []]);
  }

  it('two operators, a settlement and a player who cancels bet no issue twice and lose no unit', async () => {
    await newPlayer();
    const orders = [coverAll, rarely, coverAll, rarely, rarely, coverAll];
    const chases: Chase[] = [];
    for (const [index, lines] of orders.entries())
      chases.push((await calls.order({ lines, issues: 4, stopsOnWin: index % 2 === 0 })).chase);
    for (let issue = 0; issue < 4; issue += 1) {
      untilDrawn();
      const [first, second] = operators();
      await Promise.all([
        ...[first?.settle(), second?.settle(), first?.advance(), second?.advance()],
        ...(issue === 1 ? chases.map(({ id }) => calls.cancel(id)) : []),
        ...[second?.advance(), first?.advance()],
      ]);
      await expectEveryUnit();
    }
    expect((await calls.mine()).map(({ status }) => status)).not.toContain('running');
  });

  it('an issue that closes while its turn is waited for is not bet, and is skipped at the next step', async () => {
    await newPlayer();
    const { chase } = await calls.order({ lines: rarely, issues: 3, later: 1 });
    untilDrawn();
    const hold = holdMember(fixture.context.db, player.member.id);
    await hold.isHeld;
    const [one] = operators();
    const step = one?.advance();
    fixture.context.clock.advance(55_000);
    hold.release();
    await step;
    await one?.advance();
    expect((await calls.read(chase.id)).issues.map(({ status }) => status)).toEqual(['skipped', 'placed', 'waiting']);
    await expectEveryUnit();
  });

  it('whatever happens in whatever order, held, staked and released are what was ordered', async () => {
    const random = seededRandom('chases');
    const pick = <Item>(items: readonly Item[]): Item => items[random.int(items.length)] as Item;
    const { db, clock, merchants } = fixture.context;
    const acts: readonly (() => Promise<unknown>)[] = [
      () =>
        calls.order({
          lines: pick([coverAll, rarely]),
          issues: 2 + random.int(6),
          stopsOnWin: pick([true, false]),
          later: random.int(3),
        }),
      async () => untilDrawn(),
      async () => clock.advance(1000 * random.int(200)),
      () => pick(operators()).settle(),
      () => pick(operators()).advance(),
      () => Promise.all(operators().flatMap(({ settle, advance }) => [settle(), advance()])),
      async () => {
        const running = (await calls.mine()).filter(({ status }) => status === 'running');
        if (running.length > 0) await calls.cancel(pick(running).id);
      },
      async () => {
        await merchants.setSwitches('aurora', { MF_LOTTERY: false });
        await pick(operators()).advance();
        await merchants.setSwitches('aurora', { MF_LOTTERY: true });
      },
      async () => {
        await db.query("update member set status = 'blocked' where id = $1", [player.member.id]);
        await pick(operators()).advance();
        await db.query("update member set status = 'active' where id = $1", [player.member.id]);
      },
    ];
    // Orders and draws are what most of a history is made of.
    const weights = [0, 0, 0, 1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8];
    for (let history = 0; history < histories; history += 1) {
      await newPlayer();
      for (let step = 0; step < steps; step += 1) {
        await acts[pick(weights)]?.();
        await expectEveryUnit();
      }
    }
  }, 900_000);
});
