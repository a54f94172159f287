import { createHash, randomBytes } from 'node:crypto';
import type { WrittenPromotion } from '@tessera/shared/wire/console';
import { getPromotionPreview } from '@tessera/shared/wire/promotions';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import { periodAt } from '../cashback/periods.ts';
import { type Facts, statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionRow } from '../promotion-row.ts';
import { amountOfDay } from '../sign-in-days.ts';
import { wirePromotion } from './wire-promotion.ts';

const shownMs = 15 * minuteMs;

/** Only the hash is stored: whoever reads the database cannot open a preview. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keeps a draft to be shown to whoever has the token, for a quarter of an hour. */
export async function keepPreview(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  draft: WrittenPromotion,
): Promise<{ token: string; expiresAtMs: number }> {
  const token = randomBytes(24).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + shownMs);
  await db.query('delete from promotion_preview where expires_at <= $1', [now]);
  await db.query(
    'insert into promotion_preview (token_hash, merchant, draft, expires_at) values ($1, $2, $3::jsonb, $4)',
    [hashOf(token), draft.merchant, JSON.stringify(draft), expiresAt],
  );
  return { token, expiresAtMs: expiresAt.getTime() };
}

const withoutRules = {
  percent: null,
  capMinor: null,
  minimumDepositMinor: null,
  wageringPercent: null,
  maximumBetMinor: null,
  daysToWager: null,
  daysToClaim: null,
  depositRule: null,
  schedule: null,
  eligibility: null,
  picturesNeeded: null,
  dailyMinor: null,
};

/** A draft as if it were stored. */
const rowOf = ({
  id,
  category,
  art,
  startsAtMs,
  endsAtMs,
  budgetMinor,
  texts,
  rules,
}: WrittenPromotion): PromotionRow => ({
  ...withoutRules,
  contribution: [],
  ...rules,
  ...{ id, category, art, texts: { ...texts } as PromotionRow['texts'] },
  startsAt: new Date(startsAtMs),
  endsAt: endsAtMs === null ? null : new Date(endsAtMs),
  version: 1,
  budgetLeftMinor: budgetMinor,
});

/** What the draft would be to a full member who has just come and may take part in it: the state before their first step. */
async function ownOfNewcomer(context: PromotionsNeeds, merchant: Merchant, promotion: PromotionRow) {
  const now = context.clock.now();
  const { state, reasonCode, canLeave } = statusOf(promotion, newcomer(promotion, now), now);
  const daily = state === 'claim' ? promotion.dailyMinor : null;
  const period = state === 'joined' ? await periodAt(context, merchant, promotion, now) : null;
  return {
    ...{ state, reasonCode, canLeave, offer: null, wagering: null, application: null, acceptedAtMs: null },
    signIn: daily && { daysInARow: 0, next: amountOfDay(daily, 0), nextAtMs: now.getTime() },
    cashback: period && {
      ...{ fromMs: period.fromAt.getTime(), toMs: period.toAt.getTime(), payAtMs: period.payAt.getTime() },
      ...{ net: 0, expected: 0 },
    },
  };
}

const newcomer = ({ eligibility }: PromotionRow, now: Date): Facts => ({
  ...{
    participation: null,
    claim: null,
    application: null,
    daysInARow: 0,
    lastSignedDay: null,
    today: '',
    deposit: null,
  },
  ...{
    hasPendingDeposit: false,
    hasOtherActive: false,
    hasCashAway: false,
    registeredAt: now,
    isOpenToOffers: true,
    isInSegment: true,
  },
  rank: eligibility?.minimumRank ?? 0,
});

/** Shows a draft to whoever has its token. It is no promotion: nothing can be joined or claimed by it. */
export function answerPreviews(context: PromotionsNeeds): void {
  const { routes, db, clock } = context;
  routes.handle(getPromotionPreview, async ({ merchant, language, request: { token } }) => {
    const [found] = await db.query<{ draft: WrittenPromotion; expiresAt: Date }>(
      'select draft, expires_at as "expiresAt" from promotion_preview where token_hash = $1 and merchant = $2 and expires_at > $3',
      [hashOf(token), merchant.code, clock.now()],
    );
    if (!found) throw new Refusal(404, 'promotion.preview.unknown');
    const row = rowOf(found.draft);
    return {
      promotion: wirePromotion(row, language, merchant),
      own: await ownOfNewcomer(context, merchant, row),
      expiresAtMs: found.expiresAt.getTime(),
    };
  });
}
