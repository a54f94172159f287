import { randomUUID } from 'node:crypto';
import { freePlay } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import {
  applicationCommentMaximum,
  applyForPromotion,
  getPromotionClaims,
  removeApplicationPicture,
  uploadApplicationPicture,
} from '@tessera/shared/wire/promotions';
import { dayMs } from '../../../platform/clock/durations.ts';
import { packedZeros, pngChunk, pngHeader, pngOf, pngWith } from '../../../platform/pictures/testing/pictures.ts';
import { type BonusPlayer, withBonusFixture } from '../testing/bonus-fixture.ts';
import { endUnclaimedJob, type ReviewOutcome, reviewApplication } from './application-store.ts';
import { purgePicturesJob } from './pictures.ts';

const fixture = withBonusFixture();
const site = 'better-site';

const uploaded = async (player: BonusPlayer, picture = pngOf(64)) =>
  ((await player.call(uploadApplicationPicture, { image: picture.toString('base64') })).value as { id: string }).id;

type Sent = Partial<RequestOf<typeof applyForPromotion>>;
const apply = async (player: BonusPlayer, sent: Sent = {}) => {
  const request = { requestId: randomUUID(), promotionId: site, comment: 'The button is too small.', ...sent };
  return player.call(applyForPromotion, { ...request, pictures: sent.pictures ?? [await uploaded(player)] });
};

const idOf = async (player: BonusPlayer, promotionId = site): Promise<number> => {
  const [row] = await fixture.context.db.query<{ id: number }>(
    'select id from promotion_application where member_id = $1 and promotion_id = $2 order by id desc limit 1',
    [player.member.id, promotionId],
  );
  return row?.id ?? 0;
};
const review = async (player: BonusPlayer, outcome: ReviewOutcome, promotionId = site) =>
  reviewApplication(fixture.context, await idOf(player, promotionId), outcome, 'operator', async () => undefined);
const granted = (amount: number): ReviewOutcome => ({ status: 'approved', grantedMinor: amount * 100 });
const budget = async (change: string, ...values: number[]) =>
  fixture.context.db.query(`update promotion set ${change} where merchant = 'aurora' and id = '${site}'`, values);
const grantedOf = async () => {
  const [row] = await fixture.context.db.query<{ minor: number }>(
    `select granted_minor as minor from promotion where merchant = 'aurora' and id = '${site}'`,
  );
  return (row?.minor ?? 0) / 100;
};

