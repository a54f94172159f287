import { randomUUID } from 'node:crypto';
import { freePlay } from '@tessera/shared/wire/auth';
import { claimPromotion } from '@tessera/shared/wire/promotions';
import { getDepositList, getDepositSettings } from '@tessera/shared/wire/wallet';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { decideDeposit } from '../../cashier/deposit-store.ts';
import { type BonusPlayer, withBonusFixture } from '../testing/bonus-fixture.ts';

const first = 'first-deposit';

describe.each(seededDatabases)('choosing a bonus with a deposit on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });

  const offered = async (player: BonusPlayer) =>
    ((await player.call(getDepositSettings, {})).value as { bonuses: Record<string, unknown>[] }).bonuses;
  const deposits = async (player: BonusPlayer) =>
    ((await player.call(getDepositList)).value as { list: unknown[] }).list;

  it('is offered with its terms before the deposit, and no longer when that deposit has come', async () => {
    const player = await fixture.newPlayer();
    expect(await offered(player)).toEqual([
      {
        promotionId: first,
        title: expect.stringContaining('20%'),
        percent: 20,
        cap: 200_000,
        minimumDeposit: 10_000,
        wageringPercent: 100,
        maximumBet: 50_000,
        daysToWager: 30,
        isJoined: false,
      },
    ]);
    await player.deposit(50_000);
    expect(await offered(player)).toEqual([]);
  });

  it('brings the chosen bonus with the deposit, once, also when it is asked for and approved many times', async () => {
    const player = await fixture.newPlayer();
    const request = { promotionId: first, requestId: randomUUID() };
    const copies = await Promise.all(Array.from({ length: 16 }, () => player.askDeposit(50_000, request)));
    expect(copies.map(({ status }) => status)).toEqual(copies.map(() => 200));
    expect(await deposits(player)).toHaveLength(1);
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 0 });
    expect((await player.own(first)).state).toBe('applying');
    const id = Number((copies.at(0)?.value as { id: string } | undefined)?.id);
    await Promise.all(Array.from({ length: 16 }, () => player.approve(id)));
    expect(await player.wallets()).toEqual({ cash: 50_000, bonus: 10_000 });
    expect((await player.own(first)).wagering).toMatchObject({ bonus: 10_000, requiredTurnover: 60_000 });
    expect((await player.askDeposit(50_000, request)).status).toBe(200);
  });

  describe('that asks for a code', () => {
    const askFor = (code: string | null) =>
      fixture.changeRules(first, { eligibility: { newcomerDays: null, minimumRank: null, code } });
    beforeAll(() => askFor('SPRING'));
    afterAll(() => askFor(null));
    const join = async (player: BonusPlayer, code: string) =>
      (await player.call(claimPromotion, { promotionId: first, code })).code ?? 'joined';

    it('is not offered before the code was given with the promotion itself', async () => {
      const player = await fixture.newPlayer();
      expect(await offered(player)).toEqual([]);
      const refused = await player.askDeposit(50_000, { promotionId: first });
      expect(refused).toMatchObject({ status: 400, code: 'deposit.bonus.unavailable' });
      expect(await join(player, 'spring')).toBe('joined');
      expect(await offered(player)).toMatchObject([{ promotionId: first, isJoined: true }]);
      await player.approve(await player.announceDeposit(50_000, first));
      expect(await player.wallets()).toEqual({ cash: 50_000, bonus: 10_000 });
    });

    it('has its code tried ten times an hour and no more, and the right one does not count', async () => {
      const [player, other] = [await fixture.newPlayer(), await fixture.newPlayer()];
      for (let guess = 0; guess < 10; guess += 1)
        expect(await join(player, `GUESS${guess}`)).toBe('promotion.code.wrong');
      expect(await join(player, 'SPRING')).toBe('request.too.frequent');
      fixture.context.clock.advance(3_600_001);
      expect(await join(player, 'SPRING')).toBe('joined');
      for (let copy = 0; copy < 12; copy += 1) expect(await join(other, 'SPRING')).toBe('joined');
      // A refusal that is not about the code is no try either.
      for (let other = 0; other < 12; other += 1)
        expect((await player.call(claimPromotion, { promotionId: 'nothing', code: 'X' })).code).toBe(
          'promotion.unknown',
        );
    });
  });

  it('is shown with its deposit while that is in check and when it was credited, and not with one that was rejected', async () => {
    const player = await fixture.newPlayer();
    const bonus = { title: expect.stringContaining('20%'), amount: 10_000, requiredTurnover: 60_000 };
    const id = await player.announceDeposit(50_000, first);
    expect(await deposits(player)).toMatchObject([{ status: 'pending', bonus }]);
    await player.approve(id);
    expect(await deposits(player)).toMatchObject([{ status: 'approved', bonus }]);
    const other = await fixture.newPlayer();
    const refused = await other.announceDeposit(50_000, first);
    await decideDeposit(fixture.context, refused, 'rejected', 'cashier', 'deposit.not.received');
    expect(await deposits(other)).toMatchObject([{ status: 'rejected', bonus: null }]);
  });

  it('goes to the deposit that it was chosen for, also when another one is credited before', async () => {
    const player = await fixture.newPlayer();
    const chosen = await player.announceDeposit(50_000, first);
    const later = await player.announceDeposit(20_000, null);
    await player.approve(later);
    expect(await player.wallets()).toEqual({ cash: 20_000, bonus: 0 });
    await player.approve(chosen);
    expect(await player.wallets()).toEqual({ cash: 70_000, bonus: 10_000 });
    expect(await deposits(player)).toMatchObject([{ bonus: null }, { bonus: { amount: 10_000 } }]);
  });

  it('brings nothing when none was chosen, even where one was joined before', async () => {
    const player = await fixture.newPlayer();
    await player.claim(first);
    expect(await offered(player)).toMatchObject([{ promotionId: first, isJoined: true }]);
    await player.approve(await player.announceDeposit(50_000, null));
    expect(await player.wallets()).toEqual({ cash: 50_000, bonus: 0 });
  });

  it('recognises the same request with another choice, and applies the first', async () => {
    const player = await fixture.newPlayer();
    const requestId = randomUUID();
    await player.askDeposit(50_000, { promotionId: null, requestId });
    const other = await player.askDeposit(50_000, { promotionId: first, requestId });
    expect(other).toMatchObject({ status: 409, code: 'duplicate.mismatch' });
    expect((await player.own(first)).state).toBe('join');
  });

  it('stores no deposit whose bonus is not available', async () => {
    const player = await fixture.newPlayer();
    for (const promotionId of ['no-such', 'month-deposit', 'weekend-cashback']) {
      expect(await player.askDeposit(50_000, { promotionId })).toMatchObject({ code: 'deposit.bonus.unavailable' });
    }
    await fixture.changeRules(first, { minimumDepositMinor: 6_000_000 });
    expect(await player.askDeposit(50_000, { promotionId: first })).toMatchObject({ code: 'deposit.bonus.below' });
    await fixture.changeRules(first, { minimumDepositMinor: 1_000_000 });
    expect(await deposits(player)).toEqual([]);
  });

  it('is not offered while another deposit may be the one that counts, but again when that was rejected', async () => {
    const player = await fixture.newPlayer();
    const id = await player.announceDeposit(50_000, null);
    expect(await offered(player)).toEqual([]);
    expect(await player.askDeposit(20_000, { promotionId: first })).toMatchObject({
      code: 'deposit.bonus.unavailable',
    });
    await decideDeposit(fixture.context, id, 'rejected', 'operator', 'deposit.not.received');
    expect(await offered(player)).toHaveLength(1);
  });

  it('is for real accounts of merchants that have promotions', async () => {
    const { body } = await fixture.site.call(freePlay, {});
    const { token } = body.value as { token: string };
    const trial = await fixture.site.call(getDepositSettings, {}, { token });
    expect(trial.body.value).toMatchObject({ bonuses: [] });
    const harbor = await fixture.newPlayer('harbor');
    expect(await offered(harbor)).toEqual([]);
    expect(await harbor.askDeposit(500, { promotionId: first })).toMatchObject({
      code: 'deposit.bonus.unavailable',
    });
    expect((await harbor.askDeposit(500, { promotionId: null })).status).toBe(200);
  });
});
