import {
  changePromotion as changePromotionCall,
  createPromotion as createPromotionCall,
  dryRunPromotion,
  getPromotionOptions,
  getWrittenPromotion,
  offeredLanguages,
  previewPromotion,
} from '@tessera/shared/wire/console';
import { gameCategory } from '@tessera/shared/wire/games';
import {
  assumptionsOf,
  changePromotion,
  createPromotion,
  dryRun,
  keepPreview,
  offeredCategories,
  readWrittenPromotion,
} from '../domains/promotions/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

/** Writing a promotion: what the form offers, a look at the draft, what it would have cost, and storing it. */
export function answerWrittenPromotions(needs: BackOfficeNeeds): void {
  const { db, merchants, events, consoleRoutes } = needs;

  const merchantOf = (code: string) => {
    const merchant = merchants.byCode(code);
    if (!merchant) throw new Refusal(404, 'merchant.unknown');
    return merchant;
  };
  /** Open pages of the merchant's members show what is offered now. */
  const announce = (merchant: string) => events.publish({ type: 'members-changed', merchant, kind: 'promotion' });

  consoleRoutes.handle(getPromotionOptions, async ({ request: { merchant: code } }) => {
    const { profile, currency } = merchantOf(code);
    const promotions = await db.query<{ id: string; title: string; position: number }>(
      `select p.id, coalesce(r.texts->'EN'->>'title', p.id) as title, p.position from promotion p
       join promotion_version r on r.merchant = p.merchant and r.promotion_id = p.id and r.version = p.version
       where p.merchant = $1 order by p.position, p.id`,
      [code],
    );
    return {
      timeZone: profile.timeZone,
      currency: currency.code,
      defaultLanguage: offeredLanguages.find((one) => one === profile.defaultLanguage) ?? 'EN',
      categories: await offeredCategories(db, code),
      products: [...gameCategory.options],
      promotions: promotions.map(({ id, title }) => ({ id, title })),
      nextPosition: Math.max(-1, ...promotions.map(({ position }) => position)) + 1,
    };
  });

  consoleRoutes.handle(getWrittenPromotion, ({ request: { merchant, id } }) => {
    merchantOf(merchant);
    return readWrittenPromotion(needs, merchant, id);
  });

  consoleRoutes.handle(createPromotionCall, ({ request, operator }) => {
    const { merchant, id, rules, texts, startsAtMs } = request;
    merchantOf(merchant);
    return db.transaction(async () => {
      await createPromotion(needs, request, operator);
      const detail = {
        ...{ id, promotionKind: rules.kind, languages: Object.keys(texts) },
        startsAt: new Date(startsAtMs).toISOString(),
      };
      await writeAuditEntry(needs, { operator, action: 'promotion.written', merchant, detail });
      await announce(merchant);
      return { version: 1 };
    });
  });

  consoleRoutes.handle(changePromotionCall, ({ request: { editedVersion, ...draft }, operator }) => {
    const { merchant, id, texts } = draft;
    merchantOf(merchant);
    return db.transaction(async () => {
      const changed = await changePromotion(needs, draft, editedVersion, operator);
      if (!changed.isChanged) return changed;
      const detail = { id, version: changed.version, languages: Object.keys(texts) };
      await writeAuditEntry(needs, { operator, action: 'promotion.changed', merchant, detail });
      await announce(merchant);
      return changed;
    });
  });

  consoleRoutes.handle(previewPromotion, async ({ request }) => {
    const { profile } = merchantOf(request.merchant);
    return { ...(await keepPreview(needs, request)), host: profile.hosts[0] ?? '' };
  });

  consoleRoutes.handle(dryRunPromotion, async ({ request: { merchant, rules, budgetMinor } }) => {
    const { fromAt, toAt, eligible, granted, mostMinor } = await dryRun(
      needs,
      merchantOf(merchant),
      rules,
      budgetMinor,
    );
    return {
      ...{ fromMs: fromAt.getTime(), toMs: toAt.getTime(), eligible, mostMinor },
      assumptions: assumptionsOf(rules),
      granted: granted && {
        ...{ members: granted.members, grants: granted.grants, totalMinor: granted.totalMinor },
        averageMinor: granted.grants === 0 ? 0 : Math.round(granted.totalMinor / granted.grants),
        ...{ requiredMinor: granted.requiredMinor, released: granted.released },
        budgetUsedUpAtMs: granted.budgetUsedUpAt?.getTime() ?? null,
      },
    };
  });
}
