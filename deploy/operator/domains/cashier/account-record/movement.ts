import { getMovement } from '@tessera/shared/wire/wallet';
import { Refusal } from '../../../platform/http/refusal.ts';
import { walletOf } from '../../identity/index.ts';
import { movementsAbout, readParts, vendorOfKind } from '../../ledger/index.ts';
import type { CashierNeeds } from '../needs.ts';
import { requireRealAccount } from '../require-real-account.ts';
import { subjectNames, wireEntry } from './record-entries.ts';

/** The most movements that are shown as belonging together. */
const mostRelated = 50;

const accounts = {
  player_cash: 'cash',
  player_bonus: 'bonus',
  withdrawal_hold: 'hold',
  chase_hold: 'chase',
  transfer_transit: 'transit',
  player_claim: 'claim',
} as const;

function accountOf(kind: string) {
  if (vendorOfKind(kind) !== undefined) return 'vendor' as const;
  return Object.hasOwn(accounts, kind) ? accounts[kind as keyof typeof accounts] : ('other' as const);
}

/** The member's own request with this reference; that of another member never. */
async function requestAbout({ db }: Pick<CashierNeeds, 'db'>, memberId: number, reference: string) {
  const wallet = /^vendor-transfer:(\d+)$/.exec(reference)?.[1];
  if (wallet !== undefined) return { kind: 'wallet' as const, id: wallet };
  const rows = await db.query<{ kind: 'deposit' | 'withdrawal' | 'upline'; id: number }>(
    `select 'deposit' as kind, id from deposit where member_id = $1 and reference = $2
     union all select 'withdrawal', id from withdrawal where member_id = $1 and reference = $2
     union all select 'upline', id from upline_transfer where member_id = $1 and reference = $2`,
    [memberId, reference],
  );
  return rows[0] ? { kind: rows[0].kind, id: String(rows[0].id) } : null;
}

/** The receipt of one movement: what it did to each of the member's accounts, and what else belongs to it. */
export function answerMovement(context: CashierNeeds): void {
  const { routes, db, ledger, hooks } = context;
  routes.handleMember(getMovement, async ({ merchant, member, request, language }) => {
    requireRealAccount(member);
    const { playable } = walletOf(member);
    const [entry] = await ledger.entriesById(merchant.code, playable, [Number(request.id)], 1);
    if (!entry) throw new Refusal(404, 'movement.unknown');
    const about = entry.reference === '' ? [] : await movementsAbout(db, merchant.code, entry.reference, mostRelated);
    const [parts, related, subjectOf, bets, madeBy] = await Promise.all([
      readParts(db, merchant.code, playable.owner, entry.movementId),
      ledger.entriesById(merchant.code, playable, about, mostRelated),
      subjectNames(context, merchant, language),
      Promise.all(hooks.betsAbout.map((betOf) => betOf(member.id, entry.reference))),
      requestAbout(context, member.id, entry.reference),
    ]);
    return {
      movement: wireEntry(entry, subjectOf),
      balanceBefore: entry.balanceAfterMinor - entry.amountMinor,
      parts: parts.map(({ kind, amountMinor }) => ({ account: accountOf(kind), amount: amountMinor })),
      related: related.reverse().map((other) => wireEntry(other, subjectOf)),
      bet: bets.find((source) => source !== undefined) ?? null,
      request: madeBy,
    };
  });
}
