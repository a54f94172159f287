import type { SqlValue } from '@tessera/database/database';
import { isSeaKind, isSelection, playOf, playsOf } from '@tessera/shared/lottery';
import { holdLock, shareLock } from '../../platform/database/locks.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Merchant } from '../merchants/index.ts';
import { gamesOf, type LotteryGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { findIssue } from './schedule.ts';

type Needs = Pick<LotteryNeeds, 'db' | 'merchants' | 'clock'>;

/** A number of a play that pays half, or is not taken. */
export interface BlockedNumber {
  readonly playCode: string;
  readonly number: string;
  readonly isClosed: boolean;
}

export interface StoredBlock extends BlockedNumber {
  readonly id: number;
  readonly merchant: string;
  readonly gameCode: string;
  /** Null: in every issue. */
  readonly issue: string | null;
  readonly blockedAt: Date;
}

/** Those of an issue, by play and number, at most `most`; what is said of the issue itself goes before what holds for all. */
export const blockedInIssue = (
  { db }: Pick<LotteryNeeds, 'db'>,
  merchant: string,
  game: string,
  issue: string,
  most?: number,
): Promise<BlockedNumber[]> =>
  db.query<BlockedNumber>(
    `select distinct on (play, number) play as "playCode", number, is_closed as "isClosed" from lottery_blocked_number
     where merchant = $1 and game = $2 and (issue is null or issue = $3)
     order by play, number, issue nulls last limit $4`,
    [merchant, game, issue, most ?? null],
  );

/** Of all merchants when undefined, newest first. */
export const readBlocks = (
  { db }: Pick<LotteryNeeds, 'db'>,
  merchant: string | undefined,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<(StoredBlock & { readonly total: number })[]> =>
  db.query<StoredBlock & { total: number }>(
    `select id, merchant, game as "gameCode", issue, play as "playCode", number, is_closed as "isClosed",
            created_at as "blockedAt", count(*) over () as total
     from lottery_blocked_number where $1::text is null or merchant = $1 order by id desc limit $2 offset $3`,
    [merchant ?? null, pageSize, (page - 1) * pageSize],
  );

/** Whether numbers of a game can be blocked. */
export const isBlockable = ({ kind }: Pick<LotteryGame, 'kind'>): boolean => isSeaKind(kind);

/** The games of a merchant of which numbers can be blocked, with their plays. */
export async function blockableGames(
  context: Needs,
  merchant: Merchant,
): Promise<{ readonly game: LotteryGame; readonly plays: readonly string[] }[]> {
  const games = await gamesOf(context, merchant, { evenIfOff: true });
  return games.filter(isBlockable).map((game) => ({ game, plays: playsOf(game.kind).map(({ code }) => code) }));
}

export interface NewBlock {
  readonly merchant: string;
  readonly gameCode: string;
  readonly issue: string | null;
  readonly playCode: string;
  readonly numbers: readonly string[];
  readonly isClosed: boolean;
}

/** What orders and blocks of a game lock. */
const blockedKey = ({ merchant, code }: Pick<LotteryGame, 'merchant' | 'code'>): string => `${merchant} ${code}`;

/** Until the caller's transaction ends, what is blocked of the game stays as it is. */
export const holdBlocks = (db: LotteryNeeds['db'], game: Pick<LotteryGame, 'merchant' | 'code'>): Promise<void> =>
  shareLock(db, 'blockedNumbers', blockedKey(game));

/**
 * Blocks numbers from now on, with all that win on the same draws; one that is blocked already gets the new kind. Call it in
 * a transaction: orders of the game wait for its end.
 */
export async function storeBlocks(context: Needs, block: NewBlock): Promise<void> {
  const { db, clock, merchants } = context;
  const merchant = merchants.byCode(block.merchant);
  if (!merchant) throw new Refusal(404, 'merchant.unknown');
  const found = (await blockableGames(context, merchant)).find(({ game }) => game.code === block.gameCode);
  if (!found) throw new Refusal(404, 'lottery.game.unknown');
  const { game } = found;
  if (block.issue !== null && !findIssue(game.schedule, block.issue)) throw new Refusal(404, 'lottery.issue.unknown');
  const play = playOf(game.kind, block.playCode);
  if (!play || !isSelection(play, [block.numbers])) throw new Refusal(400, 'lottery.bet.invalid');
  const numbers = [...new Set(block.numbers.flatMap((number) => play.rule.sameNumbers?.(number) ?? [number]))];
  await holdLock(db, 'blockedNumbers', blockedKey(game));
  const params: SqlValue[] = [merchant.code, game.code, block.issue, block.playCode, numbers, block.isClosed];
  await db.query(
    `insert into lottery_blocked_number as b (merchant, game, issue, play, number, is_closed, created_at)
     select $1, $2, $3, $4, number, $6, $7 from unnest($5::text[]) as given (number)
     on conflict on constraint lottery_blocked_number_once do update set is_closed = excluded.is_closed, created_at = excluded.created_at`,
    [...params, clock.now()],
  );
}

/** What was let free: a number with all that win on the same draws. */
export interface Unblocked extends Pick<StoredBlock, 'merchant' | 'gameCode' | 'issue' | 'playCode' | 'isClosed'> {
  readonly numbers: readonly string[];
}

/** Null when it is not blocked any more. Call it in a transaction. */
export async function removeBlock(context: Needs, id: number): Promise<Unblocked | null> {
  const { db, merchants } = context;
  const columns = 'merchant, game as "gameCode", issue, play as "playCode", number, is_closed as "isClosed"';
  const [named] = await db.query<{ merchant: string; code: string }>(
    'select merchant, game as code from lottery_blocked_number where id = $1',
    [id],
  );
  // A number that was half-paid in this draw may be closed in all of them.
  if (named) await holdLock(db, 'blockedNumbers', blockedKey(named));
  const [found] = await db.query<Omit<StoredBlock, 'blockedAt' | 'id'>>(
    `delete from lottery_blocked_number where id = $1 returning ${columns}`,
    [id],
  );
  if (!found) return null;
  const { number, ...block } = found;
  const merchant = merchants.byCode(block.merchant);
  const games = merchant ? await blockableGames(context, merchant) : [];
  const kind = games.find(({ game }) => game.code === block.gameCode)?.game.kind;
  const numbers = (kind && playOf(kind, block.playCode)?.rule.sameNumbers?.(number)) ?? [number];
  await db.query(
    `delete from lottery_blocked_number
     where merchant = $1 and game = $2 and issue is not distinct from $3 and play = $4 and number = any($5::text[])`,
    [block.merchant, block.gameCode, block.issue, block.playCode, [...numbers]],
  );
  return { ...block, numbers };
}
