import { breakRefusal, currentBreak } from './breaks.ts';
import type { ProtectionNeeds } from './needs.ts';
import { isOpenToOffers } from './offers.ts';

/** What a break keeps from happening: stakes, deposits, and money into wallets of vendors. Money out is never kept. */
export function guardBreaks({ db, clock, hooks, openToOffers, registrationGuards }: ProtectionNeeds): void {
  const isOnBreak = async (memberId: number) => (await currentBreak(db, memberId, clock.now())) !== undefined;

  hooks.stakeGuards.push(async ({ member }) => ((await isOnBreak(member.id)) ? 'stake.excluded' : null));
  hooks.launchGuards.push((member) => breakRefusal(db, member.id, clock.now()));
  hooks.depositGuards.push((member) => breakRefusal(db, member.id, clock.now()));
  hooks.vendorTransferGuards.push(async (_merchant, member) =>
    (await isOnBreak(member.id)) ? 'transfer.break.active' : null,
  );
  openToOffers.push((member) => isOpenToOffers(db, member.id, clock.now()));

  // Whoever is excluded gets no second account, as far as their number, address and bank accounts are known. The reason is for
  // the owner of a number only, who has just proved it; anybody else reads what is said of every contact of a member.
  registrationGuards.push(async (merchant, { mobile, isMobileProved, email }) => {
    const [found] = await db.query<{ hasMobile: boolean; hasEmail: boolean }>(
      'select has_mobile as "hasMobile", has_email as "hasEmail" from excluded_contacts($1, $2, $3, $4, $5)',
      [...[merchant.code, mobile?.dialingCode ?? null, mobile?.number ?? null, email || null], clock.now()],
    );
    if (found?.hasMobile) return isMobileProved ? 'register.excluded' : 'register.mobile.taken';
    return found?.hasEmail ? 'register.email.taken' : null;
  });
  hooks.bankAccountGuards.push(async ({ id, merchant }, { bankCode, digits }) => {
    const [found] = await db.query<{ isExcluded: boolean }>(
      'select is_excluded_account($1, $2, $3, $4, $5) as "isExcluded"',
      [...[merchant, id, bankCode, digits], clock.now()],
    );
    return found?.isExcluded ? 'withdrawal.account.excluded' : null;
  });
}
