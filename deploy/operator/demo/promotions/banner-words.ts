import type { AnnouncementText } from '../../domains/promotions/index.ts';
import type { InEveryLanguage } from '../../platform/localized.ts';

type BannerText = Required<Omit<AnnouncementText, 'content'>>;

/** The home page's banner: the leading promotion, with its conditions in it. */
export const bannerWords: InEveryLanguage<(percent: number, cap: string) => BannerText> = {
  KO: (percent, cap) => ({
    label: '주말 캐시백',
    title: `손실의 ${percent}%를\n월요일 아침에 돌려드립니다`,
    conditions: `롤링 조건 없음 · 최대 ${cap} · 신청 없이 자동 지급`,
  }),
  EN: (percent, cap) => ({
    label: 'Weekend cashback',
    title: `${percent}% of your losses\nback on Monday morning`,
    conditions: `No turnover · up to ${cap} · credited by itself`,
  }),
  VI: (percent, cap) => ({
    label: 'Hoàn tiền cuối tuần',
    title: `Hoàn ${percent}% tiền thua\nvào sáng thứ Hai`,
    conditions: `Không vòng cược · tối đa ${cap} · tự động`,
  }),
  CN: (percent, cap) => ({
    label: '周末返现',
    title: `亏损的 ${percent}%\n周一早上返还给您`,
    conditions: `无流水要求 · 最高 ${cap} · 自动派发，无需申请`,
  }),
  JA: (percent, cap) => ({
    label: '週末キャッシュバック',
    title: `損失の ${percent}% を\n月曜の朝にお返しします`,
    conditions: `賭け条件なし · 最大 ${cap} · 申請不要で自動付与`,
  }),
  TH: (percent, cap) => ({
    label: 'เงินคืนสุดสัปดาห์',
    title: `คืนยอดเสีย ${percent}%\nทุกเช้าวันจันทร์`,
    conditions: `ไม่ต้องทำเทิร์น · สูงสุด ${cap} · จ่ายอัตโนมัติ`,
  }),
};
