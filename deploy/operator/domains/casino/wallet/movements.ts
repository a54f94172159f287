import { type Database, one } from '@tessera/database/database';
import type { WalletRequest, WalletStatus } from '@tessera/wallet-protocol/messages';
import { isTrial, type Member } from '../../identity/index.ts';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';

export interface Booked {
  readonly status: WalletStatus;
  readonly movementId: number | null;
}

/** One of the SQL functions that move money or close a round (0002, 0020 and 0021 of the migrations beside). */
export type MoneyOperation = 'bet' | 'vendor_bet' | 'win' | 'rollback' | 'end_round' | 'resettle' | 'void';

export interface WalletMovement {
  readonly provider: string;
  readonly request: WalletRequest;
  readonly member: Pick<Member, 'id' | 'type' | 'merchant'>;
  readonly game: Pick<CatalogueGame, 'category' | 'vassalage'> | undefined;
  readonly launchId: string | null;
  /** Of a `vendor_bet`: the vendor whose wallet it comes from. */
  readonly vendorWallet?: string | null;
}

/** Books a request in one round trip and one transaction; repeated, it finds what it booked before. */
export async function book(
  db: Database,
  operation: MoneyOperation,
  { provider, request, member, game, launchId, vendorWallet = null }: WalletMovement,
  now: Date,
): Promise<Booked> {
  const movement = {
    provider,
    txId: request.txId,
    refTxId: request.refTxId ?? null,
    roundId: request.roundId,
    code: request.gameCode,
    category: game?.category ?? null,
    vassalage: game?.vassalage ?? null,
    amount: request.amount,
    closesRound: request.roundClosed,
    revision: request.revision,
    merchant: member.merchant,
    memberId: member.id,
    isTrial: isTrial(member),
    launchId,
    ...(vendorWallet === null ? {} : { vendorWallet }),
  };
  const rows = await db.query<{ result: Booked }>(`select wallet_${operation}($1::jsonb, $2) as result`, [
    JSON.stringify(movement),
    now,
  ]);
  return one(rows).result;
}
