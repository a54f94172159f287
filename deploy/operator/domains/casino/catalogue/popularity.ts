import type { Database } from '@tessera/database/database';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { trialType } from '../../identity/index.ts';

/** The days whose rounds count as what is played now. */
export const countedDays = 7;

/** The provider of rounds that the demo loads as its history: no game was played for them. */
export const demoProvider = 'demo';

export interface Plays {
  /** The games that were played, most rounds first. */
  readonly codes: readonly string[];
  /** Some of the rounds are the demo's. */
  readonly includesDemo: boolean;
}

/** Which games each merchant's members played in the last days, counted from their rounds. */
export interface Popularity {
  /** The same object until it changes. */
  of(merchant: string): Plays;
  refresh(now: Date): Promise<void>;
}

const nothing: Plays = { codes: [], includesDemo: false };

export function createPopularity(db: Database): Popularity {
  let byMerchant = new Map<string, Plays>();
  return {
    of: (merchant) => byMerchant.get(merchant) ?? nothing,
    async refresh(now) {
      // Trial credit is free and unlimited: with it anybody could choose what is popular.
      const rows = await db.query<Plays & { merchant: string }>(
        `select merchant, array_agg(code order by rounds desc, code) as codes, bool_or(demo) as "includesDemo" from (
           select r.merchant, r.code, count(*) as rounds, bool_or(r.provider = $2) as demo
           from game_round r join member m on m.id = r.member_id and m.type <> ${trialType}
           where r.started_at > $1 and r.status <> 'void' group by r.merchant, r.code) counted
         group by merchant`,
        [new Date(now.getTime() - countedDays * dayMs), demoProvider],
      );
      const before = byMerchant;
      byMerchant = new Map(
        rows.map(({ merchant, codes, includesDemo }) => {
          const known = before.get(merchant);
          const isSame = known?.includesDemo === includesDemo && known.codes.join() === codes.join();
          return [merchant, isSame ? known : { codes, includesDemo }];
        }),
      );
    },
  };
}

/** Once an hour: a new order is a new answer of ten thousand games for every browser that searches them. */
export const popularityJob = (popularity: Popularity): Job => ({
  name: 'game-popularity',
  everyMs: hourMs,
  run: (now) => popularity.refresh(now),
});
