import { one } from '@tessera/database/database';
import { dayMs, minuteMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { houseOwner } from '../../ledger/index.ts';
import type { CashierNeeds } from '../needs.ts';
import { acceptPayment, type PaymentNeeds } from './accept-payment.ts';
import { type PaymentAdapter, type PaymentProvider, paymentProviders } from './adapter.ts';

type Parts = PaymentNeeds & Pick<CashierNeeds, 'payments' | 'log'>;

const windowMs = 3 * dayMs;
/** A callback may still be on its way for this long. */
const patienceMs = 2 * minuteMs;

interface Difference {
  readonly merchant: string;
  readonly kind: 'callback.lost' | 'payment.missing' | 'amount.differs' | 'state.differs' | 'ledger.differs';
  /** The provider's reference of the payment, or the account. */
  readonly reference: string;
  readonly theirsMinor: number;
  readonly oursMinor: number;
}

interface OwnPayment {
  readonly reference: string;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly coinCents: number | null;
  readonly status: string;
  /** What the ledger took from the provider's account for it; null without a movement. */
  readonly postedMinor: number | null;
}

const ownPayments = ({ db }: Parts, provider: PaymentProvider, since: Date): Promise<OwnPayment[]> =>
  db.query(
    `select p.provider_reference as reference, p.merchant, p.amount_minor as "amountMinor", p.coin_cents as "coinCents",
            p.status,
            (select -sum((line->>'amount')::bigint)::bigint from ledger_movement l, jsonb_array_elements(l.lines) line
             where l.merchant = p.merchant and l.key = 'deposit:' || p.deposit_id
               and line->>'kind' = deposit_clearing(p.provider)) as "postedMinor"
     from payment p where p.provider = $1 and p.at >= $2`,
    [provider, since],
  );

/** The provider's account in the ledger against the sum of all its payments. */
const totals = ({ db }: Parts, provider: PaymentProvider) =>
  db.query<{ merchant: string; theirsMinor: number; oursMinor: number }>(
    `select m.code as merchant,
       (select coalesce(sum(p.amount_minor), 0)::bigint from payment p
        where p.merchant = m.code and p.provider = $1 and p.status = 'credited') as "theirsMinor",
       (select coalesce(-sum(a.balance_minor), 0)::bigint from ledger_account a
        where a.merchant = m.code and a.owner = $2 and a.kind = deposit_clearing($1)) as "oursMinor"
     from merchant m`,
    [provider, houseOwner],
  );

/** What the provider reports in its record and we do not know yet is taken from there: a lost callback loses no money. */
async function catchUp(context: Parts, adapter: PaymentAdapter, since: Date, now: Date): Promise<Difference[]> {
  const { provider } = adapter;
  const ours = new Map((await ownPayments(context, provider, since)).map((own) => [own.reference, own]));
  const found: Difference[] = [];
  const isBehind = (own: OwnPayment | undefined, isReversed: boolean) =>
    !own || own.status === 'confirming' || (isReversed && own.status !== 'reversed' && own.status !== 'returned');
  const theirs = (await adapter.list(since)).filter(
    ({ at, reference, isReversed }) =>
      now.getTime() - at.getTime() > patienceMs && isBehind(ours.get(reference), isReversed),
  );
  await forEachIsolated(context.log, theirs, async ({ at: _, ...payment }) => {
    // One that was taken back before we knew of it was never ours.
    const known = ours.get(payment.reference);
    if (!known && payment.isReversed) return;
    const accepted = await acceptPayment(context, { provider, ...payment });
    if (accepted !== 'accepted') return;
    const { merchant, reference, amountMinor } = payment;
    found.push({
      merchant,
      kind: 'callback.lost',
      reference,
      theirsMinor: amountMinor,
      oursMinor: known?.amountMinor ?? 0,
    });
  });
  return found;
}

/** How long after a payment the first we hear of it may come. */
const latestReportMs = 3 * dayMs;

/** What still differs when both records are laid side by side. */
async function compare(context: Parts, adapter: PaymentAdapter, since: Date): Promise<Difference[]> {
  const { provider } = adapter;
  // What they had before `since` may have reached us after it.
  const [ours, list] = await Promise.all([
    ownPayments(context, provider, since),
    adapter.list(new Date(since.getTime() - latestReportMs)),
  ]);
  const theirs = new Map(list.map((payment) => [payment.reference, payment]));
  const found = ours.flatMap((own): Difference[] => {
    const { merchant, reference, amountMinor } = own;
    const their = theirs.get(reference);
    const base = { merchant, reference, oursMinor: amountMinor, theirsMinor: their?.amountMinor ?? 0 };
    if (!their) return [{ ...base, kind: 'payment.missing' }];
    const isAmountSame = own.coinCents === null ? their.amountMinor === amountMinor : their.coinCents === own.coinCents;
    if (!isAmountSame) return [{ ...base, kind: 'amount.differs' }];
    if (their.isReversed && own.status === 'credited') return [{ ...base, kind: 'state.differs' }];
    const isPosted = own.status === 'credited' || own.status === 'reversed';
    if (isPosted && own.postedMinor !== amountMinor)
      return [{ ...base, kind: 'ledger.differs', theirsMinor: amountMinor, oursMinor: own.postedMinor ?? 0 }];
    return [];
  });
  const wrong = (await totals(context, provider)).filter(({ theirsMinor, oursMinor }) => theirsMinor !== oursMinor);
  return [...found, ...wrong.map((total) => ({ ...total, kind: 'ledger.differs' as const, reference: 'total' }))];
}

const keyOf = ({ merchant, kind, reference }: Omit<Difference, 'theirsMinor' | 'oursMinor'>) =>
  `${merchant} ${kind} ${reference}`;

/** Stores new differences, and closes those that are gone. A lost callback is closed at once: it was taken from the record. */
async function store({ db }: Parts, provider: PaymentProvider, differences: readonly Difference[], now: Date) {
  const open = await db.query<{ id: number; merchant: string; kind: Difference['kind']; reference: string }>(
    'select id, merchant, kind, reference from payment_difference where provider = $1 and closed_at is null',
    [provider],
  );
  const current = new Set(differences.map(keyOf));
  const gone = open.filter((one) => !current.has(keyOf(one))).map(({ id }) => id);
  if (gone.length > 0)
    await db.query('update payment_difference set closed_at = $2 where id = any($1::bigint[])', [gone, now]);
  for (const difference of differences) {
    const { merchant, kind, reference, theirsMinor, oursMinor } = difference;
    await db.query(
      `insert into payment_difference (provider, merchant, kind, reference, theirs_minor, ours_minor, found_at, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (provider, merchant, kind, reference) where closed_at is null
       do update set theirs_minor = excluded.theirs_minor, ours_minor = excluded.ours_minor`,
      [provider, merchant, kind, reference, theirsMinor, oursMinor, now, kind === 'callback.lost' ? now : null],
    );
  }
}

/** Compares every provider's record with the payments and the ledger; answers how many differences are open. */
export async function reconcilePayments(context: Parts): Promise<number> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - windowMs);
  for (const provider of paymentProviders) {
    const adapter = context.payments[provider];
    const caughtUp = await catchUp(context, adapter, since, now);
    await store(context, provider, [...caughtUp, ...(await compare(context, adapter, since))], now);
  }
  const rows = await context.db.query<{ open: number }>(
    'select count(*) as open from payment_difference where closed_at is null',
  );
  return one(rows).open;
}

export const reconcilePaymentsJob = (context: Parts): Job => ({
  name: 'payments.reconcile',
  everyMs: 5 * minuteMs,
  run: async () => void (await reconcilePayments(context)),
});

export interface DifferenceRow extends Difference {
  readonly id: number;
  readonly provider: PaymentProvider;
  readonly foundAt: Date;
  readonly closedAt: Date | null;
  readonly total: number;
}

/** Open differences first, then the newest. */
export const readDifferences = (
  { db }: Pick<CashierNeeds, 'db'>,
  { merchant, page, pageSize }: { readonly merchant: string | null; readonly page: number; readonly pageSize: number },
): Promise<DifferenceRow[]> =>
  db.query(
    `select id, provider, merchant, kind, reference, theirs_minor as "theirsMinor", ours_minor as "oursMinor",
            found_at as "foundAt", closed_at as "closedAt", count(*) over () as total
     from payment_difference where $1::text is null or merchant = $1
     order by closed_at is not null, id desc limit $2 offset $3`,
    [merchant, pageSize, (page - 1) * pageSize],
  );
