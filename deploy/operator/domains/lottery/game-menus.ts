import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getGameMenus, getPopularLottery, getRecentGameMenus } from '@tessera/shared/wire/lottery';
import { dayMs, minuteMs } from '../../platform/clock/durations.ts';
import { lotteryType } from '../merchants/index.ts';
import { gamesOf, type LotteryGame, ofPrizeMode, wireGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';

const popularDaysMs = 7 * dayMs;
/** What is popular in a week does not change in a minute, and any visitor may ask. */
const countedForMs = minuteMs;

type BetCounts = ReadonlyMap<string, number>;

/** Answers how many bets each game of a merchant had in a week, counted once a minute. */
function betCounter({ db, clock }: LotteryNeeds): (merchant: string) => Promise<BetCounts> {
  const counted = new Map<string, { readonly atMs: number; readonly counts: Promise<BetCounts> }>();
  async function count(merchant: string, nowMs: number): Promise<BetCounts> {
    const rows = await db.query<{ game: string; bets: number }>(
      "select game, count(*) as bets from lottery_bet where merchant = $1 and created_at >= $2 and status in ('pending', 'won', 'lost', 'tie') group by game",
      [merchant, new Date(nowMs - popularDaysMs)],
    );
    return new Map(rows.map(({ game, bets }) => [game, bets]));
  }
  return async (merchant) => {
    const nowMs = clock.now().getTime();
    const last = counted.get(merchant);
    if (last && nowMs - last.atMs < countedForMs) return last.counts;
    const counting = { atMs: nowMs, counts: count(merchant, nowMs) };
    counted.set(merchant, counting);
    // The next visitor asks again.
    counting.counts.catch(() => counted.get(merchant) === counting && counted.delete(merchant));
    return counting.counts;
  };
}

/** Of some games those that a member bet on, latest first. */
export async function recentGames(
  { db }: LotteryNeeds,
  memberId: number,
  games: readonly LotteryGame[],
): Promise<LotteryGame[]> {
  const rows = await db.query<{ code: string }>(
    'select game as code from lottery_bet where member_id = $1 group by game order by max(id) desc',
    [memberId],
  );
  return rows.flatMap(({ code }) => games.find((game) => game.code === code) ?? []);
}

type LobbyRequest = RequestOf<typeof getGameMenus>;

/** The games of the prize mode that a client asks for; of `lotteryType` where it names none. */
const inMode = (
  games: readonly LotteryGame[],
  { prizeMode = lotteryType, lottoArea }: LobbyRequest & { readonly lottoArea?: 'VN' | undefined },
): LotteryGame[] => ofPrizeMode(games, prizeMode, lottoArea);

export function answerGameMenus(context: LotteryNeeds): void {
  const { routes } = context;
  const countBets = betCounter(context);

  routes.handle(getGameMenus, async ({ merchant, language, request }) => ({
    list: inMode(await gamesOf(context, merchant), request).map((game) => wireGame(game, language)),
  }));

  routes.handle(getPopularLottery, async ({ merchant, language, request }) => {
    const games = inMode(await gamesOf(context, merchant), request);
    const bets = await countBets(merchant.code);
    const betsOf = ({ code }: LotteryGame) => bets.get(code) ?? 0;
    const popular = [...games].sort((one, other) => betsOf(other) - betsOf(one)).slice(0, request.count);
    return { list: popular.map((game) => wireGame(game, language)) };
  });

  routes.handleMember(getRecentGameMenus, async ({ merchant, member, language, request }) => {
    const recent = await recentGames(context, member.id, inMode(await gamesOf(context, merchant), request));
    return { list: recent.map((game) => wireGame(game, language)) };
  });
}
