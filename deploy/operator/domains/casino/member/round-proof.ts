import { getRoundProof } from '@tessera/shared/wire/games';
import { providerName } from '@tessera/wallet-protocol/messages';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CasinoNeeds } from '../needs.ts';
import type { ProviderClient } from '../reconcile/ask-provider.ts';

interface OwnRound {
  readonly provider: string;
  readonly roundId: string;
  readonly code: string;
  readonly status: 'open' | 'closed' | 'void';
}

/** Passes on what the provider proves a member's own round with. */
export function answerRoundProof({ routes, db, log }: CasinoNeeds, provider: ProviderClient | undefined): void {
  routes.handleMember(getRoundProof, async ({ member, request: { source } }) => {
    const [, name = '', ...round] = source.split(':');
    const [own] = await db.query<OwnRound>(
      `select provider, round_id as "roundId", code, status from game_round
       where provider = $1 and round_id = $2 and member_id = $3`,
      [name, round.join(':'), member.id],
    );
    if (!own) throw new Refusal(404, 'round.unknown');
    const { code, status } = own;
    // Rounds of the demo's history were never played: nobody can prove them.
    if (own.provider !== providerName) return { code, status, proof: null };
    if (!provider) throw new Refusal(503, 'round.provider.away');
    try {
      return { code, status, proof: await provider.proofOf(own.roundId) };
    } catch (cause) {
      log.warn({ err: cause, round: own.roundId }, 'the provider gave no proof of a round');
      throw new Refusal(503, 'round.provider.away');
    }
  });
}
