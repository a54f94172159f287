/** One account of the demo downline. */
export interface PlannedAccount {
  readonly username: string;
  readonly type: 0 | 2 | 41 | 42;
  /** Username of the account above; `agent01` is there already. */
  readonly parent: string;
  readonly basisPoints: number;
  readonly joinedDaysAgo: number;
  /** Usual stake in whole units; 0 for accounts that do not play. */
  readonly stakeUnits: number;
  /** Days out of a hundred on which it plays. */
  readonly activity: number;
}

export const demoAgent = { username: 'agent01', basisPoints: 120, joinedDaysAgo: 180 } as const;

const agents: readonly PlannedAccount[] = [
  ['dist01', 2, 'agent01', 100, 170],
  ['dist02', 2, 'agent01', 100, 150],
  ['dist03', 2, 'agent01', 90, 75],
  ['d01s01', 41, 'dist01', 80, 140],
  ['d01s02', 41, 'dist01', 80, 95],
  ['d02s01', 41, 'dist02', 80, 120],
  ['d01p01', 42, 'd01s01', 60, 80],
].map(([username, type, parent, basisPoints, joinedDaysAgo]) => ({
  username: String(username),
  type: type as PlannedAccount['type'],
  parent: String(parent),
  basisPoints: Number(basisPoints),
  joinedDaysAgo: Number(joinedDaysAgo),
  stakeUnits: type === 42 ? 15_000 : 0,
  activity: type === 42 ? 18 : 0,
}));

/** Members by the account above them: how many, the first number of their names, and when the last of them joined. */
const groups: readonly (readonly [parent: string, prefix: string, first: number, count: number])[] = [
  ['agent01', 'd00m', 1, 5],
  ['dist01', 'd01m', 1, 3],
  ['d01s01', 'd01m', 4, 4],
  ['d01s02', 'd01m', 8, 3],
  ['d01p01', 'd01m', 11, 4],
  ['dist02', 'd02m', 1, 4],
  ['d02s01', 'd02m', 5, 5],
  ['dist03', 'd03m', 1, 4],
];

const stakes = [12_000, 30_000, 8_000, 55_000, 20_000, 90_000, 16_000, 40_000];
const habits = [62, 35, 48, 80, 22, 55, 41, 70];
const joined = [132, 88, 110, 71, 64, 52, 43, 27, 18, 35, 9, 4];

function members(): PlannedAccount[] {
  let n = 0;
  return groups.flatMap(([parent, prefix, first, count]) =>
    Array.from({ length: count }, (_, at) => {
      n += 1;
      const above = agents.find(({ username }) => username === parent)?.joinedDaysAgo ?? demoAgent.joinedDaysAgo;
      return {
        username: `${prefix}${String(first + at).padStart(2, '0')}`,
        type: 0 as const,
        parent,
        basisPoints: 30 + 10 * (n % 3),
        joinedDaysAgo: Math.min(above - 1, joined[(n * 5) % joined.length] as number),
        stakeUnits: stakes[(n * 3) % stakes.length] as number,
        activity: habits[n % habits.length] as number,
      };
    }),
  );
}

/** 39 accounts over four levels; with player01, who is below agent01 already, the downline counts 40. */
export const downlinePlan: readonly PlannedAccount[] = [...agents, ...members()];
