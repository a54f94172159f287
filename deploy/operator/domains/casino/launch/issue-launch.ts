import { randomBytes, randomUUID } from 'node:crypto';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashOfToken, isTrial, type Member } from '../../identity/index.ts';
import { locate, type Merchant, transferVendorsOf } from '../../merchants/index.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { CasinoNeeds } from '../needs.ts';

/** How long a game's address is good for its one use. */
export const launchLifetimeMs = minuteMs;

export interface LaunchRequest {
  readonly merchant: Merchant;
  readonly member: Member;
  readonly game: CatalogueGame;
  readonly language: string;
  /** Host of the page that asked. */
  readonly host: string;
  readonly origin: string | undefined;
  readonly ip: string;
  /** Token of the sign-in that the game ends with; empty for a trial game without one. */
  readonly token: string;
}

/** The origin that will hold the frame: what the page says if it is on one of the merchant's hosts, else where it was asked. */
function hostOrigin({ merchant, host, origin }: LaunchRequest, publicPort: number): string {
  const hosts = [...merchant.profile.hosts, ...merchant.profile.agentHosts];
  const asked = origin && URL.canParse(origin) ? new URL(origin) : undefined;
  if (asked && /^https?:$/.test(asked.protocol) && hosts.includes(asked.hostname)) return asked.origin;
  const own = hosts.includes(host) ? host : hosts[0];
  return `http://${own}:${publicPort}`;
}

/** Only a game with a round engine behind it can be opened; the others say so instead of pretending. */
export function refuseUnplayable(game: CatalogueGame | undefined): CatalogueGame {
  if (!game) throw new Refusal(404, 'game.unknown');
  if (game.category === 'LOTT' || game.category === 'ELOTT') {
    // The page that has it, for callers that knew the code alone.
    throw new Refusal(400, 'game.lottery', { gameType: game.category, defaultPlayType: game.defaultPlay ?? '' });
  }
  if (!game.isPlayable) throw new Refusal(400, 'game.maintenance', { vassalage: game.vassalage });
  return game;
}

/** The vendor whose wallet the game is played from; null for the main one, from which trial credit always comes. */
function vendorWalletOf(merchants: CasinoNeeds['merchants'], { merchant, member, game }: LaunchRequest): string | null {
  const isInMode = transferVendorsOf(merchants, merchant).includes(game.vassalage);
  return isInMode && !isTrial(member) ? game.vassalage : null;
}

interface WrittenLaunch {
  readonly merchant: Merchant;
  readonly member: Pick<Member, 'id'>;
  readonly game: Pick<CatalogueGame, 'code'>;
  readonly language: string;
  readonly origin: string;
  /** Of the sign-in that the game ends with; null for none. */
  readonly signInHash: Uint8Array | null;
  readonly country: string;
  readonly vendorWallet: string | null;
}

/** Stores a launch and answers its one-use token. */
export async function writeLaunch({ db, clock }: Pick<CasinoNeeds, 'db' | 'clock'>, launch: WrittenLaunch) {
  const launchId = randomUUID();
  const token = randomBytes(24).toString('base64url');
  const now = clock.now();
  await db.query(
    `insert into game_launch (id, token_hash, merchant, member_id, code, language, origin, created_at, expires_at,
       sign_in_hash, country, vendor_wallet)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      launchId,
      hashOfToken(token),
      launch.merchant.code,
      launch.member.id,
      launch.game.code,
      launch.language,
      launch.origin,
      now,
      new Date(now.getTime() + launchLifetimeMs),
      launch.signInHash,
      launch.country,
      launch.vendorWallet,
    ],
  );
  return { launchId, token };
}

/** Writes a launch down and answers the game's address with its one-use token. */
export async function issueLaunch(context: CasinoNeeds, request: LaunchRequest) {
  const { config, merchants } = context;
  const { merchant, member, game, language } = request;
  const { launchId, token } = await writeLaunch(context, {
    merchant,
    member,
    game,
    language,
    origin: hostOrigin(request, config.publicPort),
    signInHash: request.token ? hashOfToken(request.token) : null,
    country: locate(merchant, request.ip).country,
    vendorWallet: vendorWalletOf(merchants, request),
  });
  // The token follows the hash sign: it reaches the page, but no server log and no referrer.
  const gameUrl = `http://games.localhost:${config.publicPort}/play/${game.code}#launch=${token}`;
  return { content: { game_url: gameUrl, launchId } };
}
