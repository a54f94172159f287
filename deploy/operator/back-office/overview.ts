import { checkLedger, getOutbox, getOverview } from '@tessera/shared/wire/console';
import type { BackOfficeNeeds } from './needs.ts';

interface Counts {
  merchant: string;
  members: number;
  openSessions: number;
  pendingDeposits: number;
  paymentsToDecide: number;
  withdrawalsToReview: number;
  withdrawalsAtBank: number;
  disputedPayments: number;
  pendingApplications: number;
  redemptionsToReview: number;
  stuckBets: number;
  cash: number;
  hold: number;
}

const countsQuery = `select c.code as merchant,
  (select count(*) from member m where m.merchant = c.code) as members,
  (select count(*) from session s join member m on m.id = s.member_id
    where m.merchant = c.code and s.expires_at > $1) as "openSessions",
  (select count(*) from deposit d where d.merchant = c.code and d.status = 'pending'
    and d.order_reference is null) as "pendingDeposits",
  (select count(*) from payment p where p.merchant = c.code and p.status = 'review')
    + (select count(*) from payment_claim k where k.merchant = c.code and k.open_minor > 0) as "paymentsToDecide",
  (select count(*) from withdrawal w where w.merchant = c.code
    and w.status in ('requested', 'pending_review')) as "withdrawalsToReview",
  (select count(*) from withdrawal w where w.merchant = c.code
    and w.status in ('approved', 'submitted')) as "withdrawalsAtBank",
  (select count(*) from withdrawal_part p join withdrawal w on w.id = p.withdrawal_id
    where w.merchant = c.code and p.status = 'disputed') as "disputedPayments",
  (select count(*) from promotion_application a
    where a.merchant = c.code and a.status = 'pending') as "pendingApplications",
  (select count(*) from point_redemption r
    where r.merchant = c.code and r.status = 'process') as "redemptionsToReview",
  (select count(*) from lottery_bet b where b.merchant = c.code and b.status = 'pending' and b.stuck_at is not null) as "stuckBets",
  (select coalesce(sum(balance_minor), 0)::bigint from ledger_account a
    where a.merchant = c.code and a.kind = 'player_cash') as cash,
  (select coalesce(sum(balance_minor), 0)::bigint from ledger_account a
    where a.merchant = c.code and a.kind = 'withdrawal_hold') as hold
  from merchant c`;

interface OutboxRow {
  id: number;
  merchant: string;
  channel: 'sms' | 'email' | 'bank';
  recipient: string;
  subject: string;
  body: string;
  meta: { amountMinor?: number; currency?: string };
  at: Date;
  total: number;
}

export function answerOverview({ db, clock, merchants, ledger, consoleRoutes }: BackOfficeNeeds): void {
  consoleRoutes.handle(getOverview, async () => {
    const now = clock.now();
    const counts = await db.query<Counts>(countsQuery, [now]);
    return {
      serverTimeMs: now.getTime(),
      merchants: merchants.all().flatMap((merchant) => {
        const own = counts.find((row) => row.merchant === merchant.code);
        if (!own) return [];
        const { merchant: code, cash, hold, ...rest } = own;
        const currency = merchant.currency.code;
        return {
          ...rest,
          code,
          name: merchant.name,
          systemStatus: merchant.systemStatus,
          playerCash: { amountMinor: cash, currency },
          setAside: { amountMinor: hold, currency },
        };
      }),
    };
  });

  consoleRoutes.handle(getOutbox, async ({ request: { page, pageSize, merchant, channel } }) => {
    const rows = await db.query<OutboxRow>(
      `select id, merchant, channel, recipient, subject, body, meta, created_at as at, count(*) over () as total
       from outbox where ($1::text is null or merchant = $1) and ($2::text is null or channel = $2)
       order by id desc limit $3 offset $4`,
      [merchant ?? null, channel ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, at, meta: { amountMinor, currency }, total: _, ...row }) => ({
        ...row,
        id: String(id),
        money: amountMinor !== undefined && currency !== undefined ? { amountMinor, currency } : null,
        atMs: at.getTime(),
      })),
    };
  });

  consoleRoutes.handle(checkLedger, async () => {
    const check = await ledger.check();
    const lists = [
      check.balanceDifferences,
      check.unbalancedMovements,
      check.incompleteMovements,
      check.negativeAccounts,
    ];
    return {
      ...check,
      isInOrder: check.sumMinor === 0 && lists.every((list) => list.length === 0),
      balanceDifferences: [...check.balanceDifferences],
      unbalancedMovements: [...check.unbalancedMovements],
      incompleteMovements: [...check.incompleteMovements],
      negativeAccounts: [...check.negativeAccounts],
    };
  });
}