describe('an application', () => {
  it('is checked, granted, claimed as bonus money, wagered, and becomes cash', async () => {
    const player = await fixture.newPlayer();
    expect((await player.own(site)).state).toBe('join');
    expect((await apply(player)).value).toMatchObject({ own: { state: 'applying', application: { pictures: 1 } } });
    const before = await grantedOf();
    await review(player, granted(1000));
    expect(await grantedOf()).toBe(before + 1000);
    expect(await player.own(site)).toMatchObject({
      state: 'issued',
      offer: { bonus: 1000, requiredTurnover: 3000 },
    });
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 0 });
    expect((await player.claim(site)).value).toMatchObject({ isCredited: true, own: { state: 'process' } });
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 1000 });
    for (let round = 0; round < 3; round += 1) await player.play(1000, { pays: 1000 });
    expect((await player.own(site)).state).toBe('claimed');
    expect(await player.wallets()).toEqual({ cash: 1000, bonus: 0 });
    expect(await grantedOf()).toBe(before + 1000);
  });

  it('that is rejected says why, and another one can be sent', async () => {
    const player = await fixture.newPlayer();
    await apply(player);
    await review(player, { status: 'rejected', reason: 'The picture shows nothing.' });
    expect(await player.own(site)).toMatchObject({
      state: 'rejected',
      reasonCode: 'promotion.application.rejected',
      application: { status: 'rejected', reason: 'The picture shows nothing.' },
    });
    expect((await apply(player)).value).toMatchObject({ own: { state: 'applying' } });
  });

  it('is stored once, however often the same request comes, and two different ones at once are one', async () => {
    const player = await fixture.newPlayer();
    const [mine, other] = [await uploaded(player), await uploaded(player)];
    const requestId = randomUUID();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => apply(player, { requestId, pictures: [mine] })),
      apply(player, { pictures: [other] }),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    const rows = await fixture.context.db.query('select 1 from promotion_application where member_id = $1', [
      player.member.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await apply(player, { requestId, promotionId: 'zalo' })).code).toBe('duplicate.mismatch');
  });

  it('can be taken back until it is decided; then nothing is granted', async () => {
    const player = await fixture.newPlayer();
    await apply(player);
    expect((await player.leave(site)).value.own.state).toBe('join');
    const before = await grantedOf();
    expect(await review(player, granted(100))).toBeNull();
    expect(await grantedOf()).toBe(before);
  });

  it('has a decision, whether it is taken back or granted at the same time', async () => {
    const player = await fixture.newPlayer();
    await apply(player);
    const before = await grantedOf();
    const [, merchant] = await Promise.all([player.leave(site), review(player, granted(100))]);
    expect((await player.own(site)).state).toBe(merchant ? 'issued' : 'join');
    expect(await grantedOf()).toBe(before + (merchant ? 100 : 0));
  });

  it('is decided once when two reviewers decide differently', async () => {
    const player = await fixture.newPlayer();
    await apply(player);
    const before = await grantedOf();
    const outcomes = await Promise.all([
      review(player, granted(100)),
      review(player, { status: 'rejected', reason: 'No.' }),
      review(player, granted(200)),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const { application, state } = (await player.own(site)) as unknown as {
      application: { granted: number };
      state: string;
    };
    expect(await grantedOf()).toBe(before + (state === 'issued' ? application.granted : 0));
  });

  it('grants no more than its rules and its budget allow', async () => {
    const [one, two] = [await fixture.newPlayer(), await fixture.newPlayer()];
    await apply(one);
    await apply(two);
    await expect(review(one, granted(20_001))).rejects.toThrow('promotion.grant.above.cap');
    await budget('budget_minor = granted_minor + 150000');
    await review(one, granted(1000));
    await expect(review(two, granted(501))).rejects.toThrow('promotion.budget.spent');
    expect(await review(two, granted(500))).toBe('aurora');
    expect((await (await fixture.newPlayer()).own(site)).reasonCode).toBe('promotion.budget.spent');
    await budget('budget_minor = null');
  });

  it('of an account that was blocked is not granted, and what was granted to it before lapses', async () => {
    const player = await fixture.newPlayer('lotus');
    await apply(player, { promotionId: 'zalo' });
    const block = (status: string) =>
      fixture.context.db.query('update member set status = $2 where id = $1', [player.member.id, status]);
    await block('blocked');
    await expect(review(player, { status: 'approved', grantedMinor: 1000 }, 'zalo')).rejects.toThrow('account.blocked');
    await block('active');
    await review(player, { status: 'approved', grantedMinor: 1000 }, 'zalo');
    await block('blocked');
    fixture.context.clock.advance(7 * dayMs + 1);
    await endUnclaimedJob(fixture.context).run(fixture.context.clock.now());
    const { player_cash } = await fixture.context.ledger.balances('lotus', `player:${player.member.id}`);
    expect(player_cash ?? 0).toBe(0);
  });

  it('that was granted is claimed once by 16 calls at once', async () => {
    const player = await fixture.newPlayer();
    await apply(player);
    await review(player, granted(1000));
    const answers = await Promise.all(Array.from({ length: 16 }, () => player.claim(site)));
    expect(answers.filter(({ value }) => value?.isCredited)).toHaveLength(1);
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 1000 });
  });

  it('that is not claimed in time frees its budget', async () => {
    const player = await fixture.newPlayer();
    await apply(player);
    await review(player, granted(1000));
    fixture.context.clock.advance(7 * dayMs + 1);
    expect((await player.own(site)).reasonCode).toBe('promotion.claim.late');
    expect((await player.claim(site)).status).toBe(400);
    for (let run = 0; run < 2; run += 1) await endUnclaimedJob(fixture.context).run(fixture.context.clock.now());
    const [kept] = await fixture.context.db.query<{ minor: number }>(
      `select sum(granted_minor) as minor from promotion_application where merchant = 'aurora' and lapsed_at is null`,
    );
    expect(await grantedOf()).toBe((kept?.minor ?? 0) / 100);
    const [own] = await fixture.context.db.query<{ isLapsed: boolean }>(
      'select lapsed_at is not null as "isLapsed" from promotion_application where member_id = $1',
      [player.member.id],
    );
    expect(own).toEqual({ isLapsed: true });
    expect(await player.wallets()).toEqual({ cash: 0, bonus: 0 });
  });

  it('for cash is credited by itself when it is not claimed in time', async () => {
    const player = await fixture.newPlayer('lotus');
    await apply(player, { promotionId: 'zalo' });
    await review(player, { status: 'approved', grantedMinor: 131_000 }, 'zalo');
    expect((await player.own('zalo')).offer).toMatchObject({ requiredTurnover: 0 });
    fixture.context.clock.advance(7 * dayMs + 1);
    for (let run = 0; run < 2; run += 1) await endUnclaimedJob(fixture.context).run(fixture.context.clock.now());
    const { player_cash } = await fixture.context.ledger.balances('lotus', `player:${player.member.id}`);
    expect(player_cash).toBe(131_000);
    expect((await player.own('zalo')).state).toBe('claimed');
  });

  it('is refused without the pictures it needs, with a comment that is too long, and from trial accounts', async () => {
    const player = await fixture.newPlayer();
    expect((await apply(player, { pictures: [] })).code).toBe('promotion.pictures.missing');
    expect((await apply(player, { comment: '가'.repeat(applicationCommentMaximum + 1) })).status).toBe(400);
    expect((await apply(player, { comment: '👍'.repeat(applicationCommentMaximum) })).status).toBe(200);
    const { body } = await fixture.site.call(freePlay, {});
    const { token } = body.value as { token: string };
    const trial = await fixture.site.call(
      applyForPromotion,
      { requestId: randomUUID(), promotionId: site, comment: '', pictures: [] },
      { token },
    );
    expect(trial.body.errorCode).toBe('account.trial');
  });
});

