import type { Outcome, Round } from './records.ts';

export const roundColumns = `id, key, session_id, token, player, currency, game_code, profile, stake_minor, bet_tx,
  server_seed, client_seed, nonce, at_ms, stage, bet_status, outcome, seen, settle_tx, vendor`;

/** A row of the table `round`. */
export interface StoredRound {
  readonly id: string;
  readonly key: string;
  readonly session_id: string;
  readonly token: string;
  readonly player: string;
  readonly currency: string;
  readonly game_code: string;
  readonly profile: string;
  readonly stake_minor: number;
  readonly bet_tx: string;
  readonly server_seed: string;
  readonly client_seed: string;
  readonly nonce: number;
  readonly at_ms: number;
  readonly stage: Round['stage'];
  readonly bet_status: string | null;
  readonly outcome: string | null;
  readonly seen: number;
  readonly settle_tx: string | null;
  readonly vendor: string | null;
}

export const toRound = (row: StoredRound): Round => ({
  id: row.id,
  key: row.key,
  sessionId: row.session_id,
  token: row.token,
  player: row.player,
  currency: row.currency,
  gameCode: row.game_code,
  profile: row.profile,
  stakeMinor: row.stake_minor,
  betTx: row.bet_tx,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  nonce: row.nonce,
  atMs: row.at_ms,
  stage: row.stage,
  betStatus: row.bet_status,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  seen: row.seen,
  settleTx: row.settle_tx,
  ...(row.vendor === null ? {} : { vendor: row.vendor }),
});

/** In the order of {@link roundColumns}. */
export const toRow = (round: Round) =>
  [
    round.id,
    round.key,
    round.sessionId,
    round.token,
    round.player,
    round.currency,
    round.gameCode,
    round.profile,
    round.stakeMinor,
    round.betTx,
    round.serverSeed,
    round.clientSeed,
    round.nonce,
    round.atMs,
    round.stage,
    round.betStatus,
    round.outcome && JSON.stringify(round.outcome),
    round.seen,
    round.settleTx,
    round.vendor ?? null,
  ] as const;
