import { ownCalls } from '@tessera/shared/session/own-calls';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { updateLanguage } from '@tessera/shared/wire/system';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';
import { clubRankOf } from './club-rank.ts';
import type { Member } from './member.ts';

/** `0133671****`: the last four stay hidden. */
export function maskMobile(mobile: string | null): string {
  return mobile ? mobile.slice(0, -4) + '*'.repeat(Math.min(4, mobile.length)) : '';
}

/** `pl****@example.com`. */
export function maskEmail(email: string | null): string {
  const [name = '', domain] = (email ?? '').split('@');
  return domain ? `${name.slice(0, 2)}****@${domain}` : '';
}

export function answerMemberInfo({
  routes,
  accounts,
  merchants,
  db,
  clock,
  clubNames,
  openToOffers,
}: IdentityNeeds): void {
  const isAnswered = (name: string, merchant: Merchant): boolean =>
    routes.answered.some((one) => one.name === name && (!one.module || merchants.isOn(merchant, one.module)));

  async function clubLabelOf(merchant: Merchant, member: Member, language: string) {
    const rankLevel = await clubRankOf(db, member, clock.now());
    for (const nameOf of clubNames) {
      const labelName = await nameOf(merchant, rankLevel, language);
      if (labelName) return { labelName, rankLevel };
    }
    return { labelName: member.clubLabel, rankLevel };
  }

  routes.handleMember(getMemberInfo, async ({ merchant, member, language }) => ({
    id: String(member.id),
    account: member.username,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.toUpline,
    regDate: member.createdAt.getTime(),
    clubLabel: await clubLabelOf(merchant, member, language),
    memberLabel: [...member.labels],
    ownCalls: ownCalls.filter((name) => isAnswered(name, merchant)),
    mobile: maskMobile(member.mobile),
    email: maskEmail(member.email),
    payeeName: member.payeeName ?? '',
    language: member.language,
    offers: (await Promise.all(openToOffers.map((isOpen) => isOpen(member)))).every(Boolean)
      ? ('open' as const)
      : ('closed' as const),
    previousSignInMs: member.previousSignedInAt?.getTime() ?? null,
  }));

  routes.handleMember(updateLanguage, async ({ merchant, member, request }) => {
    if (!merchant.profile.languages.includes(request.language)) throw new Refusal(400, 'language.unsupported');
    await accounts.setLanguage(member.id, request.language);
    return null;
  });
}
