import { one } from '@tessera/database/database';
import {
  actOnTestRound as actOnTestRoundCall,
  getTestRounds,
  getTestVendor,
  placeTestBet as placeTestBetCall,
  sendTestCalls,
  setTestVendorAway as setTestVendorAwayCall,
  switchTestVendor as switchTestVendorCall,
} from '@tessera/shared/wire/console';
import {
  actOnTestRound,
  isTestVendorAway,
  placeTestBet,
  readTestRounds,
  sendHeldCalls,
  setTestVendorAway,
  switchTestVendor,
  testGames,
  testProductOf,
} from '../domains/casino/index.ts';
import { signInName } from '../domains/identity/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import { moneyOf } from './money-of.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Who may be bet for, and whether the vendor is there. */
function answerSettings(needs: BackOfficeNeeds): void {
  const { consoleRoutes, merchants, db } = needs;

  consoleRoutes.handle(getTestVendor, async () => ({
    isAway: await isTestVendorAway(db),
    held: one(
      await db.query<{ held: number }>(
        'select count(*) as held from test_vendor_call where answer is null and is_held',
      ),
    ).held,
    games: testGames.map(({ code }) => ({ code, product: testProductOf(code) })),
    merchants: merchants.all().map(({ code, name, currency, profile }) => ({
      code,
      name,
      currency: currency.code,
      isOn: profile.games.hasTestVendor ?? false,
    })),
  }));

  consoleRoutes.handle(switchTestVendorCall, async ({ request: { merchant, isOn }, operator }) => {
    const write = () =>
      writeAuditEntry(needs, { operator, action: 'test-vendor.switched', merchant, detail: { isOn } });
    return { isChanged: await switchTestVendor(needs, merchant, isOn, write) };
  });

  consoleRoutes.handle(setTestVendorAwayCall, ({ request: { isAway }, operator }) =>
    db.transaction(async () => {
      const isChanged = await setTestVendorAway(db, isAway);
      if (isChanged)
        await writeAuditEntry(needs, { operator, action: 'test-vendor.away', merchant: null, detail: { isAway } });
      return { isChanged };
    }),
  );
}

/** The rounds of the test vendor: bets, results and what goes wrong with them. */
function answerRounds(needs: BackOfficeNeeds): void {
  const { consoleRoutes, merchants, accounts } = needs;

  consoleRoutes.handle(getTestRounds, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await readTestRounds(needs, { merchant: merchant ?? null, page, pageSize });
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ stakeMinor, placedAt, code, total: _, ...row }) => ({
        ...row,
        product: testProductOf(code),
        money: moneyOf(needs, row.merchant, stakeMinor),
        placedAtMs: placedAt.getTime(),
        calls: [...row.calls],
      })),
    };
  });

  consoleRoutes.handle(placeTestBetCall, async ({ request, operator }) => {
    const { code, stakeMinor, delivery } = request;
    const merchant = merchants.byCode(request.merchant);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    const meant = await signInName(needs, merchant, request.username);
    const member = await accounts.byUsername(merchant.code, meant.username);
    if (!member) throw new Refusal(404, 'member.unknown');
    const roundId = await placeTestBet(needs, { merchant, member, code, stakeMinor, delivery });
    const detail = { username: member.username, roundId, code, stakeMinor, delivery };
    await writeAuditEntry(needs, { operator, action: 'test-vendor.bet', merchant: merchant.code, detail });
    return { roundId };
  });

  consoleRoutes.handle(actOnTestRoundCall, async ({ request: { roundId, ...said }, operator }) => {
    const { merchant, username } = await actOnTestRound(needs, roundId, said);
    const detail = { username, roundId, ...said };
    await writeAuditEntry(needs, { operator, action: 'test-vendor.round', merchant, detail });
    return null;
  });

  consoleRoutes.handle(sendTestCalls, async ({ request: { order }, operator }) => {
    const sent = await sendHeldCalls(needs, order);
    await writeAuditEntry(needs, { operator, action: 'test-vendor.sent', merchant: null, detail: { order, sent } });
    return { sent };
  });
}

export function answerTestVendor(needs: BackOfficeNeeds): void {
  answerSettings(needs);
  answerRounds(needs);
}