describe('a picture of an application', () => {
  const refusal = async (player: BonusPlayer, picture: Buffer) =>
    (await player.call(uploadApplicationPicture, { image: picture.toString('base64') })).code;

  it('is refused when it is none, by its bytes', async () => {
    const player = await fixture.newPlayer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const bomb = pngWith(pngHeader(60_000, 60_000), pngChunk('IDAT', packedZeros(300)));
    for (const wrong of [svg, bomb, Buffer.from('GIF89a'), pngOf(64).subarray(0, 60)])
      expect(await refusal(player, wrong)).toBe('picture.invalid');
  });

  it('is stored without what was packed behind it and without what a camera wrote into it', async () => {
    const player = await fixture.newPlayer();
    const storedOf = async (picture: Buffer) => {
      const [row] = await fixture.context.db.query<{ image: Uint8Array }>(
        'select image from promotion_picture where id = $1',
        [await uploaded(player, picture)],
      );
      return Buffer.from(row?.image ?? []);
    };
    const packed = Buffer.concat([pngOf(64), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const jpeg = await storedOf(packed);
    expect(jpeg.includes('script')).toBe(false);
    const place = Buffer.from('Exif\0\0GPS 37.5665 126.9780');
    const size = Buffer.from([0, place.length + 2]);
    const withPlace = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), size, place, jpeg.subarray(2)]);
    expect((await storedOf(withPlace)).includes('GPS')).toBe(false);
  });

  it('belongs to its member, and to one application', async () => {
    const [mine, other] = [await fixture.newPlayer(), await fixture.newPlayer()];
    const id = await uploaded(mine);
    await other.call(removeApplicationPicture, { id });
    expect((await apply(other, { pictures: [id] })).code).toBe('promotion.picture.unknown');
    expect((await apply(mine, { pictures: [id] })).status).toBe(200);
    await mine.call(removeApplicationPicture, { id });
    await mine.leave(site);
    expect((await apply(mine, { pictures: [id] })).code).toBe('promotion.picture.unknown');
  });

  it('is deleted when its application is taken back, and some months after it was decided', async () => {
    const [gone, decided] = [await fixture.newPlayer(), await fixture.newPlayer()];
    const stored = async (player: BonusPlayer) => {
      await purgePicturesJob(fixture.context).run(fixture.context.clock.now());
      const rows = await fixture.context.db.query('select 1 from promotion_picture where member_id = $1', [
        player.member.id,
      ]);
      return rows.length;
    };
    for (const player of [gone, decided]) await apply(player);
    await gone.leave(site);
    await review(decided, { status: 'rejected', reason: 'No.' });
    expect([await stored(gone), await stored(decided)]).toEqual([0, 1]);
    fixture.context.clock.advance(90 * dayMs + 1);
    expect(await stored(decided)).toBe(0);
  });

  it('that was never sent is deleted after a day', async () => {
    const player = await fixture.newPlayer();
    const id = await uploaded(player);
    fixture.context.clock.advance(dayMs + 1);
    await purgePicturesJob(fixture.context).run(fixture.context.clock.now());
    expect((await apply(player, { pictures: [id] })).code).toBe('promotion.picture.unknown');
  });
});

