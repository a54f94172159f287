import { localized } from '../../platform/localized.ts';
import type { PointsNeeds } from './needs.ts';
import { conversionReference, redemptionReference } from './spending.ts';

const names = {
  EN: 'Points to cash',
  KO: '포인트 전환',
  JA: 'ポイント交換',
  CN: '积分兑换',
  TH: 'แลกคะแนนเป็นเงิน',
  VI: 'Đổi xu thành tiền',
};
const prefixes = [conversionReference, redemptionReference].map((referenceOf) => referenceOf(0).slice(0, -1));

/** Names money that was credited for points in the account record. */
export function namePoints({ hooks }: PointsNeeds): void {
  hooks.recordSubjects.push(
    (_merchant, language) =>
      ({ reference }) =>
        prefixes.some((prefix) => reference.startsWith(prefix)) ? localized(names, language) : undefined,
  );
}
