import {
  getConsoleReferrals,
  getReferralSettings,
  setReferralBudget as setReferralBudgetCall,
  setReferralRules,
} from '@tessera/shared/wire/console';
import {
  addReferralRules,
  readReferralQueue,
  referralBudget,
  referralRulesAt,
  setReferralBudget,
} from '../domains/referral/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';
import { pageOf } from './queue-filter.ts';

/** Invitations of friends: who was invited and what came of it, the rules and the budget. */
export function answerReferrals(needs: BackOfficeNeeds): void {
  const { db, clock, merchants, consoleRoutes } = needs;
  const currencyOf = (code: string) => merchants.byCode(code)?.currency.code ?? '';
  const assertMerchant = (code: string) => {
    if (!merchants.byCode(code)) throw new Refusal(404, 'merchant.unknown');
  };

  consoleRoutes.handle(getConsoleReferrals, async ({ request }) => {
    const rows = await readReferralQueue(
      db,
      ...pageOf(
        [
          ['p.merchant = ?', request.merchant],
          [
            'strpos(lower(m.username), lower(?)) > 0 or strpos(lower(f.username), lower(?)) > 0',
            request.search || null,
          ],
          ['p.status = any(?::text[])', request.status],
        ],
        'p.id desc',
        request,
      ),
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, registeredAt, payFrom, decidedAt, total: _, ...row }) => ({
        ...row,
        id: String(id),
        currency: currencyOf(row.merchant),
        registeredAtMs: registeredAt.getTime(),
        payFromMs: payFrom?.getTime() ?? null,
        decidedAtMs: decidedAt?.getTime() ?? null,
      })),
    };
  });

  consoleRoutes.handle(getReferralSettings, async () => ({
    list: await Promise.all(
      merchants.all().map(async ({ code }) => {
        const found = await referralRulesAt(db, code, clock.now());
        return {
          ...{ merchant: code, currency: currencyOf(code) },
          ...{ version: found?.version ?? null, rules: found?.rules ?? null },
          ...(await referralBudget(db, code)),
        };
      }),
    ),
  }));

  consoleRoutes.handle(setReferralRules, ({ request: { merchant, ...rules }, operator }) => {
    assertMerchant(merchant);
    return db.transaction(async () => {
      const version = await addReferralRules(db, merchant, rules, { by: operator, at: clock.now() });
      await writeAuditEntry(needs, { operator, action: 'referral.rules', merchant, detail: { version, ...rules } });
      return { isChanged: true };
    });
  });

  consoleRoutes.handle(setReferralBudgetCall, ({ request: { merchant, budgetMinor }, operator }) => {
    assertMerchant(merchant);
    return db.transaction(async () => {
      const found = await setReferralBudget(db, merchant, budgetMinor);
      if (!found) return { isChanged: false };
      const detail = { fromMinor: found.before, toMinor: budgetMinor };
      await writeAuditEntry(needs, { operator, action: 'referral.budget', merchant, detail });
      return { isChanged: true };
    });
  });
}
