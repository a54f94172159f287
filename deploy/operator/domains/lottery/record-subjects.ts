import { type GameKind, showsPrizeGroup } from '@tessera/shared/lottery';
import type { BetStatus } from '@tessera/shared/wire/lottery';
import { voidReasons } from '@tessera/shared/wire/wallet';
import { gamesOf } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { simulatedName } from './simulated-name.ts';

/** `lottery:K3:20261121-0961`: bets and what came of them; `chase:K3:12`: what is held for a chase. Also while lottery is switched off. */
export function nameLotteryBets(context: LotteryNeeds): void {
  context.hooks.recordSubjects.push(async (merchant, language) => {
    const games = new Map((await gamesOf(context, merchant, { evenIfOff: true })).map((game) => [game.code, game]));
    return ({ reference }) => {
      const [kind, code] = reference.split(':');
      const game = kind === 'lottery' || kind === 'chase' ? games.get(code ?? '') : undefined;
      return game && simulatedName(game, language);
    };
  });
}

/** Parts of the keys of a bet's movements. */
const movementsOfBet = ['bet', 'result', 'rebate', 'cancel', 'void', 'void-payout', 'void-rebate'];

/** `lottery:<bet>`: its stake, or what was held for its chase; and what came back. */
export function findBetMovements({ db, hooks }: LotteryNeeds): void {
  hooks.betSources.push(({ reference, meta: { bet } }) =>
    reference.startsWith('lottery:') && bet !== undefined ? `lottery:${bet}` : undefined,
  );
  hooks.betMovements.push(async ({ merchant, source }) => {
    const [kind, id] = source.split(':');
    if (kind !== 'lottery') return undefined;
    const rows = await db.query<{ id: number }>(
      `select id from ledger_movement where merchant = $1 and (key = any($2::text[])
         or key = (select 'lottery-chase:' || chase_id || ':hold' from lottery_bet where id = $3))`,
      [merchant, movementsOfBet.map((part) => `lottery-${part}:${id}`), Number(id)],
    );
    return rows.map((row) => row.id);
  });
}

/** Prize groups of bets on games that have several, and why a bet is void. */
export function addBetDetails({ db, hooks }: LotteryNeeds): void {
  hooks.betDetails.push(async (sources) => {
    const ids = sources.flatMap((source) => (source.startsWith('lottery:') ? [Number(source.slice(8))] : []));
    if (ids.length === 0) return new Map();
    const rows = await db.query<{ id: number; kind: GameKind; group: number; rebateMilli: number; status: BetStatus }>(
      `select b.id, g.kind, b.prize_group as "group", b.rebate_milli as "rebateMilli", b.status
       from lottery_bet b join lottery_game g on g.merchant = b.merchant and g.code = b.game where b.id = any($1::bigint[])`,
      [ids],
    );
    return new Map(
      rows.map(({ id, kind, group, rebateMilli, status }) => [
        `lottery:${id}`,
        {
          prizeGroup: showsPrizeGroup(kind, group) ? { group, rebateMilli } : undefined,
          voidReason: voidReasons.find((reason) => reason === status),
        },
      ]),
    );
  });
}
