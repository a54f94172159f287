import { type GameKind, gameKinds, ownOdds, type PlayOdds } from '@tessera/shared/lottery';
import { getMerchantOdds, setMerchantOdds } from '@tessera/shared/wire/console';
import { pricesFault, storeMerchantPrices } from '../domains/lottery/index.ts';
import type { Merchant, MerchantProfile } from '../domains/merchants/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { pricesRefusal } from './prices-refusal.ts';

const isSame = (one: PlayOdds, other: PlayOdds): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((option) => one[option] === other[option]);

/** The profile with these odds of a play; only those that differ from the release's are stored. */
function withOdds(profile: MerchantProfile, kind: GameKind, playCode: string, odds: PlayOdds): MerchantProfile {
  const all = { ...profile.odds, [kind]: { ...profile.odds?.[kind], [playCode]: odds } };
  const fault = pricesFault({ ...profile, odds: all });
  if (fault) throw pricesRefusal(fault);
  return { ...profile, odds: ownOdds(all), settingsVersion: (profile.settingsVersion ?? 0) + 1 };
}

function answerOf({ profile: { odds = {}, prizeGroups = {} } }: Merchant) {
  return {
    plays: gameKinds.flatMap((kind) =>
      Object.entries(odds[kind] ?? {}).map(([playCode, byOption]) => ({ kind, playCode, odds: { ...byOption } })),
    ),
    prizeGroups: gameKinds.flatMap((kind) => {
      const groups = prizeGroups[kind];
      return groups ? [{ kind, lowest: groups.lowest, highest: groups.highest }] : [];
    }),
  };
}

/** What single plays pay at a merchant: read, and changed in one transaction with the price list and the audit entry. */
export function answerMerchantOdds(needs: BackOfficeNeeds): void {
  const { merchants, consoleRoutes } = needs;

  function known(code: string): Merchant {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  }

  consoleRoutes.handle(getMerchantOdds, async ({ request }) => answerOf(known(request.code)));

  consoleRoutes.handle(setMerchantOdds, async ({ request: { code, kind, playCode, odds, seen }, operator }) => {
    known(code);
    const changed = await merchants.update(code, async ({ profile }) => {
      const before = profile.odds?.[kind]?.[playCode] ?? {};
      const next = withOdds(profile, kind, playCode, odds);
      const after = next.odds?.[kind]?.[playCode] ?? {};
      // A repeated change finds its own odds.
      if (isSame(before, after)) return profile;
      if (!isSame(before, seen)) throw new Refusal(409, 'merchant.odds.changed', { kind, playCode });
      await storeMerchantPrices(needs, { profile: next });
      const detail = { kind, playCode, before, odds: after };
      await writeAuditEntry(needs, { operator, action: 'merchant.odds', merchant: code, detail });
      return next;
    });
    return answerOf(changed);
  });
}
