import { randomUUID } from 'node:crypto';
import {
  applyForPromotion,
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionClaims,
  uploadApplicationPicture,
} from '@tessera/shared/wire/promotions';
import { dayMs } from '../../../platform/clock/durations.ts';
import { pngOf } from '../../../platform/pictures/testing/pictures.ts';
import { reviewApplication } from '../applications/application-store.ts';
import { stopPromotion } from '../rules/console-side.ts';
import { type BonusPlayer, type Offer, withBonusFixture } from '../testing/bonus-fixture.ts';

const [deposit, application] = ['first-deposit', 'better-site'];

describe('a promotion that was stopped', () => {
  const fixture = withBonusFixture();
  beforeEach(() =>
    fixture.context.db.query("update promotion set ends_at = null where merchant = 'aurora' and id = any($1)", [
      [deposit, application],
    ]),
  );
  const stopNow = (id: string) => fixture.context.db.transaction(() => stopPromotion(fixture.context, 'aurora', id));
  const idsFor = async (player: BonusPlayer) =>
    ((await player.call(getAvailablePromotions, {})).value as { list: Offer[] }).list.map(({ id }) => id);

  async function sendApplication(player: BonusPlayer): Promise<number> {
    const picture = await player.call(uploadApplicationPicture, { image: pngOf(64).toString('base64') });
    const pictures = [(picture.value as { id: string }).id];
    const request = { requestId: randomUUID(), promotionId: application, comment: 'A thought.', pictures };
    await player.call(applyForPromotion, request);
    const rows = await fixture.context.db.query<{ id: number }>(
      'select id from promotion_application where member_id = $1 order by id desc limit 1',
      [player.member.id],
    );
    return rows[0]?.id ?? 0;
  }
  const grant = (id: number) =>
    reviewApplication(
      fixture.context,
      id,
      { status: 'approved', grantedMinor: 100_000 },
      'operator',
      async () => undefined,
    );

  it('is in no list of visitors and of members who never took part', async () => {
    const player = await fixture.newPlayer();
    await stopNow(deposit);
    expect(await idsFor(player)).not.toContain(deposit);
    const { body } = await fixture.site.call(getMerchantAvailablePromotions, {});
    expect((body.value as { list: Offer[] }).list.map(({ id }) => id)).not.toContain(deposit);
  });

  it('shows a running bonus with its turnover until the end, and it can be given up', async () => {
    const player = await fixture.newPlayer();
    await player.deposit(50_000);
    await player.claim(deposit);
    await stopNow(deposit);
    await player.play(10_000, { pays: 0 });
    expect(await player.own(deposit)).toMatchObject({
      ...{ state: 'process', canLeave: true },
      wagering: { requiredTurnover: 60_000, doneTurnover: 10_000 },
    });
    expect((await player.leave(deposit)).value.own).toMatchObject({ state: 'ended' });
    expect(await player.own(deposit)).toMatchObject({ state: 'ended', reasonCode: 'promotion.bonus.forfeited' });
    expect((await player.call(getPromotionClaims)).value).toMatchObject({ list: [{ promotionId: deposit }] });
  });

  it('shows what an application brought, which can be claimed', async () => {
    const player = await fixture.newPlayer();
    const id = await sendApplication(player);
    await stopNow(application);
    expect(await player.own(application)).toMatchObject({ state: 'applying', canLeave: true });
    await grant(id);
    expect(await player.own(application)).toMatchObject({ state: 'issued', offer: { bonus: 1000 } });
    expect((await player.claim(application)).value).toMatchObject({ isCredited: true, own: { state: 'process' } });
  });

  it('is shown as over, behind what is open, to whoever joined it, for some months', async () => {
    const player = await fixture.newPlayer();
    await player.claim(deposit);
    await stopNow(deposit);
    expect(await player.own(deposit)).toMatchObject({ state: 'closed', canLeave: false });
    expect((await idsFor(player)).at(-1)).toBe(deposit);
    fixture.context.clock.advance(91 * dayMs);
    expect(await idsFor(player)).not.toContain(deposit);
  });
});
