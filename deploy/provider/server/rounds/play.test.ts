import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeWallet, gameSession } from '../../testing/fake-wallet.ts';
import { pageRound } from '../http/openings.ts';
import { freeSpinsOf, type Outcome, type Round } from '../store/records.ts';
import { openStore, type Store } from '../store/store.ts';
import { abandonedAfterMs, settleAbandonedRounds, stateOfRound } from './abandoned-rounds.ts';
import { createPlay, type Play } from './play.ts';
import { createSettlement, type Settlement } from './settlement.ts';

const session = gameSession;

describe('a round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-play-'));
  const wallet = fakeWallet();
  let store: Store;
  let settlement: Settlement;
  let play: Play;
  const log = () => undefined;

  async function restart() {
    await store?.close();
    store = openStore(folder, log);
    settlement = createSettlement(store, wallet.client, log);
    play = createPlay(store, wallet.client, settlement, log);
    await settlement.recover();
  }
  beforeAll(restart);
  afterAll(async () => {
    settlement.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const spin = () => play.spin(session, { key: randomUUID(), stakeMinor: 100 });
  async function untilFreeSpins(): Promise<Round> {
    for (let n = 0; n < 5000; n += 1) {
      const played = await spin();
      if (played.kind === 'played' && played.round.stage === 'waiting') return played.round;
    }
    throw new Error('No free spins in five thousand rounds.');
  }

  it('that was paid is there for a page that is opened again, in its own game alone', async () => {
    let played = await spin();
    while (played.kind !== 'played' || played.round.stage !== 'paid') {
      if (played.kind === 'played')
        for (let { round } = played; round.stage === 'waiting'; ) {
          const next = await play.advance(session, round.id);
          if (next.kind !== 'played') throw new Error(next.kind);
          round = next.round;
        }
      played = await spin();
    }
    expect(play.lastRoundIn(session)).toMatchObject({ id: played.round.id, stage: 'paid' });
    expect(play.lastRoundIn({ ...session, gameCode: 'PG-0002' })).toBeUndefined();
    const opened = { ...session, stakes: [50, 100], defaultStake: 50 };
    expect(play.firstStakeIn(opened)).toBe(100);
    expect(play.firstStakeIn({ ...opened, stakes: [50, 200] })).toBe(50);
    expect(play.firstStakeIn({ ...opened, gameCode: 'PG-0002' })).toBe(50);
    jest.useFakeTimers({ now: Date.now() + 6 * 60_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    expect(play.lastRoundIn(session)).toBeUndefined();
    jest.useRealTimers();
  });

  it('shows free spins one at a time, survives a restart between them and pays the whole at the end', async () => {
    const round = await untilFreeSpins();
    expect(pageRound(round).spins).toHaveLength(1);
    expect(stateOfRound(store, round.id)).toBe('waiting');
    expect((await spin()).kind).toBe('unfinished');
    const first = await play.advance(session, round.id);
    if (first.kind !== 'played') throw new Error(first.kind);
    expect(pageRound(first.round).spins).toHaveLength(2);

    await restart();
    expect(play.openRoundIn(session)).toMatchObject({ id: round.id, seen: 1, stage: 'waiting' });
    let last = first;
    while (last.round.stage === 'waiting') {
      const next = await play.advance(session, round.id);
      if (next.kind !== 'played') throw new Error(next.kind);
      last = next;
    }
    const win = wallet.asked.at(-1);
    expect(win).toMatchObject({ operation: 'win', request: { roundId: round.id, amount: round.outcome?.winMinor } });
    expect(pageRound(last.round).wonMinor).toBe(round.outcome?.winMinor);
    expect(stateOfRound(store, round.id)).toBe('settled');
  });

  it('is paid once when its player returns while it is being played to its end for them', async () => {
    const round = await untilFreeSpins();
    while ((store.round(round.id)?.seen ?? 0) < freeSpinsOf(round.outcome as Outcome) - 1)
      await play.advance(session, round.id);
    const before = store.totals().wins;
    await Promise.all([
      play.advance(session, round.id),
      settleAbandonedRounds(store, settlement, round.atMs + abandonedAfterMs + 1),
    ]);
    const wins = wallet.asked.filter(({ operation, request }) => operation === 'win' && request.roundId === round.id);
    expect(new Set(wins.map(({ request }) => request.txId)).size).toBe(1);
    expect(store.totals().wins).toBe(before + (round.outcome?.winMinor ?? 0));
  });

  it('is played to its end and paid when its player is away for a day', async () => {
    const round = await untilFreeSpins();
    expect(await settleAbandonedRounds(store, settlement, round.atMs + abandonedAfterMs)).toBe(0);
    expect(await settleAbandonedRounds(store, settlement, round.atMs + abandonedAfterMs + 1)).toBe(1);
    expect(wallet.asked.at(-1)).toMatchObject({ operation: 'win', request: { amount: round.outcome?.winMinor } });
  });

  it('is refused without a rollback when the wallet clearly refused', async () => {
    wallet.answerBets('INSUFFICIENT_FUNDS');
    const before = wallet.asked.length;
    expect(await spin()).toMatchObject({ kind: 'refused', status: 'INSUFFICIENT_FUNDS' });
    expect(wallet.asked.slice(before).map(({ operation }) => operation)).toEqual(['bet']);
  });

  it('that is refused for the maximum of a bonus is answered with that maximum', async () => {
    wallet.answerBets('BONUS_LIMIT', 5_000_000);
    expect(await spin()).toMatchObject({ kind: 'refused', status: 'BONUS_LIMIT', limitMinor: 5_000_000 });
  });

  it.each(['timeout', 'INTERNAL'] as const)(
    'is asked back and never sent twice when the bet ends in %s',
    async (end) => {
      wallet.answerBets(end);
      const before = wallet.asked.length;
      expect(await spin()).toMatchObject({ kind: 'refused', status: 'UNKNOWN' });
      const asked = wallet.asked.slice(before);
      expect(asked.map(({ operation }) => operation)).toEqual(['bet', 'rollback']);
      expect(asked[1]?.request.refTxId).toBe(asked[0]?.request.txId);
      wallet.answerBets('OK');
    },
  );

  it('is found by its key afterwards, and the lookup takes nothing', async () => {
    const key = randomUUID();
    const played = await play.spin(session, { key, stakeMinor: 100 });
    const before = wallet.asked.length;
    if (played.kind !== 'played') throw new Error(played.kind);
    expect(await play.find(session, key)).toMatchObject({ kind: 'played', round: { id: played.round.id } });
    expect(wallet.asked).toHaveLength(before);
    if (played.round.stage === 'waiting') await settleAbandonedRounds(store, settlement, Number.POSITIVE_INFINITY);
  });

  it('is never started by a request that arrives after its page learned that it did not', async () => {
    const key = randomUUID();
    const before = wallet.asked.length;
    expect(await play.find(session, key)).toEqual({ kind: 'none' });
    expect(await play.spin(session, { key, stakeMinor: 100 })).toEqual({ kind: 'none' });
    await restart();
    expect(await play.spin(session, { key, stakeMinor: 100 })).toEqual({ kind: 'none' });
    expect(wallet.asked).toHaveLength(before);
  });

  it('takes no stake that the game does not offer', async () => {
    const before = wallet.asked.length;
    const odd = await play.spin(session, { key: randomUUID(), stakeMinor: 150 });
    expect(odd).toMatchObject({ kind: 'refused', status: 'BAD_REQUEST' });
    expect(wallet.asked).toHaveLength(before);
  });

  it('keeps its seeds until they are replaced, which is refused while a round is open', async () => {
    const [a, b] = [await play.seedsOf(session.player), await play.seedsOf(session.player)];
    expect(a).toEqual(b);
    const revealed = await play.replaceSeeds(session.player, 'mine');
    expect(revealed?.serverSeed).toBe(a.serverSeed);
    expect(await play.seedsOf(session.player)).toMatchObject({ clientSeed: 'mine', nonce: 0 });
    await untilFreeSpins();
    expect(await play.replaceSeeds(session.player, 'again')).toBeNull();
  });
});
