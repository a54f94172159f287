import type { Merchant } from '../../domains/merchants/index.ts';
import { type AnnouncementText, categoryNames, type Localized } from '../../domains/promotions/index.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import type { OperatorServices } from '../../services.ts';
import type { Seed } from '../seed.ts';
import { amountsOf } from './amounts.ts';
import { bannerWords } from './banner-words.ts';
import { type NoticeId, noticePlan } from './notice-plan.ts';
import { noticeWords } from './notice-words.ts';
import { promotionPlan } from './promotion-plan.ts';
import { promotionWords } from './promotion-words.ts';

const bannerFor = 'weekend-cashback';

export interface Announcement {
  readonly id: string;
  readonly type: string;
  readonly audience: string;
  readonly promotionId: string | null;
  /** What is about a promotion. */
  readonly isMarketing: boolean;
  readonly daysAgo: number;
  readonly texts: Localized<AnnouncementText>;
}

function bannerTexts(merchant: Merchant): Localized<AnnouncementText> {
  const plan = promotionPlan.find(({ id }) => id === bannerFor);
  const cap = (language: string) => amountsOf(merchant).written(plan?.cap ?? 0, language);
  return Object.fromEntries(
    Object.entries(bannerWords).map(([language, write]) => [
      language,
      { ...write(plan?.percent ?? 0, cap(language)), content: '' },
    ]),
  );
}

const noticeTexts = (id: NoticeId): Localized<AnnouncementText> =>
  Object.fromEntries(
    Object.entries(noticeWords).map(([language, { [id]: words }]) => [
      language,
      { title: words[0], content: words[1] },
    ]),
  );

/** Banner and notices of a merchant, with their words in every language. */
export function announcementsOf(merchant: Merchant): Announcement[] {
  const banner = {
    ...{ type: 'B', audience: 'all', promotionId: bannerFor, isMarketing: true, daysAgo: 0 },
    texts: bannerTexts(merchant),
  };
  const notices = noticePlan.map((plan) => ({
    audience: 'all',
    promotionId: null,
    ...plan,
    isMarketing: 'promotionId' in plan,
    texts: noticeTexts(plan.id),
  }));
  return [{ id: `banner-${bannerFor}`, ...banner }, ...notices];
}

export async function insertAnnouncement(
  { db, clock }: OperatorServices,
  merchant: Merchant,
  announcement: Announcement,
): Promise<void> {
  const { id, type, audience, promotionId, isMarketing, texts, daysAgo } = announcement;
  const publishedAt = new Date(clock.now().getTime() - daysAgo * dayMs);
  await db.query(
    `insert into announcement (merchant, id, type, audience, promotion_id, is_marketing, texts, published_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
    [merchant.code, id, type, audience, promotionId, isMarketing, JSON.stringify(texts), publishedAt],
  );
}

export const announcementsSeed: Seed = {
  name: 'announcements',
  module: 'promotions',
  async run(services) {
    for (const merchant of services.merchants.all())
      for (const announcement of announcementsOf(merchant)) await insertAnnouncement(services, merchant, announcement);
  },
};

/** Further banners, each with the words of its promotion; a merchant has those of its promotions. */
const furtherBanners = ['first-deposit', 'daily-sign-in', 'zalo'] as const;

function furtherBannersOf(merchant: Merchant): Announcement[] {
  return promotionPlan
    .filter(({ id, merchant: only }) => furtherBanners.some((one) => one === id) && (!only || only === merchant.code))
    .map((plan) => ({
      id: `banner-${plan.id}`,
      type: 'B',
      audience: 'all',
      promotionId: plan.id,
      isMarketing: true,
      daysAgo: 1,
      texts: Object.fromEntries(
        Object.entries(promotionWords(plan, merchant)).map(([language, { title, summary }]) => [
          language,
          {
            label: Object.entries(categoryNames[plan.category] ?? {}).find(([of]) => of === language)?.[1] ?? '',
            title,
            conditions: summary,
            content: '',
          },
        ]),
      ),
    }));
}

/** Adds the banners that came later, to new and to older databases. */
export const furtherBannersSeed: Seed = {
  name: 'banners-1',
  module: 'promotions',
  async run(services) {
    for (const merchant of services.merchants.all())
      for (const announcement of furtherBannersOf(merchant)) await insertAnnouncement(services, merchant, announcement);
  },
};

const popupFor = 'month-deposit';

/** A promotion that pops up after signing in, for members who have agreed to that. */
export const marketingPopupSeed: Seed = {
  name: 'marketing-popup',
  module: 'promotions',
  async run(services) {
    const plan = promotionPlan.find(({ id }) => id === popupFor);
    if (!plan) throw new Error(`There is no promotion ${popupFor}.`);
    for (const merchant of services.merchants.all()) {
      const words = Object.entries(promotionWords(plan, merchant)).map(([language, { title, summary }]) => [
        language,
        { title, content: `<p>${summary}</p>` },
      ]);
      await insertAnnouncement(services, merchant, {
        ...{ id: `popup-${popupFor}`, type: 'PU', audience: 'all', promotionId: popupFor, isMarketing: true },
        ...{ daysAgo: 1, texts: Object.fromEntries(words) },
      });
    }
  },
};
