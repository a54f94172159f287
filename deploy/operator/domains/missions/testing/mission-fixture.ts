import { randomUUID } from 'node:crypto';
import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  type MissionRules,
} from '@tessera/shared/wire/promotions';
import { addSettledStake } from '../../../testing/settled-stake.ts';
import { takeBreak } from '../../../testing/take-break.ts';
import { type SuiteDatabase, withOperator } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';
import { missionsJob } from '../job.ts';
import { readMissions } from '../mission-store.ts';

export const names = (id: string) => ({ EN: id, KO: `${id} 미션` });
export const reward = 5000;
export const rulesOf = (kind: MissionRules['kind'], target: number, category: MissionRules['category'] = null) => ({
  ...{ kind, target, category, rewardMinor: reward },
});
/** What the members of the tests are offered; the week's first so that both periods are worked on. */
export const missions = {
  'slots-day': ['daily', rulesOf('stake', 100_000, 'RNG')],
  'bets-day': ['daily', rulesOf('bets', 3)],
  'games-week': ['weekly', rulesOf('games', 3)],
  'days-week': ['weekly', rulesOf('days', 2)],
} as const;

interface Listed {
  readonly id: string;
  readonly period: string;
  readonly startsOn: string;
  readonly name: string;
  readonly state: string;
  readonly stake: { readonly done: number; readonly target: number } | null;
  readonly count: { readonly done: number; readonly target: number } | null;
}
interface Board {
  readonly isShown: boolean;
  readonly mine: { readonly place: number | null; readonly completed: number };
  readonly list: readonly { place: number; player: string; completed: number; isMine: boolean }[];
}

/** An operator with a calendar that the tests move, and members who settle bets. */
export function withMissions({ on }: SuiteDatabase) {
  const { operator, site } = withOperator(on ? { on } : {});
  const clock = () => operator.context.clock;
  const until = (iso: string) => clock().advance(Date.parse(iso) - clock().now().getTime());
  const runJob = () => missionsJob(operator.context).run(clock().now());
  const author = () => ({ by: 'test', at: clock().now() });

  async function newPlayer() {
    const { accounts, sessions, db, ledger } = operator.context;
    const username = `m${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null });
    const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
      const { status, body } = await site.call(endpoint, request, { token: await sessions.issue(id) });
      return { status, code: body.errorCode, value: body.value as unknown };
    };
    const list = async () => ((await call(getMissionSummary, {})).value as { list: Listed[] }).list;
    const of = async (mission: string) => (await list()).find((one) => one.id === mission);
    return {
      id,
      username,
      call,
      list,
      of,
      /** Missions of the running day and week that are noted as completed. */
      noted: async () => {
        const rows = await db.query<{ id: string }>(
          `select c.mission_id as id from mission_completion c
           join mission m on m.merchant = c.merchant and m.id = c.mission_id
           where c.member_id = $1 and c.status = 'open' and c.closes_at > $2::timestamptz + interval '10 minutes' order by m.position`,
          [id, clock().now()],
        );
        return rows.map((row) => row.id);
      },
      /** A settled bet of slots; with `corrects` the difference that a correction of that one makes. */
      settle: (amountMinor: number, more: { corrects?: string; category?: string; game?: string | undefined } = {}) =>
        addSettledStake(db, { memberId: id, amountMinor, at: clock().now(), game: 'PG-0', ...more }),
      claim: async (missionId: string, startsOn?: string) =>
        call(claimMission, { missionId, startsOn: startsOn ?? (await of(missionId))?.startsOn ?? '2026-01-01' }),
      board: async (week: 'running' | 'last' = 'running') =>
        (await call(getMissionLeaderboard, { week })).value as Board,
      cash: () => ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' }),
      takeBreak: () => takeBreak(db, id, clock().now(), { days: 30 }),
    };
  }
  const grantedOf = async (id: string) =>
    (await readMissions(operator.context.db, 'aurora')).find((one) => one.id === id)?.grantedMinor;
  return { operator, site, clock, until, runJob, author, newPlayer, grantedOf };
}
export type MissionPlayer = Awaited<ReturnType<ReturnType<typeof withMissions>['newPlayer']>>;
