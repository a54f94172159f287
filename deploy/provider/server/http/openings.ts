import { randomUUID } from 'node:crypto';
import { shownFigures, slotSheetOf } from '@tessera/wallet-protocol/slot-sheets';
import { reelTheme } from '../../games/reel-theme.ts';
import { profileOf } from '../../games/slot/profiles/profiles.ts';
import { spinWin } from '../rounds/draw-outcome.ts';
import type { Play } from '../rounds/play.ts';
import { seedHash } from '../rounds/server-seeds.ts';
import { freeSpinsOf, type GameSession, type Round, type Seeds } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { WalletClient } from '../wallet-client.ts';
import type { FairnessPromise, Opening, PageRound } from './page-api.ts';

export const promiseOf = ({ serverSeed, clientSeed, nonce }: Seeds): FairnessPromise => ({
  serverSeedHash: seedHash(serverSeed),
  clientSeed,
  nonce,
});

/** A round without the free spins that the player has not seen yet. */
export function pageRound(round: Round): PageRound {
  const spins = (round.outcome?.spins ?? []).slice(0, round.seen + 1);
  const profile = profileOf(round.profile);
  return {
    id: round.id,
    stakeMinor: round.stakeMinor,
    nonce: round.nonce,
    stage: round.stage === 'waiting' || round.stage === 'paid' ? round.stage : 'settling',
    spins,
    freeSpins: round.outcome ? freeSpinsOf(round.outcome) : 0,
    seen: round.seen,
    wonMinor: spins.reduce((sum, stops, spin) => sum + spinWin(profile, stops, spin, round.stakeMinor), 0),
  };
}

export interface Openings {
  /** Redeems a launch; null if the token is used, expired or unknown. Throws if the operator cannot be reached. */
  redeem(launchToken: string): Promise<Opening | null>;
  /** Continues the session of a page that was reloaded. */
  resume(sessionId: string): Promise<Opening | null>;
}

export function createOpenings(store: Store, wallet: WalletClient, play: Play): Openings {
  async function openingOf(session: GameSession, balance: number | null): Promise<Opening | null> {
    const sheet = slotSheetOf(session.slotSheet);
    if (!sheet) return null;
    const waiting = play.openRoundIn(session);
    const last = play.lastRoundIn(session);
    return {
      session: session.id,
      launchId: session.launchId,
      gameCode: session.gameCode,
      vassalage: session.vassalage,
      gameName: session.gameName,
      vendorName: session.vendorName,
      isTrial: session.isTrial,
      hostOrigin: session.hostOrigin,
      language: session.language,
      currency: session.currency,
      stakes: session.stakes,
      defaultStake: play.firstStakeIn(session),
      balance: session.hasVendorWallet ? store.vendorWallet(session.player, session.vassalage) : balance,
      reels: reelTheme(session.vassalage, session.gameCode),
      profile: profileOf(sheet.id),
      ...shownFigures(sheet),
      fairness: promiseOf(await play.seedsOf(session.player)),
      openRound: waiting ? pageRound(waiting) : null,
      lastRound: last && !waiting ? pageRound(last) : null,
    };
  }

  return {
    async redeem(launchToken) {
      const answer = await wallet.redeem(launchToken);
      if (answer.status !== 'OK') return null;
      const { status: _, balance, ...terms } = answer;
      const session: GameSession = { ...terms, id: randomUUID(), openedAtMs: Date.now() };
      await store.write({ t: 'session', session });
      return openingOf(session, balance);
    },
    async resume(sessionId) {
      const session = store.session(sessionId);
      if (!session) return null;
      const answer = await wallet.ask('balance', {
        token: session.sessionToken,
        player: session.player,
        currency: session.currency.code,
        gameCode: session.gameCode,
        amount: 0,
        roundClosed: false,
      });
      return answer.status === 'OK' ? openingOf(session, answer.balance) : null;
    },
  };
}
