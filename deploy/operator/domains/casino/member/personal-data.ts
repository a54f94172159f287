import { shortData } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';

/** What the casino keeps about a member besides the bets. */
export function addPersonalData({ db, personalData }: CasinoNeeds): void {
  personalData.push(
    shortData(
      db,
      'favoriteGames',
      'select code, added_at as "addedAt" from favorite_game where member_id = $1 order by added_at',
    ),
    shortData(
      db,
      'vendorTransfers',
      `select id, vendor, direction, amount_minor as "amountMinor", moved_minor as "movedMinor", status, reason,
         created_at as "createdAt", settled_at as "settledAt"
       from vendor_transfer where member_id = $1 order by created_at, id`,
    ),
  );
}
