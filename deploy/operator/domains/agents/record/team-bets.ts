import { exportTeamBets, getTeamBets } from '@tessera/shared/wire/agent';
import { localized, unitFor } from '../../../platform/localized.ts';
import { betCells, betNames, exportTexts, maskPlayer, wireBet, withDetails } from '../../bets/index.ts';
import type { Call, Member } from '../../identity/index.ts';
import { periodOf } from '../figures/period.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { readTeamBets, sumTeamBets, type TeamBet, type TeamBetFilter, type TeamBetSum } from './bet-store.ts';
import { answerFile, keysetBatches } from './export-file.ts';
import { recordScope } from './scope.ts';

type Filtered = Pick<Call<typeof exportTeamBets, Member>, 'request' | 'member' | 'merchant'>;

async function filterOf(context: AgentsNeeds, { request, member, merchant }: Filtered) {
  requireAgent(member);
  const { account, category, vassalage, status, bet } = request;
  const { days, current } = periodOf(request, context.clock.now().getTime(), merchant.profile.timeZone);
  const scope = await recordScope(context, member, { account });
  const filter: TeamBetFilter = { scope, days, category, vendor: vassalage, statuses: status, source: bet };
  return { filter, span: current };
}

/** What was void counts for nothing but its number. */
function totals(sums: readonly TeamBetSum[]) {
  const counted = sums.filter(({ status }) => status !== 'void');
  const sum = (of: readonly TeamBetSum[], key: 'bets' | 'stakeMinor' | 'payoutMinor') =>
    of.reduce((total, row) => total + row[key], 0);
  const open = counted.filter(({ status }) => status === 'open');
  const settled = counted.filter(({ status }) => status !== 'open');
  return {
    bets: sum(sums, 'bets'),
    stake: sum(counted, 'stakeMinor'),
    payout: sum(counted, 'payoutMinor'),
    net: sum(settled, 'payoutMinor') - sum(settled, 'stakeMinor'),
    open: sum(open, 'stakeMinor'),
  };
}

const nameOf = ({ username, hasLeft }: TeamBet) => (hasLeft ? maskPlayer(username) : username);

/** Every bet of a team, and the same as a file. */
export function answerTeamBets(context: AgentsNeeds): void {
  const { routes, db, clock } = context;

  routes.handleMember(getTeamBets, async (call) => {
    const { merchant, request, language } = call;
    const { filter, span } = await filterOf(context, call);
    const { category, vendor, statuses } = filter;
    const [found, sums, names] = await Promise.all([
      readTeamBets(db, filter, request.after === undefined ? null : Number(request.after), request.pageSize + 1),
      sumTeamBets(db, filter),
      betNames(context, merchant, language),
    ]);
    const page = await withDetails(context, found.slice(0, request.pageSize));
    const last = page.at(-1);
    const products = new Map(sums.map((row) => [`${row.category} ${row.vendor}`, row]));
    const isMatching = (row: TeamBetSum) =>
      (!category || row.category === category) &&
      (!vendor || row.vendor === vendor) &&
      (!statuses || statuses.includes(row.status));
    return {
      asOfMs: clock.now().getTime(),
      span,
      list: page.map((bet) => ({ ...wireBet(bet, names), account: nameOf(bet), hasLeft: bet.hasLeft })),
      next: last && found.length > page.length ? String(last.id) : null,
      sums: totals(sums.filter(isMatching)),
      products: [...products.values()].map((row) => ({
        category: row.category,
        vassalage: row.vendor,
        vendorName: names.vendor(row.vendor),
      })),
    };
  });

  answerFile(context, exportTeamBets, async (call) => {
    const { merchant, language } = call;
    const { filter } = await filterOf(context, call);
    const names = await betNames(context, merchant, language);
    const texts = localized(exportTexts, language);
    const cells = betCells(merchant, language, names);
    return {
      name: 'team-bets',
      days: filter.days,
      head: [texts.account, ...texts.betHead(unitFor(merchant.currency, language))],
      batches: keysetBatches(
        async (after: TeamBet | undefined, limit) =>
          withDetails(context, await readTeamBets(db, filter, after?.id ?? null, limit)),
        (bet) => [nameOf(bet), ...cells(bet)],
      ),
    };
  });
}
