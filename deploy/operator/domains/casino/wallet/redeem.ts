import { randomBytes } from 'node:crypto';
import { languageTag } from '@tessera/shared/i18n/languages';
import { gameLanguages, type RedeemAnswer, redeemRequest } from '@tessera/wallet-protocol/messages';
import * as v from 'valibot';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { hashOfToken, isTrial, type Member, memberColumns } from '../../identity/index.ts';
import { vendorName } from '../game-row.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { OfferOf } from '../offer.ts';
import { spokenLanguage } from '../spoken-language.ts';
import { stakeMinor, stakeSteps } from '../stakes.ts';
import { playerBalance } from './player-balance.ts';
import type { WalletProvider } from './providers.ts';

/** A game session lives so long after its last sign of life. */
export const sessionLifetimeMs = 30 * minuteMs;

/** The stake that is selected at first: the fourth step, low enough that nobody stakes more than they chose. */
const firstStep = 3;

interface Launch {
  id: string;
  merchant: string;
  memberId: number;
  code: string;
  language: string;
  origin: string;
  signInHash: Uint8Array | null;
  country: string;
  vendorWallet: string | null;
}

/** Turns a one-use launch token into a game session; a second use, or one after a minute, is refused. */
export async function redeemLaunch(
  context: CasinoNeeds,
  offerOf: OfferOf,
  provider: WalletProvider,
  body: unknown,
): Promise<RedeemAnswer> {
  const { db, clock, merchants, ledger } = context;
  const request = v.safeParse(redeemRequest, body);
  if (!request.success) return { status: 'BAD_REQUEST' };
  const now = clock.now();
  const [launch] = await db.query<Launch>(
    `update game_launch set redeemed_at = $2 where token_hash = $1 and redeemed_at is null and expires_at > $2
     returning id, merchant, member_id as "memberId", code, language, origin, sign_in_hash as "signInHash", country,
       vendor_wallet as "vendorWallet"`,
    [hashOfToken(request.output.launchToken), now],
  );
  const merchant = launch && merchants.byCode(launch.merchant);
  if (!launch || !merchant) return { status: 'INVALID_TOKEN' };
  const [member] = await db.query<Member>(
    `select ${memberColumns} from member m where m.id = $1 and m.status = 'active'`,
    [launch.memberId],
  );
  const game = provider.gameOf(merchant, offerOf(merchant), launch.code);
  if (!member || !game) return { status: 'INVALID_TOKEN' };
  const sessionToken = randomBytes(32).toString('base64url');
  await db.query(
    `insert into game_session (launch_id, token_hash, merchant, member_id, code, opened_at, last_seen_at, expires_at,
       sign_in_hash, country)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)`,
    [
      launch.id,
      hashOfToken(sessionToken),
      merchant.code,
      member.id,
      game.code,
      now,
      new Date(now.getTime() + sessionLifetimeMs),
      launch.signInHash,
      launch.country,
    ],
  );
  const stakes = stakeSteps(game.stakes, merchant);
  const { code, symbol, exponent } = merchant.currency;
  return {
    status: 'OK',
    launchId: launch.id,
    sessionToken,
    player: `${merchant.code}:${member.id}`,
    isTrial: isTrial(member),
    gameCode: game.code,
    slotSheet: game.slot?.sheet ?? '',
    vassalage: game.vassalage,
    gameName: game.names[spokenLanguage(launch.language)],
    vendorName: vendorName(game, launch.language),
    merchantName: merchant.name,
    hostOrigin: launch.origin,
    language: gameLanguages.find((language) => language === languageTag(launch.language)) ?? 'en',
    currency: { code, symbol, exponent },
    stakes,
    defaultStake: stakes[Math.min(firstStep, stakes.length - 1)] ?? stakeMinor(game.stakes.minimum, merchant),
    ...(launch.vendorWallet === null ? {} : { hasVendorWallet: true }),
    balance: await playerBalance(ledger, merchant.code, member, launch.vendorWallet),
  };
}
