import { formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportTeamMovements, getTeamMovements, moneyFlows } from '@tessera/shared/wire/agent';
import { unitFor } from '../../../platform/localized.ts';
import { maskPlayer } from '../../bets/index.ts';
import type { Call, Member } from '../../identity/index.ts';
import { daysInTeam } from '../figures/days-in-team.ts';
import { type StoredFigures, storedFigures } from '../figures/figures.ts';
import { periodOf } from '../figures/period.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { betsOfMovements } from './bets-of-movements.ts';
import { answerFile, keysetBatches } from './export-file.ts';
import { type MovementFilter, type MovementRow, readMovements, sumsOf } from './movement-store.ts';
import { branchOf, type RecordScope, recordScope } from './scope.ts';

/** Withdrawals, bets and settled stakes are kept as positive figures; here everything is as the member sees it. */
const outgoing: readonly (keyof StoredFigures)[] = ['withdrawal', 'bet', 'settled'];
const signed = (sums: StoredFigures) =>
  storedFigures.map((flow) => ({ flow, amount: outgoing.includes(flow) ? 0 - sums[flow] : sums[flow] }));

const amountOf = ({ flow, amountMinor }: MovementRow) => (flow === 'settled' ? -amountMinor : amountMinor);

const shown = (name: string, isKnown: boolean) => (isKnown ? name : maskPlayer(name));
const accountOf = ({ username, hasLeft }: MovementRow) => shown(username, !hasLeft);
const counterpartOf = ({ counterpart, isCounterpartKnown }: MovementRow, agent: Member) =>
  counterpart && shown(counterpart, isCounterpartKnown || counterpart === agent.username);

/** As it may be quoted: `withdrawal:W-1` as W-1; an opening and a promotion have no number of their own. */
const quotedReference = (reference: string): string =>
  /^(opening|promotion):/.test(reference) ? '' : reference.slice(reference.indexOf(':') + 1);

const wireMovement = (row: MovementRow, agent: Member, bet: string | undefined) => ({
  id: String(row.id),
  account: accountOf(row),
  hasLeft: row.hasLeft,
  flow: row.flow,
  type: row.kind,
  reference: row.reference,
  amount: amountOf(row),
  counterpart: counterpartOf(row, agent),
  bet: bet ?? null,
  bill: row.billId && row.billKind ? { id: String(row.billId), kind: row.billKind } : null,
  atMs: row.at.getTime(),
});

type Filtered = Pick<Call<typeof exportTeamMovements, Member>, 'request' | 'member' | 'merchant'>;

async function filterOf(context: AgentsNeeds, { request, member, merchant }: Filtered) {
  requireAgent(member);
  const { account, flow = moneyFlows, direction } = request;
  const asOfMs = context.clock.now().getTime();
  const { timeZone } = merchant.profile;
  const { current, days: asked } = periodOf(request, asOfMs, timeZone);
  const scope = await recordScope(context, member, request);
  const branch = branchOf(scope);
  const days = branch ? await daysInTeam(context, member, branch, asked, timeZone) : asked;
  // What happens in this very millisecond is in the figures of the day, too.
  const span = { ...current, toMs: current.toMs === asOfMs ? asOfMs + 1 : current.toMs };
  const filter: MovementFilter = { scope, span, days, flows: flow, direction: (account && direction) || null };
  return { filter, asOfMs, span: current };
}

function namesOf({ agent, head, under, isOne }: RecordScope) {
  const isOwn = head.id === agent.id;
  return {
    branch: isOne || isOwn ? null : shown(head.username, head.path.startsWith(agent.path)),
    under: under?.username ?? null,
  };
}

/** Every movement of a team's money, or of a part of the team, and the same as a file. */
export function answerTeamMovements(context: AgentsNeeds): void {
  const { routes, db } = context;
  routes.handleMember(getTeamMovements, async (call) => {
    const { member, request } = call;
    const { after, pageSize } = request;
    const { filter, asOfMs, span } = await filterOf(context, call);
    const [found, sums] = await Promise.all([
      readMovements(db, filter, after === undefined ? null : Number(after), pageSize + 1),
      sumsOf(db, filter),
    ]);
    const page = found.slice(0, pageSize);
    const bets = await betsOfMovements(context, member, page);
    const last = page.at(-1);
    return {
      asOfMs,
      span,
      ...namesOf(filter.scope),
      list: page.map((row) => wireMovement(row, member, bets.get(row.id))),
      next: last && found.length > page.length ? String(last.id) : null,
      sums: signed(sums),
    };
  });

  answerFile(context, exportTeamMovements, async (call, texts) => {
    const { merchant, member } = call;
    const { filter } = await filterOf(context, call);
    const { heads, kinds, flows } = texts;
    const time = (at: Date) => formatDate('yyyy-MM-dd hh:mm:ss', at.getTime(), merchant.profile.timeZone);
    return {
      name: 'transactions',
      days: filter.days,
      head: [
        ...[heads.time, heads.account, heads.type, heads.counterpart, heads.reference],
        `${heads.amount} (${unitFor(merchant.currency, call.language)})`,
      ],
      batches: keysetBatches(
        (after: MovementRow | undefined, limit) => readMovements(db, filter, after?.id ?? null, limit),
        (row) => [
          ...[time(row.at), accountOf(row), kinds[row.kind] ?? flows[row.flow] ?? row.kind],
          ...[counterpartOf(row, member) ?? '', quotedReference(row.reference)],
          minorToDecimal(amountOf(row), merchant.currency),
        ],
      ),
    };
  });
}
