import type { OperatorContext, Seed } from '../../context.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import type { AnnouncementText } from '../notices/answer-notices.ts';
import type { Words } from '../promotion-row.ts';
import { amountsOf } from './amounts.ts';
import { olderNotices } from './older-notices.ts';
import { playerNotices } from './player-notices.ts';
import { promotionPlan } from './promotion-plan.ts';

const dayMs = 24 * 60 * 60 * 1000;
const bannerFor = 'weekend-cashback';

interface Announcement {
  readonly id: string;
  readonly type: string;
  readonly audience: string;
  readonly promotionId: string | null;
  readonly texts: Words<AnnouncementText>;
  readonly publishedAt: Date;
}

/** The home page's banner: the leading promotion, with its conditions in it. */
function banner(merchant: Merchant, publishedAt: Date): Announcement {
  const plan = promotionPlan.find(({ id }) => id === bannerFor);
  const cap = (language: string) => amountsOf(merchant).written(plan?.cap ?? 0, language);
  const percent = plan?.percent ?? 0;
  return {
    id: 'banner-weekend-cashback',
    type: 'B',
    audience: 'all',
    promotionId: bannerFor,
    publishedAt,
    texts: {
      KO: {
        label: '주말 캐시백',
        title: `손실의 ${percent}%를\n월요일 아침에 돌려드립니다`,
        conditions: `롤링 조건 없음 · 최대 ${cap('KO')} · 신청 없이 자동 지급`,
        content: '',
      },
      EN: {
        label: 'Weekend cashback',
        title: `${percent}% of your losses\nback on Monday morning`,
        conditions: `No turnover · up to ${cap('EN')} · credited by itself`,
        content: '',
      },
      VI: {
        label: 'Hoàn tiền cuối tuần',
        title: `Hoàn ${percent}% tiền thua\nvào sáng thứ Hai`,
        conditions: `Không vòng cược · tối đa ${cap('VI')} · tự động`,
        content: '',
      },
    },
  };
}

async function insert({ db }: OperatorContext, merchant: Merchant, announcement: Announcement): Promise<void> {
  const { id, type, audience, promotionId, texts, publishedAt } = announcement;
  await db.query(
    `insert into announcement (merchant, id, type, audience, promotion_id, texts, published_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
    [merchant.code, id, type, audience, promotionId, JSON.stringify(texts), publishedAt],
  );
}

export const announcementsSeed: Seed = {
  name: 'announcements',
  async run(context) {
    const now = context.clock.now().getTime();
    for (const merchant of context.merchants.all()) {
      await insert(context, merchant, banner(merchant, new Date(now)));
      for (const { id, daysAgo, type, audience = 'all', promotionId = null, ...words } of [
        ...playerNotices,
        ...olderNotices,
      ]) {
        const texts = Object.fromEntries(
          Object.entries(words).map(([language, [title, content]]) => [language, { title, content }]),
        );
        const publishedAt = new Date(now - daysAgo * dayMs);
        await insert(context, merchant, { id, type, audience, promotionId, texts, publishedAt });
      }
    }
  },
};
