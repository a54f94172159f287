import type { PointType } from '@tessera/shared/wire/promotions';
import { localized } from '../../platform/localized.ts';
import type { Member } from '../identity/index.ts';
import { movementKindOf, pointAccount, typeOfMovement } from './movements.ts';
import type { Names } from './names.ts';
import type { PointsNeeds } from './needs.ts';
import { conversionReference, type RedemptionStatus, redemptionReference } from './spending.ts';

const perPage = 20;

/** What a movement of the kind `redeem` is about. */
interface Subject {
  readonly redeemAmount: number | null;
  readonly quantity: number | null;
  readonly status: RedemptionStatus;
  readonly remark: string | null;
}

const idsBehind = (references: readonly string[], prefix: string): number[] =>
  references.flatMap((reference) => (reference.startsWith(prefix) ? Number(reference.slice(prefix.length)) : []));

async function subjectsOf({ db }: PointsNeeds, memberId: number, references: readonly string[], language: string) {
  const subjects = new Map<string, Subject>();
  const redemptions = await db.query<{
    id: number;
    names: Names;
    quantity: number;
    status: RedemptionStatus;
    remark: string | null;
    creditMinor: number | null;
  }>(
    `select id, names, quantity, status, remark, credit_minor as "creditMinor" from point_redemption
     where member_id = $1 and id = any($2::bigint[])`,
    [memberId, idsBehind(references, 'point-redemption:')],
  );
  for (const { id, names, quantity, status, remark, creditMinor } of redemptions)
    subjects.set(redemptionReference(id), {
      ...{ redeemAmount: creditMinor, quantity, status },
      remark: [localized(names, language), remark].filter(Boolean).join(' · '),
    });
  const conversions = await db.query<{ id: number; amountMinor: number }>(
    'select id, amount_minor as "amountMinor" from point_conversion where member_id = $1 and id = any($2::bigint[])',
    [memberId, idsBehind(references, 'point-conversion:')],
  );
  for (const { id, amountMinor } of conversions)
    subjects.set(conversionReference(id), {
      ...{ redeemAmount: amountMinor, quantity: null, status: 'approved', remark: null },
    });
  return subjects;
}

/** One page of a member's points record, newest first, and where the next one begins. */
export async function readPointRecord(
  context: PointsNeeds,
  member: Member,
  { type, before }: { readonly type?: PointType | undefined; readonly before?: number | undefined },
  language: string,
) {
  const { owner, kind } = pointAccount(member.id);
  const entries = await context.ledger.entries(
    member.merchant,
    { owner, kinds: [kind] },
    { limit: perPage + 1, before, ...(type ? { kinds: [movementKindOf(type)] } : {}) },
  );
  const shown = entries.slice(0, perPage);
  const references = shown.map(({ reference }) => reference);
  const subjects = await subjectsOf(context, member.id, references, language);
  return {
    list: shown.map((entry) => ({
      ...{ redeemAmount: null, quantity: null, status: null, remark: null, ...subjects.get(entry.reference) },
      ...{ id: entry.movementId, atMs: entry.at.getTime(), type: typeOfMovement(entry.kind) },
      ...{ changedPoints: entry.amountMinor, balance: entry.balanceAfterMinor },
    })),
    next: entries.length > perPage ? (shown.at(-1)?.lastEntryId ?? null) : null,
  };
}
