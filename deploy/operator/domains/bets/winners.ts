import { one } from '@tessera/database/database';
import { getWinnerBoard, getWinnerSetting, setWinnerSetting } from '@tessera/shared/wire/promotions';
import { dayMs } from '../../platform/clock/durations.ts';
import { requireRealAccount } from '../cashier/index.ts';
import { trialType } from '../identity/index.ts';
import { betNames } from './bet-names.ts';
import type { BetsNeeds } from './needs.ts';

const mostWins = 20;
const shownFor = dayMs;

/** `pl****`: never more than two characters, and as many stars for every name. */
export const maskPlayer = (username: string): string => `${username.slice(0, 2)}****`;

interface Win {
  readonly id: number;
  readonly username: string;
  readonly game: string;
  readonly reference: string;
  readonly vendor: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly settledAt: Date;
}

/**
 * The newest wins, as they stand: a bet whose result was taken back is gone from the list. Only bets that were settled here
 * count; the past that the demo's accounts begin with is nobody's win.
 */
export function answerWinners(context: BetsNeeds): void {
  const { routes, db, clock } = context;

  routes.handle(getWinnerBoard, async ({ merchant, language }) => {
    const wins = await db.query<Win>(
      `select b.id, m.username, b.game, b.reference, b.vendor, b.stake_minor as "stakeMinor",
         b.payout_minor as "payoutMinor", b.settled_at as "settledAt"
       from bet b join member m on m.id = b.member_id join settled_stake s on s.source = b.source
       where b.merchant = $1 and b.status = 'won' and b.settled_at > $2 and b.payout_minor > b.stake_minor
         and m.type <> $3 and m.status = 'active' and m.shows_wins
       order by b.settled_at desc, b.id desc limit $4`,
      [merchant.code, new Date(clock.now().getTime() - shownFor), trialType, mostWins],
    );
    const names = await betNames(context, merchant, language);
    return {
      list: wins.map(({ id, username, game, reference, vendor, stakeMinor, payoutMinor, settledAt }) => ({
        id,
        player: maskPlayer(username),
        gameName: names.game({ game, reference }),
        vendorName: names.vendor(vendor),
        stake: stakeMinor,
        payout: payoutMinor,
        atMs: settledAt.getTime(),
      })),
    };
  });

  routes.handleMember(getWinnerSetting, async ({ member }) => {
    requireRealAccount(member);
    return one(
      await db.query<{ isShown: boolean }>('select shows_wins as "isShown" from member where id = $1', [member.id]),
    );
  });

  routes.handleMember(setWinnerSetting, async ({ member, request: { isShown } }) => {
    requireRealAccount(member);
    await db.query('update member set shows_wins = $2 where id = $1', [member.id, isShown]);
    return null;
  });
}