describe('the daily sign-in', () => {
  const daily = 'daily-sign-in';
  it('pays once a day, more for each day in a row, and begins again after a day that was missed', async () => {
    const player = await fixture.newPlayer();
    const amounts: number[] = [];
    let before = 0;
    for (const wait of [0, 1, 1, 2]) {
      fixture.context.clock.advance(wait * dayMs);
      const answers = await Promise.all(Array.from({ length: 8 }, () => player.claim(daily)));
      expect(answers.filter(({ value }) => value?.isCredited)).toHaveLength(1);
      expect((await player.own(daily)).state).toBe('signed');
      const { cash } = await player.wallets();
      amounts.push(cash - before);
      before = cash;
    }
    expect(amounts).toEqual([100, 100, 200, 100]);
  });

  it('counts days in a row without an end, up to today or yesterday', async () => {
    const { db, clock } = fixture.context;
    const player = await fixture.newPlayer();
    const days = async () =>
      ((await player.own(daily)) as unknown as { signIn: { daysInARow: number } }).signIn.daysInARow;
    expect(await days()).toBe(0);
    await player.claim(daily);
    await db.query(
      `insert into promotion_claim (merchant, promotion_id, version, is_bonus, member_id, period, status, bonus_minor, claimed_at, ended_at)
       select c.merchant, c.promotion_id, c.version, false, c.member_id, to_char(c.period::date - n, 'YYYY-MM-DD'), 'paid', 1,
         c.claimed_at, c.ended_at
       from promotion_claim c, generate_series(1, 80) n where c.member_id = $1 and n <> 75`,
      [player.member.id],
    );
    expect(await days()).toBe(75);
    clock.advance(dayMs);
    expect(await days()).toBe(75);
    await player.claim(daily);
    expect(await days()).toBe(76);
    clock.advance(2 * dayMs);
    expect(await days()).toBe(0);
  });

  it('is listed among what was paid, and not among what is wagered', async () => {
    const player = await fixture.newPlayer();
    await player.claim(daily);
    const total = async (group?: 'active' | 'paid' | 'ended') => {
      const { value } = await player.call(getPromotionClaims, { page: 1, pageSize: 10, ...(group ? { group } : {}) });
      return (value as { total: number }).total;
    };
    expect([await total(), await total('paid'), await total('active'), await total('ended')]).toEqual([1, 1, 0, 0]);
  });

  it('pays nobody more than its budget holds', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => fixture.newPlayer()));
    await fixture.context.db.query(
      `update promotion set budget_minor = granted_minor + 30000 where merchant = 'aurora' and id = '${daily}'`,
    );
    const answers = await Promise.all(players.map((player) => player.claim(daily)));
    expect(answers.filter(({ value }) => value?.isCredited)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'promotion.budget.spent')).toHaveLength(3);
  });
});
