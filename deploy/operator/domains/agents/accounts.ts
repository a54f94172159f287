import { formatDate } from '@tessera/shared/format';
import { minorToDecimal } from '@tessera/shared/money';
import { exportTeamAccounts, getTeamAccounts } from '@tessera/shared/wire/agent';
import { unitFor } from '../../platform/localized.ts';
import { maskPlayer } from '../bets/index.ts';
import type { Call, Member } from '../identity/index.ts';
import { type AccountRow, type AccountsFilter, accountsBelow, accountsPage } from './account-store.ts';
import { periodOf } from './figures/period.ts';
import type { AgentsNeeds } from './needs.ts';
import { rankOf } from './ranks.ts';
import { answerFile, keysetBatches } from './record/export-file.ts';
import { accountInTeam, requireAgent, trailOf } from './scope.ts';

type Filtered = Pick<Call<typeof exportTeamAccounts, Member>, 'request' | 'member' | 'merchant'>;

async function filterOf(context: AgentsNeeds, { request, member, merchant }: Filtered): Promise<AccountsFilter> {
  requireAgent(member);
  const now = context.clock.now();
  const { current, days } = periodOf(request, now.getTime(), merchant.profile.timeZone);
  const head = await accountInTeam(context, member, request.parentId);
  return { ...request, agent: member, head, now, days, span: current };
}

const nameOf = ({ username, hasLeft }: AccountRow): string => (hasLeft ? maskPlayer(username) : username);

/** The tree of a team as it stands, and the same as a file. */
export function answerTeamAccounts(context: AgentsNeeds): void {
  const { routes, db } = context;

  routes.handleMember(getTeamAccounts, async (call) => {
    const { member, request } = call;
    const filter = await filterOf(context, call);
    const { rows, total, totalBalance } = await accountsPage(db, filter, request);
    return {
      asOfMs: filter.now.getTime(),
      span: filter.span,
      trail: await trailOf(context, member, filter.head),
      total,
      totalBalance,
      list: rows.map((row) => ({
        id: String(row.id),
        account: nameOf(row),
        hasLeft: row.hasLeft,
        rank: rankOf(row.type),
        level: row.hasLeft ? 0 : row.depth - member.depth,
        upline: row.hasLeft ? '' : (row.upline ?? ''),
        downline: row.downline,
        rebateBasisPoints: row.hasLeft ? 0 : row.rate,
        balance: row.balance,
        isOnline: row.isOnline,
        registeredMs: row.createdAt.getTime(),
        lastSignInMs: row.seenAt?.getTime() ?? null,
      })),
    };
  });

  answerFile(context, exportTeamAccounts, async (call, { heads, ranks }) => {
    const { member, merchant, request } = call;
    const filter = await filterOf(context, call);
    const { currency } = merchant;
    const time = (pattern: 'yyyy-MM-dd' | 'yyyy-MM-dd hh:mm:ss', at: Date | null) =>
      at ? formatDate(pattern, at.getTime(), merchant.profile.timeZone) : '';
    return {
      name: 'accounts',
      days: request.activity === 'any' ? null : filter.days,
      head: [
        ...[heads.account, heads.rank, heads.level, heads.upline, heads.downline, `${heads.rate} (%)`],
        ...[`${heads.balance} (${unitFor(currency, call.language)})`, heads.online, heads.registered, heads.seen],
      ],
      batches: keysetBatches(
        (after: AccountRow | undefined, limit) => accountsBelow(db, filter, after, limit),
        (row) => [
          ...[nameOf(row), ranks[rankOf(row.type)]],
          ...(row.hasLeft
            ? ['', '', '', '', '', '']
            : [
                ...[row.depth - member.depth, row.upline ?? '', row.downline, row.rate / 100],
                ...[row.balance === null ? '' : minorToDecimal(row.balance, currency), row.isOnline ? '1' : ''],
              ]),
          ...[time('yyyy-MM-dd', row.createdAt), time('yyyy-MM-dd hh:mm:ss', row.seenAt)],
        ],
      ),
    };
  });
}
