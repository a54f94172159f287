import { type Database, one } from '@tessera/database/database';
import { formatDate } from '@tessera/shared/format';
import type { BreakKind, BreakLength } from '@tessera/shared/wire/protection';
import { Refusal } from '../../platform/http/refusal.ts';
import type { BreakLengths, Merchant } from '../merchants/index.ts';
import type { ProtectionNeeds } from './needs.ts';

const length = (unit: BreakLength['unit'], count = 1): BreakLength => ({ unit, count });

const standardLengths: BreakLengths = {
  coolOff: [length('hours', 24), length('days', 7), length('days', 30)],
  exclusion: [length('months', 6), ...[1, 3, 5].map((years) => length('years', years)), length('forever')],
};

/** A break that runs. */
export interface Break {
  readonly kind: BreakKind;
  /** Null is for good. */
  readonly endsAt: Date | null;
}

/**
 * Of the member's breaks that run, the one that ends last. Each runs as soon as it is stored: when it began is by the clock of the
 * operator where it began, and `now` by this one's.
 */
export async function currentBreak(db: Database, memberId: number, now: Date): Promise<Break | undefined> {
  const rows = await db.query<Break>(
    `select kind, ends_at as "endsAt" from member_break
     where member_id = $1 and (ends_at is null or ends_at > $2)
     order by ends_at desc nulls first, kind desc limit 1`,
    [memberId, now],
  );
  return rows[0];
}

/** The refusal of what a member on a break may not do, 403 `break.active` with `{untilMs}`; null for anybody else. */
export async function breakRefusal(db: Database, memberId: number, now: Date): Promise<Refusal | null> {
  const running = await currentBreak(db, memberId, now);
  return running ? new Refusal(403, 'break.active', { untilMs: running.endsAt?.getTime() ?? null }) : null;
}

/** When a break that starts now ends, in the merchant's calendar: 31 August and six months is the last day of February. */
async function endOf(db: Database, merchant: Merchant, { unit, count }: BreakLength, now: Date): Promise<Date | null> {
  if (unit === 'forever') return null;
  const of = (other: BreakLength['unit']) => (unit === other ? count : 0);
  const rows = await db.query<{ endsAt: Date }>(
    `select ($1::timestamptz at time zone $2 + make_interval(years => $3, months => $4, days => $5)) at time zone $2
       + make_interval(hours => $6) as "endsAt"`,
    [now, merchant.profile.timeZone, of('years'), of('months'), of('days'), of('hours')],
  );
  return one(rows).endsAt;
}

const endsLater = (endsAt: Date | null, running: Break | undefined): boolean =>
  !running || (running.endsAt !== null && (endsAt === null || endsAt > running.endsAt));

/** The lengths that a member can choose now: with them the break would end later than the one that runs. */
export async function lengthsFor(
  { db, clock }: Pick<ProtectionNeeds, 'db' | 'clock'>,
  merchant: Merchant,
  running: Break | undefined,
): Promise<BreakLengths> {
  const { coolOff, exclusion } = merchant.profile.breaks ?? standardLengths;
  const now = clock.now();
  const longer = async (lengths: readonly BreakLength[]) => {
    const ends = await Promise.all(lengths.map((one) => endOf(db, merchant, one, now)));
    return lengths.filter((_, at) => endsLater(ends[at] ?? null, running));
  };
  return { coolOff: await longer(coolOff), exclusion: await longer(exclusion) };
}

interface NewBreak {
  readonly requestId: string;
  readonly kind: BreakKind;
  readonly length: BreakLength;
  /** `member`, or the console's user. */
  readonly setBy: string;
}

type StartNeeds = Pick<ProtectionNeeds, 'db' | 'clock' | 'withMember' | 'inbox' | 'hooks'>;

/**
 * Starts a break in the member's turn, so that a bet or a deposit comes wholly before or after it. Answers when it ends, also
 * for a copy of a request. `also` runs in the same transaction, once. Refuses 400 `break.length.unknown` and 409 `break.not.longer`.
 */
export function beginBreak(
  { db, clock, withMember, inbox, hooks }: StartNeeds,
  merchant: Merchant,
  memberId: number,
  { requestId, kind, length: { unit, count }, setBy }: NewBreak,
  also: (endsAt: Date | null) => Promise<void> = async () => undefined,
): Promise<Date | null> {
  const { coolOff, exclusion } = merchant.profile.breaks ?? standardLengths;
  const offered = kind === 'cool-off' ? coolOff : exclusion;
  const isOffered = offered.some((other) => other.unit === unit && other.count === count);
  return withMember(memberId, async () => {
    const [stored] = await db.query<Break>(
      'select kind, ends_at as "endsAt" from member_break where member_id = $1 and request_id = $2',
      [memberId, requestId],
    );
    if (stored && stored.kind !== kind) throw new Refusal(409, 'duplicate.mismatch');
    if (stored) return stored.endsAt;
    if (!isOffered) throw new Refusal(400, 'break.length.unknown');
    const now = clock.now();
    const endsAt = await endOf(db, merchant, { unit, count }, now);
    if (!endsLater(endsAt, await currentBreak(db, memberId, now))) throw new Refusal(409, 'break.not.longer');
    const rows = await db.query<{ id: number }>(
      `insert into member_break (merchant, member_id, kind, starts_at, ends_at, set_by, request_id)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [merchant.code, memberId, kind, now, endsAt, setBy, requestId],
    );
    await inbox.post({
      merchant: merchant.code,
      memberId,
      key: `break:${one(rows).id}`,
      topic: endsAt ? 'break.started' : 'break.for-good',
      facts: {
        reference: endsAt ? formatDate('yyyy-MM-dd hh:mm', endsAt.getTime(), merchant.profile.timeZone) : '',
        amountMinor: 0,
      },
    });
    for (const release of hooks.afterBreak) await release(memberId);
    await also(endsAt);
    return endsAt;
  });
}
