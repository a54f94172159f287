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

  // Whoever is excluded gets no second account, as far as their number, address and bank accounts are known.
  registrationGuards.push(async (merchant, { mobile, email }) => {
    const [found] = await db.query<{ isExcluded: boolean }>(
      'select is_excluded_person($1, $2, $3, $4, $5) as "isExcluded"',
      [...[merchant.code, mobile?.dialingCode ?? null, mobile?.number ?? null, email || null], clock.now()],
    );
    return found?.isExcluded ? 'register.excluded' : null;
  });
  hooks.bankAccountGuards.push(async ({ id, merchant }, { bankCode, digits }) => {
    const [found] = await db.query<{ isExcluded: boolean }>(
      'select is_excluded_account($1, $2, $3, $4, $5) as "isExcluded"',
      [...[merchant, id, bankCode, digits], clock.now()],
    );
    return found?.isExcluded ? 'withdrawal.account.excluded' : null;
  });
}
