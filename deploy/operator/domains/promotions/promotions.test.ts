import {
  getMemberAnnouncements,
  getMerchantAvailablePromotions,
  getNotices,
  getPromotionCategories,
} from '@tessera/shared/wire/promotions';
import { promotionWordsSeed } from '../../demo/promotions/words-seed.ts';
import { type Offer, withBonusFixture } from './testing/bonus-fixture.ts';

type Listed = Omit<Offer, 'own'> & { kind: string; contribution: unknown[]; wageringPercent: number | null };
type Shown = { id: string; title: string; content: string; date: number; isMarketing?: boolean };
type Feed = Record<'player' | 'banners' | 'popup' | 'promotion', (Shown & { conditions?: string })[]>;

const fixture = withBonusFixture();
beforeAll(() => fixture.context.merchants.setLanguages('aurora', ['KO', 'EN', 'CN', 'JA']));

const all = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' };
const read = async (merchant: string, language: string) => {
  const init = { merchant, headers: { language } };
  const offers = await fixture.site.call(getMerchantAvailablePromotions, {}, init);
  const categories = await fixture.site.call(getPromotionCategories, {}, init);
  const notices = await fixture.site.call(getNotices, all, init);
  return {
    offers: (offers.body.value as { list: Listed[] }).list,
    categories: (categories.body.value as { list: { code: string; name: string }[] }).list,
    notices: notices.body.value as Feed,
  };
};

