import { one } from '@tessera/database/database';
import { getEnvelopeProof, getEnvelopes, openEnvelope as openCall } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../platform/http/refusal.ts';
import { keepLatest } from '../../platform/keep-latest.ts';
import { memberCode } from '../../platform/keys/draw-secrets.ts';
import { keptProofs, takeProof } from '../../platform/limits/draw-proofs.ts';
import { localized } from '../../platform/localized.ts';
import { requireRealAccount } from '../cashier/index.ts';
import { mayBeOffered } from '../protection/index.ts';
import { type DropRow, dropColumns } from './drop-row.ts';
import type { EnvelopesNeeds } from './needs.ts';
import { openEnvelope } from './open-envelope.ts';

const mostShown = 20;

interface OwnRow extends DropRow {
  /** Null for a member whom it was not dealt to. */
  readonly amountMinor: number | null;
  readonly isOpened: boolean;
}

function stageOf({ status, endsAt }: DropRow, now: Date) {
  if (status === 'published') return 'coming';
  return status === 'dealt' && now < endsAt ? 'running' : 'over';
}
function statusOf({ amountMinor, isOpened }: OwnRow, stage: ReturnType<typeof stageOf>) {
  if (stage === 'coming') return 'waiting';
  if (amountMinor === null) return 'not-eligible';
  if (amountMinor === 0) return 'blank';
  if (isOpened) return 'opened';
  return stage === 'running' ? 'unopened' : 'missed';
}

export function answerEnvelopes(context: EnvelopesNeeds): void {
  const { routes, db, clock, limits } = context;
  const wireKinds = ({ rules }: DropRow) =>
    rules.kinds.map(({ count, amountMinor }) => ({ count, amount: amountMinor }));

  routes.handleMember(getEnvelopes, async ({ merchant, member, language }) => {
    requireRealAccount(member);
    const now = clock.now();
    const consent = await db.query<{ announces: boolean }>(`select has_consent($1, 'push') as announces`, [member.id]);
    // Whoever may be offered nothing sees only what they have opened before.
    const rows = await db.query<OwnRow>(
      `select ${dropColumns}, e.amount_minor as "amountMinor", e.opened_at is not null as "isOpened"
       from envelope_drop d left join envelope e on e.drop_id = d.id and e.member_id = $2
       where d.merchant = $1 and d.status <> 'cancelled' and (e.opened_at is not null or ${mayBeOffered('$2', '$3')})
       order by d.id desc limit $4`,
      [merchant.code, member.id, now, mostShown],
    );
    return {
      announces: one(consent).announces,
      list: rows.map((row) => {
        const stage = stageOf(row, now);
        const { minimumRank, betDays } = row.rules;
        return {
          ...{ id: row.id, ...localized(row.texts, language), stage, status: statusOf(row, stage) },
          ...{ opensAtMs: row.opensAt.getTime(), endsAtMs: row.endsAt.getTime(), kinds: wireKinds(row) },
          ...{ minimumRank, betDays, members: row.members, code: memberCode(row.codeKey, member.id) },
          ...{ amount: row.isOpened ? row.amountMinor : null, returned: row.returnedMinor },
        };
      }),
    };
  });

  routes.handleMember(openCall, async ({ merchant, member, request: { id } }) => {
    requireRealAccount(member);
    return { amount: await openEnvelope(context, merchant.code, member.id, id) };
  });

  /** Everybody to whom a drop was dealt; it never changes. */
  const dealtIn = keepLatest(keptProofs, (id: number) =>
    db.query<{ code: string; amountMinor: number }>(
      'select code, amount_minor as "amountMinor" from envelope where drop_id = $1 order by code collate "C"',
      [id],
    ),
  );

  routes.handle(getEnvelopeProof, async ({ merchant, ip, language, request: { id } }) => {
    await takeProof(limits, { merchant, ip });
    const [drop] = await db.query<DropRow>(
      `select ${dropColumns} from envelope_drop d where d.id = $1 and d.merchant = $2 and d.status <> 'cancelled'`,
      [id, merchant.code],
    );
    if (!drop) throw new Refusal(404, 'envelope.unknown');
    const isOver = drop.status === 'over';
    const lines = drop.listHash === null ? [] : await dealtIn(id);
    return {
      ...{ merchant: merchant.code, id, title: localized(drop.texts, language).title },
      publishedAtMs: drop.publishedAt.getTime(),
      ...{ opensAtMs: drop.opensAt.getTime(), endsAtMs: drop.endsAt.getTime() },
      isCommittedBefore: drop.publishedAt <= drop.opensAt,
      ...{ commitment: drop.commitment, seed: isOver ? drop.seed : null, listHash: drop.listHash },
      ...{ codes: lines.map(({ code }) => code), kinds: wireKinds(drop) },
      amounts: isOver ? lines.map(({ amountMinor }) => amountMinor) : null,
    };
  });
}
