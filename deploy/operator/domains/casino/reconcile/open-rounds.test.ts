import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { RoundState } from '@tessera/wallet-protocol/messages';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type OpenedGame, withGamesFixture } from '../testing/games-fixture.ts';
import { createProviderClient, type ProviderClient } from './ask-provider.ts';
import { openForMs, voidLostRounds } from './open-rounds.ts';
import { reconcileJobs } from './reconcile.ts';

const stake = 20_000;
const waitingRounds = 250;

describe.each(seededDatabases)('rounds that stay open on %s', (_name, open) => {
  const fixture = withGamesFixture({ on: open });
  let game: OpenedGame;
  let silent: Server;
  const asked: string[] = [];
  beforeAll(async () => {
    game = await fixture.open();
    silent = createServer(() => undefined);
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  /** A provider that knows every round except some; `onAsk` may throw or abort. */
  const provider = (lost: readonly string[], onAsk: (roundId: string) => void = () => undefined): ProviderClient => ({
    name: 'tessera-games',
    async stateOf(roundId): Promise<RoundState> {
      asked.push(roundId);
      onAsk(roundId);
      return lost.includes(roundId) ? 'unknown' : 'waiting';
    },
    proofOf: async () => null,
    totals: async () => ({ stakes: 0, wins: 0, pending: 1 }),
  });

  async function loseRound(): Promise<string> {
    game = await fixture.open();
    const roundId = randomUUID();
    const bet = await fixture.wallet('bet', game, { roundId, txId: randomUUID(), amount: stake });
    expect(bet.status).toBe('OK');
    return roundId;
  }

  /** As many rounds as more than one pass can ask about, each older than the lost one and waiting for its player. */
  async function waitingForPlayers(): Promise<void> {
    const { db, clock } = fixture.operator.context;
    await db.query(
      `insert into game_round (provider, round_id, merchant, member_id, code, status, stake_minor, started_at)
       select 'tessera-games', 'waiting-' || n, 'aurora', $1, 'PG-0123', 'open', 100, $2::timestamptz - n * interval '1 second'
       from generate_series(1, $3::int) n`,
      [Number(game.player.split(':')[1]), clock.now(), waitingRounds],
    );
  }

  const voidLost = (client: ProviderClient, signal?: AbortSignal) =>
    voidLostRounds(fixture.operator.context, client, signal);

  it('hide no younger lost round, even when each pass is cut short', async () => {
    const { clock } = fixture.operator.context;
    const before = await fixture.cashOf(game);
    await waitingForPlayers();
    const lost = await loseRound();
    expect(await voidLost(provider([lost]))).toEqual([]);
    clock.advance(openForMs + 1000);
    const voided: string[] = [];
    for (let pass = 0; pass < 4; pass += 1) {
      const controller = new AbortController();
      const enough = asked.length + 70;
      voided.push(
        ...(await voidLost(
          provider([lost], () => asked.length >= enough && controller.abort()),
          controller.signal,
        )),
      );
    }
    expect(voided).toEqual([lost]);
    expect(await fixture.cashOf(game)).toBe(before);
    expect(new Set(asked).size).toBe(waitingRounds + 1);
    expect(asked).toHaveLength(waitingRounds + 1);
  });

  it('are asked about again, those first that were not asked about for longest', async () => {
    const { clock } = fixture.operator.context;
    expect(await voidLost(provider([]))).toEqual([]);
    expect(asked).toEqual([]);
    clock.advance(openForMs + 1000);
    await voidLost(provider([]));
    expect(asked).toHaveLength(waitingRounds);
  });

  it('are asked about once when two operators ask at the same time', async () => {
    fixture.operator.context.clock.advance(openForMs + 1000);
    await Promise.all([voidLost(provider([])), voidLost(provider([]))]);
    expect(asked).toHaveLength(waitingRounds);
    expect(new Set(asked).size).toBe(waitingRounds);
  });

  it('are asked about although the provider has no answer about one of them', async () => {
    const { clock } = fixture.operator.context;
    const lost = await loseRound();
    clock.advance(openForMs + 1000);
    const broken = (roundId: string) => {
      if (roundId === 'waiting-1') throw new Error('broken round');
    };
    expect(await voidLost(provider([lost], broken))).toEqual([lost]);
  });

  it('are left for later when the provider is away', async () => {
    fixture.operator.context.clock.advance(openForMs + 1000);
    const away = provider([], () => {
      throw new Error('away');
    });
    await expect(voidLost(away)).rejects.toThrow('away');
    expect(asked.length).toBeLessThan(20);
  });

  it('hold no job up at a provider that takes requests and never answers, once its signal aborts', async () => {
    const { context } = fixture.operator;
    await loseRound();
    context.clock.advance(openForMs + 1000);
    const address = silent.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const startedMs = Date.now();
    const jobs = reconcileJobs(context, createProviderClient(url, 'test-provider-secret'));
    await Promise.all(jobs.map((job) => job.run(context.clock.now(), AbortSignal.timeout(50))));
    expect(jobs.map(({ name }) => name)).toEqual(['games.lost-rounds', 'games.totals', 'games.vendor-wallets']);
    expect(Date.now() - startedMs).toBeLessThan(4000);
  });
});
