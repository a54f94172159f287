import { type Database, one } from '@tessera/database/database';
import type { WrittenPromotion } from '@tessera/shared/wire/console';
import { Refusal } from '../../../platform/http/refusal.ts';
import { ensureCategory } from '../list/categories.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { Localized, PromotionRow, PromotionText } from '../promotion-row.ts';
import { type Author, addPromotion, addVersion, currentVersion } from './version-store.ts';

type Parts = Pick<PromotionsNeeds, 'db' | 'clock'>;

interface Stored {
  readonly category: string;
  readonly position: number;
  readonly art: PromotionRow['art'];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly budgetMinor: number | null;
  readonly grantedMinor: number;
  readonly version: number;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly texts: Localized<PromotionText>;
}

async function readStored(db: Database, merchant: string, id: string): Promise<Stored> {
  const [known] = await db.query<Stored>(
    `select p.category, p.position, p.art, p.starts_at as "startsAt", p.ends_at as "endsAt", p.budget_minor as "budgetMinor",
       p.granted_minor as "grantedMinor", p.version, r.rules, r.texts
     from promotion p ${currentVersion} where p.merchant = $1 and p.id = $2`,
    [merchant, id],
  );
  if (!known) throw new Refusal(404, 'promotion.unknown');
  return known;
}

/** Waits for whoever is changing it. Only then is its version read: what was joined before waiting would be the old one. */
async function lockStored(db: Database, merchant: string, id: string): Promise<Stored> {
  await db.query('select 1 from promotion where merchant = $1 and id = $2 for update', [merchant, id]);
  return readStored(db, merchant, id);
}

const isOver = ({ endsAt }: Pick<Stored, 'endsAt'>, now: Date): boolean => endsAt !== null && endsAt <= now;

/** Conditions that the version of an earlier release may lack. */
const withoutConditions = {
  eligibility: { newcomerDays: null, minimumRank: null, code: null },
  contribution: [],
  capMinor: null,
  maximumBetMinor: null,
  wageringPercent: 0,
  daysToWager: 30,
};

/** A promotion as the form edits it. */
export async function readWrittenPromotion({ db, clock }: Parts, merchant: string, id: string) {
  const { startsAt, endsAt, rules, ...stored } = await readStored(db, merchant, id);
  const now = clock.now();
  const counted = await db.query<{ participants: number }>(
    `select count(distinct t.member_id) as participants from (
       select a.member_id from promotion_participation a join member m on m.id = a.member_id
         where m.merchant = $1 and a.promotion_id = $2 and a.status = 'joined'
       union all select member_id from promotion_claim where merchant = $1 and promotion_id = $2
       union all select member_id from promotion_application
         where merchant = $1 and promotion_id = $2 and status <> 'withdrawn') t`,
    [merchant, id],
  );
  return {
    ...stored,
    texts: { ...stored.texts },
    rules: { ...withoutConditions, ...rules } as unknown as WrittenPromotion['rules'],
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt?.getTime() ?? null,
    participants: one(counted).participants,
    isOver: isOver({ endsAt }, now),
    hasBegun: startsAt <= now,
  };
}

/** When it starts and ends; a start that has passed is now, because nothing is granted for what was before. */
function datesOf({ startsAtMs, endsAtMs }: WrittenPromotion, now: Date, kept: Date | null) {
  const startsAt = kept ?? new Date(Math.max(startsAtMs, now.getTime()));
  const endsAt = endsAtMs === null ? null : new Date(endsAtMs);
  if (endsAt && endsAt <= now) throw new Refusal(400, 'promotion.ends.past');
  if (endsAt && endsAt <= startsAt) throw new Refusal(400, 'promotion.ends.before-start');
  return { startsAt, endsAt };
}

async function requireCategory(db: Database, { merchant, category }: WrittenPromotion): Promise<void> {
  if (!(await ensureCategory(db, merchant, category))) throw new Refusal(400, 'promotion.category.unknown');
}