it.each([
  ['aurora', 'KO', '주말 손실 8% 캐시백', '최대 200,000.00 P'],
  ['aurora', 'EN', '8% back on weekend losses', 'up to 200,000.00 P'],
  ['lotus', 'VI', 'Hoàn 8% tiền thua cuối tuần', 'tối đa 200.000 điểm'],
  ['lotus', 'TH', 'คืนยอดเสียสุดสัปดาห์ 8%', 'สูงสุด 200,000 แต้ม'],
  ['aurora', 'CN', '周末亏损返现 8%', '最高 200,000.00 P'],
  ['aurora', 'JA', '週末の損失 8% キャッシュバック', '最大 200,000.00 P'],
])('%s in %s offers what it says, in its own amounts', async (merchant, language, title, cap) => {
  const { offers, categories } = await read(merchant, language);
  expect(offers[0]?.title).toBe(title);
  expect(offers.find(({ id }) => id === 'first-deposit')).toMatchObject({
    cap: 200_000,
    minimumDeposit: 10_000,
    maximumBet: 50_000,
    wageringPercent: 100,
    terms: expect.stringContaining(cap),
  });
  expect(categories.map(({ code }) => code)).toEqual(['deposit', 'cashback', 'daily', 'guide']);
  for (const { title: shown, terms } of offers) expect(`${shown}${terms}`).not.toMatch(/undefined|NaN|\$\{|\[object/);
});

it('says turnover in English, and has no second word for it', async () => {
  const said = JSON.stringify(await read('aurora', 'EN'));
  expect(said).toMatch(/turnover/i);
  expect(said).not.toMatch(/rolling/i);
});

it.each([
  ['aurora', 'KO'],
  ['aurora', 'EN'],
  ['lotus', 'VI'],
  ['lotus', 'TH'],
  ['aurora', 'CN'],
  ['aurora', 'JA'],
])('%s in %s has more notices than fit a page of nine, newest first', async (merchant, language) => {
  const { player, banners, popup, promotion } = (await read(merchant, language)).notices;
  expect(player.length).toBeGreaterThanOrEqual(12);
  expect(player.map(({ date }) => date)).toEqual(player.map(({ date }) => date).sort((a, b) => b - a));
  // The leading promotion first; the Zalo reward is lotus's alone (spec §9).
  expect(banners.map(({ id }) => id).sort()).toEqual(
    [
      ...['banner-daily-sign-in', 'banner-first-deposit', 'banner-weekend-cashback'],
      ...(merchant === 'lotus' ? ['banner-zalo'] : []),
    ].sort(),
  );
  expect(banners[0]?.id).toBe('banner-weekend-cashback');
  for (const { conditions } of banners) expect(conditions).toBeTruthy();
  expect(popup).toEqual([]);
  expect(promotion).toHaveLength(1);
});

it('a database with older notices gets the words of today, in languages it did not have', async () => {
  await fixture.context.db.query(
    `update announcement set texts = jsonb_build_object('EN', texts->'EN') where merchant = 'aurora'`,
  );
  expect((await read('aurora', 'CN')).notices.banners[0]?.title).not.toBe('亏损的 8%\n周一早上返还给您');
  await promotionWordsSeed.run(fixture.context);
  const { notices } = await read('aurora', 'CN');
  expect(notices.banners[0]?.title).toBe('亏损的 8%\n周一早上返还给您');
  expect(notices.player.map(({ title }) => title)).toContain('存款和提款需要多久');
});

it('answers only the types that were asked for', async () => {
  const { body } = await fixture.site.call(getNotices, { ...all, types: 'B' });
  expect(body.value as Feed).toMatchObject({ player: [], promotion: [], banners: [{}, {}, {}] });
  expect((await fixture.site.call(getNotices, { ...all, types: 'B,XX' })).body.errorCode).toBe('request.invalid');
});

it('says of each notice whether it is about a promotion', async () => {
  const { player, banners, promotion } = (await read('aurora', 'EN')).notices;
  expect(player.filter(({ isMarketing }) => isMarketing).map(({ id }) => id)).toEqual([
    'cashback-begins',
    'first-deposit-terms',
  ]);
  for (const notice of [...banners, ...promotion]) expect(notice.isMarketing).toBe(true);
});

it('greets new members, for a day', async () => {
  const ask = { types: 'PU', platform: 'W', execution: 'A' };
  fixture.context.clock.advance(1000);
  const player = await fixture.newPlayer();
  expect((await player.call(getMemberAnnouncements, ask)).value).toMatchObject({ popup: [{ id: 'welcome' }] });
  const old = await fixture.site.tokenOf('player01');
  expect((await fixture.site.call(getMemberAnnouncements, ask, { token: old })).body.value).toEqual({ popup: [] });
  fixture.context.clock.advance(25 * 60 * 60 * 1000);
  expect((await player.call(getMemberAnnouncements, ask)).value).toEqual({ popup: [] });
});

it('greets new members at their first sign-in alone, wherever they come back', async () => {
  const { accounts, sessions, clock } = fixture.context;
  clock.advance(1000);
  const { id } = await accounts.create({ merchant: 'aurora', username: 'greeted01', type: 0, password: null });
  const greetings = async () => {
    await accounts.noteSignIn(id, '127.0.0.1', 'KR');
    const token = await sessions.issue(id);
    const request = { types: 'PU', platform: 'W', execution: 'A' };
    const { body } = await fixture.site.call(getMemberAnnouncements, request, { token });
    return (body.value as { popup: Shown[] }).popup.map((shown) => shown.id);
  };
  expect(await greetings()).toEqual(['welcome']);
  expect(await greetings()).toEqual([]);
});

it('answers a member who asks for it the announcements of type H as well, which nobody else is shown', async () => {
  const texts = JSON.stringify({ KO: { title: '배당 안내', content: '<p>배당이 바뀝니다.</p>' } });
  await fixture.context.db.query(
    `insert into announcement (merchant, id, type, audience, texts, published_at)
     values ('aurora', 'odds-help', 'H', 'all', $1::jsonb, $2)`,
    [texts, fixture.context.clock.now()],
  );
  const token = await fixture.site.tokenOf('player01');
  const shown = async (types: string) => {
    const request = { types, platform: 'W', execution: 'A' };
    const { body } = await fixture.site.call(getMemberAnnouncements, request, { token });
    return (body.value as { popup: Shown[] }).popup.map(({ id }) => id);
  };
  expect(await shown('PU')).toEqual([]);
  expect(await shown('PU,H')).toEqual(['odds-help']);
  const feed = (await read('aurora', 'KO')).notices;
  expect(JSON.stringify(feed)).not.toContain('odds-help');
});

it('drops what is over, banner and notice with it', async () => {
  await fixture.context.db.query("update promotion set ends_at = $1 where merchant = 'aurora' and id = $2", [
    fixture.context.clock.now(),
    'weekend-cashback',
  ]);
  const { offers, notices } = await read('aurora', 'KO');
  expect(offers.map(({ id }) => id)).not.toContain('weekend-cashback');
  expect(notices.banners.map(({ id }) => id)).not.toContain('banner-weekend-cashback');
  expect(notices.player.map(({ id }) => id)).not.toContain('cashback-begins');
});
