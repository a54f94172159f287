import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMember, type Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { memberType } from '../ranks.ts';
import { setRebateRate } from '../rebates/rates.ts';
import { freshInviteCode } from '../registration/fresh-code.ts';
import { requireMayOpen } from '../registration/may-open.ts';
import { type LinkRow, readLinks, stateOf } from './link-store.ts';

type Parts = Pick<AgentsNeeds, 'db' | 'clock' | 'accounts'>;

/** What the agent reads of its own link, said to whoever opened it: nothing about rates. */
const saidToVisitors: Readonly<Record<string, string>> = {
  'agent.rebate.outside': 'affiliate.link.rate',
  'agent.rebate.step': 'affiliate.link.rate',
  'agent.rebate.quota': 'affiliate.link.quota',
  'agent.rank.above': 'affiliate.link.rate',
  'agent.depth.limit': 'affiliate.depth',
};

const linkWithCode = async ({ db }: Parts, merchant: Merchant, code: string): Promise<LinkRow | undefined> =>
  (await readLinks(db, 'l.merchant = $1 and l.code = $2', [merchant.code, code]))[0];

/** The agent of a link that registers accounts now; otherwise refuses with the reason. */
async function requireUsable(parts: Parts, merchant: Merchant, link: LinkRow): Promise<Member> {
  const { db, clock, accounts } = parts;
  const state = stateOf(link, clock.now());
  if (state !== 'active') throw new Refusal(400, `affiliate.link.${state}`);
  const agent = await accounts.byId(link.agentId);
  if (agent?.status !== 'active') throw new Refusal(400, 'affiliate.invalid');
  try {
    await requireMayOpen(db, merchant, agent, { type: link.type, rebateBasisPoints: link.basisPoints });
  } catch (cause) {
    const said = cause instanceof Refusal ? saidToVisitors[cause.code] : undefined;
    throw said ? new Refusal(400, said) : cause;
  }
  return agent;
}

/** Lets people register with the code of a link: below its agent, as its kind and with its rebate. */
export function registerByLinks(context: AgentsNeeds): void {
  const { db, clock, afterRegistration, invitationReaders } = context;

  invitationReaders.push(async (merchant, code) => {
    const link = await linkWithCode(context, merchant, code);
    if (!link) return undefined;
    const upline = await requireUsable(context, merchant, link);
    const inviteCode = link.type === memberType ? null : freshInviteCode();
    return { upline, type: link.type, inviteCode };
  });

  // Everything is asked again in the agent's turn: what the link promises may have been taken since.
  afterRegistration.push(async (merchant, member, fields) => {
    if (!fields.affiliateCode) return;
    const known = await linkWithCode(context, merchant, fields.affiliateCode);
    if (!known || known.agentId !== member.parentId) return;
    await lockMember(db, known.agentId);
    const link = (await linkWithCode(context, merchant, known.code)) ?? known;
    await requireUsable(context, merchant, link);
    await setRebateRate(db, member.id, link.basisPoints);
    await db.query('insert into promotion_link_registration (member_id, link_id, at) values ($1, $2, $3)', [
      member.id,
      link.id,
      clock.now(),
    ]);
  });
}
