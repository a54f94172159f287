import { localized } from '../../../platform/localized.ts';
import type { VipNeeds } from '../needs.ts';
import { cashbackReference } from './pay.ts';

const prefix = cashbackReference('');
const names = {
  EN: 'Cashback',
  KO: '캐시백',
  JA: 'キャッシュバック',
  CN: '返水',
  TH: 'เงินคืน',
  VI: 'Hoàn cược',
};

/** Names cashback in the account record by its day. */
export function nameCashback({ hooks }: VipNeeds): void {
  hooks.recordSubjects.push(
    (_merchant, language) =>
      ({ reference }) =>
        reference.startsWith(prefix) ? `${localized(names, language)} ${reference.slice(prefix.length)}` : undefined,
  );
}
