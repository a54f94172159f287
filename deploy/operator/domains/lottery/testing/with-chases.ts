import { getInbox } from '@tessera/shared/wire/inbox';
import type { SuiteDatabase } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';
import { type BonusPlayer, withBonusFixture } from '../../promotions/testing/bonus-fixture.ts';
import { advanceDueChases } from '../chases/advance-due-chases.ts';
import { settleDue } from '../settlement.ts';
import { chasesOf } from './chases.ts';

/** How long an issue of the game is, in which the tests chase. */
export const periodMs = 60_000;

/** A new player with cash for each test, at the beginning of an issue, and what happens from one issue to the next. */
export function withChases(on: SuiteDatabase['on']) {
  const fixture = withBonusFixture(on ? { on } : {});
  let current: BonusPlayer;
  const player = () => current;
  const chases = chasesOf(player);

  const runJob = async () => {
    const now = fixture.context.clock.now();
    await settleDue(fixture.context, now);
    await advanceDueChases(fixture.context, now);
  };
  /** Until the open issue is drawn and settled; betting closes five seconds before a draw. */
  const nextIssue = async () => {
    const now = fixture.context.clock.now().getTime();
    const drawsAt = (Math.floor((now + 5000) / periodMs) + 1) * periodMs;
    fixture.context.clock.advance(drawsAt + 1000 - now);
    await runJob();
  };
  beforeEach(async () => {
    current = await fixture.newPlayer();
    await current.giveCash(100_000);
    await nextIssue();
  });
  afterEach(() => fixture.context.merchants.setSwitches('aurora', { MF_LOTTERY: true }));

  return {
    fixture,
    player,
    ...chases,
    runJob,
    nextIssue,
    money: async () => {
      const owner = playerOwner(current.member.id);
      const { player_cash: cash = 0, chase_hold: held = 0 } = await fixture.context.ledger.balances('aurora', owner);
      return { cash: cash / 100, held: held / 100 };
    },
    titles: async () =>
      ((await current.call(getInbox, {})).value as { list: { title: string }[] }).list.map(({ title }) => title),
    statuses: async (id: string) => (await chases.read(id)).issues.map(({ status }) => status),
  };
}
