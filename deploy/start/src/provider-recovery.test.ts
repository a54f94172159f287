import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchGame } from '@tessera/shared/wire/games';
import { createProviderClient } from '../../operator/domains/casino/reconcile/ask-provider.ts';
import { openForMs, voidLostRounds } from '../../operator/domains/casino/reconcile/open-rounds.ts';
import { createTotalsCheck, differenceOfTotals } from '../../operator/domains/casino/reconcile/totals.ts';
import { withGamesFixture } from '../../operator/domains/casino/testing/games-fixture.ts';
import type { Opening, SpinAnswer } from '../../provider/server/http/page-api.ts';
import {
  type ConnectionMode,
  type FaultyConnection,
  faultyConnection,
} from '../../provider/testing/faulty-connection.ts';
import { type ProviderProcess, startProvider } from '../../provider/testing/provider-process.ts';

const secret = 'test-provider-secret';

describe('money, when the provider is killed in the middle of a round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-provider-'));
  let line: FaultyConnection;
  let provider: ProviderProcess;
  let opening: Opening;
  let player: string;
  let stakeMinor: number;

  // Before the fixture's own: the provider ends before the operator that it calls.
  afterAll(async () => {
    await provider.kill();
    await line.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const fixture = withGamesFixture();
  beforeAll(async () => {
    await fixture.operator.app.listen({ host: '127.0.0.1', port: 0 });
    const address = fixture.operator.app.server.address();
    line = await faultyConnection(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    provider = await startProvider(folder, line.url, secret);
    const token = await fixture.site.tokenOf('player01');
    const { body } = await fixture.site.call(
      launchGame,
      { gameId: 'JL-0249', vassalage: 'JL', launchMode: 'GLS' },
      { token },
    );
    const url = new URL((body.value as { content: { game_url: string } }).content.game_url);
    opening = (await provider.post<Opening>('/api/redeem', { launch: url.hash.slice('#launch='.length) })).body;
    stakeMinor = opening.defaultStake;
    player = `player:${(await fixture.operator.context.accounts.byUsername('aurora', 'player01'))?.id}`;
  });

  const client = () => createProviderClient(provider.url, secret);
  const cash = () => fixture.operator.context.ledger.balance('aurora', { owner: player, kind: 'player_cash' });
  const spin = (key = randomUUID()) =>
    provider.post<SpinAnswer>('/api/spin', { session: opening.session, key, stakeMinor });

  /** Plays a spin, and its free spins if there are any. */
  async function playThrough(): Promise<SpinAnswer> {
    let { body } = await spin();
    while ('round' in body && body.round.stage === 'waiting') {
      const { id: roundId } = body.round;
      body = (await provider.post<SpinAnswer>('/api/advance', { session: opening.session, roundId })).body;
    }
    return body;
  }

  /** Waits until nothing is unsettled, then compares the totals of both sides. */
  async function settled(): Promise<void> {
    for (let tries = 0; (await client().totals()).pending > 0; tries += 1) {
      if (tries > 200) throw new Error('The provider does not settle.');
      await wait(50);
    }
    expect(await differenceOfTotals(fixture.operator.context, client())).toEqual({ stakes: 0, wins: 0 });
    await fixture.expectMoneyInOrder();
  }

  async function killDuring(operation: string, mode: ConnectionMode): Promise<void> {
    line.set(operation, mode);
    const caught = line.caught(operation);
    const pressed = playThrough().catch(() => undefined);
    await caught;
    await provider.kill();
    await pressed;
    line.set(operation, 'pass');
    provider = await startProvider(folder, line.url, secret);
    await settled();
  }

  it("plays rounds, and each balance is the wallet's", async () => {
    let balance = await cash();
    for (let n = 0; n < 12; n += 1) {
      const played = await playThrough();
      if (played.kind !== 'played') throw new Error(played.kind);
      expect(played.balance).toBe(balance - stakeMinor + played.round.wonMinor);
      balance = played.balance ?? 0;
    }
    expect(await cash()).toBe(balance);
    await settled();
  });

  it('plays one round for one click, however often it is sent', async () => {
    const before = await cash();
    const key = randomUUID();
    const first = (await spin(key)).body;
    const second = (await spin(key)).body;
    if (first.kind !== 'played' || second.kind !== 'played') throw new Error('not played');
    expect(second.round).toEqual(first.round);
    const paid = first.round.stage === 'waiting' ? 0 : first.round.wonMinor;
    expect(await cash()).toBe(before - stakeMinor + paid);
    if (first.round.stage === 'waiting') await playThrough();
  });

  it('refunds the stake when the bet never arrived', async () => {
    const before = await cash();
    await killDuring('bet', 'hold');
    expect(await cash()).toBe(before);
  });

  it('refunds the stake when the bet was taken but the answer was lost', async () => {
    const before = await cash();
    line.set('rollback', 'hold');
    await Promise.all([killDuring('bet', 'lose-answer'), wait(100).then(() => line.set('rollback', 'pass'))]);
    expect(await cash()).toBe(before);
  });

  it.each(['hold', 'lose-answer'] as const)('pays a win once when its request was interrupted (%s)', async (mode) => {
    const { db } = fixture.operator.context;
    await killDuring('win', mode);
    const wrong = await db.query(
      `select r.round_id from game_round r where r.stake_minor > 0 and (r.status = 'open' or (
           select count(*) from wallet_transaction t where t.round_id = r.round_id and t.kind = 'win' and t.status = 'OK') <> 1)`,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the session, the seeds and the free spins', async () => {
    const { status, body } = await provider.post<Opening>('/api/resume', { session: opening.session });
    expect(status).toBe(200);
    expect(body.fairness.serverSeedHash).toBe(opening.fairness.serverSeedHash);
    expect(body.fairness.nonce).toBeGreaterThan(12);
    expect(body.balance).toBe(await cash());
  });

  it('closes cleanly on SIGTERM, and loses nothing', async () => {
    const totals = await client().totals();
    expect(await provider.stop()).toBe(0);
    provider = await startProvider(folder, line.url, secret);
    expect(await client().totals()).toEqual(totals);
  });

  it('refuses a seed of a player that it cannot store unchanged', async () => {
    for (const clientSeed of ['null \u0000 byte', 'half a \ud800 character', ' ', 'x'.repeat(65)]) {
      const { status } = await provider.post('/api/seeds', { session: opening.session, clientSeed });
      expect([clientSeed, status]).toEqual([clientSeed, 400]);
    }
  });

  it('answers which rounds it does not have; the operator voids those after ten minutes, once', async () => {
    const { clock } = fixture.operator.context;
    const game = await fixture.open('player01', 'aurora', 'PG-0123');
    const before = await cash();
    const roundId = randomUUID();
    await fixture.wallet('bet', game, { roundId, txId: randomUUID(), amount: stakeMinor });
    expect(await voidLostRounds(fixture.operator.context, client())).toEqual([]);
    clock.advance(openForMs + 1000);
    expect(await voidLostRounds(fixture.operator.context, client())).toEqual([roundId]);
    expect(await cash()).toBe(before);
    expect(await voidLostRounds(fixture.operator.context, client())).toEqual([]);
    expect(await differenceOfTotals(fixture.operator.context, client())).toEqual({ stakes: 0, wins: 0 });
  });

  it('the operator records a difference between the totals of both sides when it is found twice', async () => {
    const { context } = fixture.operator;
    const game = await fixture.open('player01', 'aurora', 'PG-0123');
    await fixture.wallet('bet', game, { roundId: randomUUID(), txId: randomUUID(), amount: stakeMinor });
    const check = createTotalsCheck(context, client());
    await check(context.clock.now());
    await check(context.clock.now());
    await check(context.clock.now());
    const found = await context.db.query('select stakes_difference_minor as stakes from wallet_reconciliation');
    expect(found).toEqual([{ stakes: stakeMinor }]);
  });

  it('answers only the operator', async () => {
    expect((await provider.post('/operator/v1/totals', { requestId: randomUUID() })).status).toBe(401);
    await expect(createProviderClient(provider.url, 'wrong').totals()).rejects.toThrow('401');
  });
});
