import {
  type AnnouncementType,
  type Banner,
  getMemberAnnouncements,
  getNotices,
} from '@tessera/shared/wire/promotions';
import { dayMs } from '../../../platform/clock/durations.ts';
import type { Merchant } from '../../merchants/index.ts';
import { mayReceiveMarketing } from '../../protection/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { isNotOver, type Localized, localizedText } from '../promotion-row.ts';

const newcomerMs = dayMs;
const mostNotices = 100;

export interface AnnouncementText {
  readonly title: string;
  readonly content: string;
  /** Of banners. */
  readonly label?: string;
  readonly conditions?: string;
}

interface Row {
  id: string;
  type: AnnouncementType;
  promotionId: string | null;
  isMarketing: boolean;
  texts: Localized<AnnouncementText>;
  publishedAt: Date;
}

export function answerNotices(context: PromotionsNeeds): void {
  const { routes, db, clock } = context;

  /**
   * What is published now, newest first; `newSince` is set for a newcomer, who sees what was there to greet them. Marketing
   * pops up for nobody but a member who has agreed to it.
   */
  const read = (merchant: Merchant, types: string, newSince: Date | null, memberId: number | null): Promise<Row[]> =>
    db.query<Row>(
      `select a.id, a.type, a.promotion_id as "promotionId", a.is_marketing as "isMarketing", a.texts,
         a.published_at as "publishedAt" from announcement a
       where a.merchant = $1 and a.type = any($2::text[]) and a.published_at <= $4
         and (a.audience in ('all', 'players') or (a.audience = 'newcomer' and a.published_at < $3))
         and (not a.is_marketing or a.type not in ('PU', 'H')
              or ($5::bigint is not null and ${mayReceiveMarketing('$5', "'popup'", '$4')}))
         and (a.until_at is null or a.until_at > $4)
         and (a.promotion_id is null or exists (select 1 from promotion p where p.merchant = a.merchant
              and p.id = a.promotion_id and ${isNotOver('$4')}))
       order by a.published_at desc, a.id limit ${mostNotices}`,
      [merchant.code, types.split(','), newSince, clock.now(), memberId],
    );

  const noticeOf = (row: Row, language: string, merchant: Merchant) => {
    const { title, content } = localizedText(row.texts, language, merchant);
    return { id: row.id, title, content, date: row.publishedAt.getTime(), isMarketing: row.isMarketing };
  };
  const bannerOf = (row: Row, language: string, merchant: Merchant): Banner => {
    const { label = '', conditions = '' } = localizedText(row.texts, language, merchant);
    return { ...noticeOf(row, language, merchant), label, conditions, promotionId: row.promotionId };
  };

  routes.handle(getNotices, async ({ merchant, language, request }) => {
    const rows = await read(merchant, request.types, null, null);
    const of = (type: AnnouncementType) =>
      rows.filter((row) => row.type === type).map((row) => noticeOf(row, language, merchant));
    const banners = rows.filter(({ type }) => type === 'B').map((row) => bannerOf(row, language, merchant));
    return { player: of('PL'), banners, popup: of('PU'), promotion: of('PR') };
  });

  routes.handleMember(getMemberAnnouncements, async ({ merchant, member, language, request }) => {
    // Whoever has signed in before is no newcomer, on whichever device they come back.
    const isNew = !member.previousSignedInAt && clock.now().getTime() - member.createdAt.getTime() < newcomerMs;
    const rows = await read(merchant, request.types, isNew ? member.createdAt : null, member.id);
    const popup = rows.filter(({ type }) => type === 'PU' || type === 'H');
    return { popup: popup.map((row) => noticeOf(row, language, merchant)) };
  });
}