/** A segment names another promotion of the merchant. */
async function requireSegment(db: Database, { merchant, id, rules }: WrittenPromotion): Promise<void> {
  const other = 'eligibility' in rules ? rules.eligibility.segment?.promotionId : undefined;
  if (other === undefined) return;
  const found = await db.query('select 1 from promotion where merchant = $1 and id = $2 and id <> $3', [
    merchant,
    other,
    id,
  ]);
  if (found.length === 0) throw new Refusal(400, 'promotion.segment.unknown');
}

/** What is owed, or only announced, has no budget. */
function requireBudgeted({ budgetMinor, rules: { kind } }: WrittenPromotion): void {
  if (budgetMinor !== null && (kind === 'cashback' || kind === 'information'))
    throw new Refusal(400, 'promotion.budget.none');
}

/** Adds a promotion, inside a transaction. */
export async function createPromotion({ db, clock }: Parts, draft: WrittenPromotion, by: string): Promise<void> {
  const now = clock.now();
  requireBudgeted(draft);
  const dates = datesOf(draft, now, null);
  await requireCategory(db, draft);
  await requireSegment(db, draft);
  const isNew = await addPromotion(db, { ...draft, ...dates, texts: textsOf(draft) }, { by, at: now });
  if (!isNew) throw new Refusal(409, 'promotion.taken');
}

/** The texts that were written; languages without any are left out. */
const textsOf = ({ texts }: WrittenPromotion): Localized<PromotionText> =>
  Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text]] : [])));

function requireKept(stored: Stored, draft: WrittenPromotion, now: Date): void {
  const { rules, startsAtMs, budgetMinor } = draft;
  if (isOver(stored, now)) throw new Refusal(400, 'promotion.over');
  if (stored.rules.kind !== rules.kind) throw new Refusal(400, 'promotion.kind.kept');
  if ('schedule' in rules && rules.schedule !== stored.rules.schedule)
    throw new Refusal(400, 'promotion.schedule.kept');
  if (stored.startsAt <= now && startsAtMs !== stored.startsAt.getTime())
    throw new Refusal(400, 'promotion.start.kept');
  if (budgetMinor !== null && budgetMinor < stored.grantedMinor)
    throw new Refusal(400, 'promotion.budget.below.granted');
}

/** Changes a promotion inside a transaction, by whoever edited its current version; answers what changed. */
export async function changePromotion(
  { db, clock }: Parts,
  draft: WrittenPromotion,
  editedVersion: number,
  by: string,
): Promise<{ isChanged: boolean; version: number }> {
  const { merchant, id, category, position, art, budgetMinor } = draft;
  const now = clock.now();
  const stored = await lockStored(db, merchant, id);
  if (stored.version !== editedVersion) throw new Refusal(409, 'promotion.changed.meanwhile');
  requireKept(stored, draft, now);
  requireBudgeted(draft);
  const { startsAt, endsAt } = datesOf(draft, now, stored.startsAt <= now ? stored.startsAt : null);
  await requireCategory(db, draft);
  await requireSegment(db, draft);
  const author: Author = { by, at: now };
  const texts = textsOf(draft);
  const isOtherVersion = await differs(db, draft, texts);
  const version = isOtherVersion ? await addVersion(db, { ...draft, texts }, author) : stored.version;
  const others = await db.query(
    `update promotion set category = $3, position = $4, art = $5::jsonb, starts_at = $6, ends_at = $7, budget_minor = $8
     where merchant = $1 and id = $2 and (category, position, art, starts_at, ends_at, budget_minor)
       is distinct from ($3, $4::int, $5::jsonb, $6::timestamptz, $7::timestamptz, $8::bigint) returning id`,
    [merchant, id, category, position, JSON.stringify(art), startsAt, endsAt, budgetMinor],
  );
  return { isChanged: isOtherVersion || others.length > 0, version };
}

/** Whether rules or texts are others than the current version's. */
async function differs(
  db: Database,
  { merchant, id, rules }: WrittenPromotion,
  texts: Localized<PromotionText>,
): Promise<boolean> {
  const same = await db.query(
    `select 1 from promotion p ${currentVersion}
     where p.merchant = $1 and p.id = $2 and r.rules = $3::jsonb and r.texts = $4::jsonb`,
    [merchant, id, JSON.stringify(rules), JSON.stringify(texts)],
  );
  return same.length === 0;
}
