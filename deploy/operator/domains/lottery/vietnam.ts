import {
  getVietnamLobby,
  getVietnamMenu,
  getVietnamNumbers,
  getVietnamRecent,
  type VietnamRegion,
} from '@tessera/shared/wire/lottery';
import { localized } from '../../platform/localized.ts';
import { lotteryType, type Merchant } from '../merchants/index.ts';
import { firstDays, noDay } from './day-seeds-job.ts';
import { drawnIssue } from './drawing.ts';
import { recentGames } from './game-menus.ts';
import { gamesOf, type LotteryGame, ofPrizeMode, wireGame } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';
import { type Issue, issueBefore, lastDrawn, nextDrawn } from './schedule.ts';
import { type VoidIssues, voidIssuesOf } from './void-issues.ts';

const inMode = (games: readonly LotteryGame[], prizeMode: string = lotteryType): LotteryGame[] =>
  ofPrizeMode(games, prizeMode, 'VN');

/** The issues of all games that were drawn last and count, newest first; of equal times in the order of the games. */
async function lastOfAll(context: LotteryNeeds, games: readonly LotteryGame[], count: number, voided: VoidIssues) {
  const nowMs = context.clock.now().getTime();
  const first = await firstDays(context, games);
  const next = games.map((game) => ({
    game,
    issue: lastDrawn(game.schedule, nowMs),
    first: first.get(game.code) ?? noDay,
  }));
  const found: { readonly game: LotteryGame; readonly issue: Issue }[] = [];
  while (found.length < count) {
    const known = next.filter(({ issue, first }) => issue.day >= first);
    const [latest, ...others] = known;
    if (!latest) break;
    const newest = others.reduce((best, each) => (each.issue.drawsAtMs > best.issue.drawsAtMs ? each : best), latest);
    if (!voided.has(newest.game, newest.issue)) found.push({ game: newest.game, issue: newest.issue });
    newest.issue = issueBefore(newest.game.schedule, newest.issue);
  }
  return found;
}

/** Where the next draw is, or the one that goes on. */
function nextRegion(games: readonly LotteryGame[], atMs: number): VietnamRegion | null {
  const [next] = games
    .map(({ region, schedule }) => ({ region, drawsAtMs: nextDrawn(schedule, atMs).drawsAtMs }))
    .sort((one, other) => one.drawsAtMs - other.drawsAtMs);
  return next?.region ?? null;
}

/** The path of an address of the merchant's own site; null for any other. */
function ownPath({ profile: { hosts } }: Merchant, address: string): string | null {
  const site = `http://${hosts[0] ?? 'localhost'}`;
  if (!URL.canParse(address, site)) return null;
  const { protocol, hostname, pathname, search } = new URL(address, site);
  // A path with two slashes would be another host for whoever follows it.
  const isOwn = /^https?:$/.test(protocol) && hosts.includes(hostname) && !pathname.startsWith('//');
  return isOwn ? pathname + search : null;
}

export function answerVietnam(context: LotteryNeeds): void {
  const { routes } = context;

  routes.handle(getVietnamMenu, async ({ merchant, language, request: { prizeMode } }) => ({
    list: inMode(await gamesOf(context, merchant), prizeMode).map((game) => wireGame(game, language)),
  }));

  routes.handle(getVietnamLobby, async ({ merchant, language, request }) => {
    const { prizeMode, gameCode, view, device, backUrl } = request;
    const games = inMode(await gamesOf(context, merchant), prizeMode);
    const game = view === 'betting' ? games.find(({ code }) => code === gameCode) : undefined;
    const isPhone = device?.toLowerCase() === 'mobile';
    return {
      view: game ? 'betting' : 'lobby',
      gameCode: game?.code ?? null,
      gameName: game ? localized(game.names, request.language ?? language) : null,
      region: game || !isPhone ? null : nextRegion(games, context.clock.now().getTime()),
      backUrl: backUrl === undefined ? null : ownPath(merchant, backUrl),
    } as const;
  });

  routes.handleMember(getVietnamRecent, async ({ merchant, member, language, request: { prizeMode } }) => {
    const recent = await recentGames(context, member.id, inMode(await gamesOf(context, merchant), prizeMode));
    return { list: recent.map((game) => wireGame(game, language)) };
  });

  routes.handle(getVietnamNumbers, async ({ merchant, language, request: { prizeMode, count } }) => {
    const games = inMode(await gamesOf(context, merchant), prizeMode);
    const voided = await voidIssuesOf(context, merchant.code);
    const list = [];
    for (const { game, issue } of await lastOfAll(context, games, count, voided))
      list.push({
        ...(await drawnIssue(context, game, issue)),
        kind: game.kind,
        gameName: localized(game.names, language),
        region: game.region,
      });
    return { list };
  });
}
