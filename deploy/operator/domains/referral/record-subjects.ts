import { localized } from '../../platform/localized.ts';
import type { ReferralNeeds } from './needs.ts';
import { referralReference } from './pay.ts';

const names = {
  EN: 'Invitation',
  KO: '친구 초대',
  JA: '友達招待',
  CN: '邀请好友',
  TH: 'เชิญเพื่อน',
  VI: 'Mời bạn bè',
};
const prefix = referralReference(0).slice(0, -1);

/** Names money for invitations in the account record. */
export function nameReferrals({ hooks }: ReferralNeeds): void {
  hooks.recordSubjects.push(
    (_merchant, language) =>
      ({ reference }) =>
        reference.startsWith(prefix) ? localized(names, language) : undefined,
  );
}
