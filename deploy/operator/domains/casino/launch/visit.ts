import { minuteMs } from '../../../platform/clock/durations.ts';
import { type Member, memberColumns, trialType } from '../../identity/index.ts';
import type { CasinoNeeds } from '../needs.ts';

/** A game that is opened again so soon after its last sign of life continues the visit. */
export const continuesWithinMs = 5 * minuteMs;

/** Free play of a visitor: the launch's id, which its page alone knows, stands for the account. */
export const isOfVisitor = `m.type = ${trialType} and l.sign_in_hash is null`;

/** The trial account of a visitor's launch of this game, if it was played a moment ago. */
export async function trialAccountOf(
  { db, clock }: Pick<CasinoNeeds, 'db' | 'clock'>,
  { launchId, merchant, code }: { readonly launchId: string; readonly merchant: string; readonly code: string },
): Promise<Member | undefined> {
  const [member] = await db.query<Member>(
    `select ${memberColumns} from game_launch l join game_session s on s.launch_id = l.id join member m on m.id = l.member_id
     where l.id = $1 and l.merchant = $2 and l.code = $3 and ${isOfVisitor} and m.status = 'active' and s.last_seen_at > $4`,
    [launchId, merchant, code, new Date(clock.now().getTime() - continuesWithinMs)],
  );
  return member;
}
