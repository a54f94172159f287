import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal.ts';
import type { FreshRound } from './records.ts';

const round = (id: string, player = 'aurora:1'): FreshRound => ({
  id,
  key: id,
  sessionId: 's',
  token: 't',
  player,
  currency: 'P',
  gameCode: 'PG-0005',
  profile: 'low-951',
  stakeMinor: 100,
  betTx: `bet-${id}`,
  serverSeed: 'seed',
  clientSeed: 'client',
  nonce: 0,
  atMs: Number(id.replace(/\D/g, '') || 0),
});

describe('the journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-journal-'));
  const file = join(folder, 'journal.jsonl');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds everything again that was acknowledged, and nothing that was half written', async () => {
    const journal = await openJournal(folder);
    await journal.append({ t: 'round', round: round('r1') });
    await journal.close();
    appendFileSync(file, '{"t":"bet-answer","roundId":"r1","status":"OK"}\n{"t":"paid","roundId":"r1"');
    const again = await openJournal(folder);
    expect(again.state.rounds.r1).toMatchObject({ stage: 'betting', betStatus: 'OK' });
    expect(again.state.totals).toEqual({ stakes: 100, wins: 0 });
    await again.close();
  });

  it('is on the disk when it says so', async () => {
    const journal = await openJournal(folder);
    await Promise.all(Array.from({ length: 50 }, (_, n) => journal.append({ t: 'round', round: round(`m${n}`) })));
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"t":"round"')),
    ).toHaveLength(50);
    await journal.close();
  });

  it('shrinks to what is still of use, and keeps every open round', async () => {
    const journal = await openJournal(folder);
    for (let n = 0; n < 60; n += 1) {
      await journal.append({ t: 'round', round: round(`c${n}`, 'aurora:9') });
      await journal.append({ t: 'bet-answer', roundId: `c${n}`, status: n === 5 ? 'OK' : 'INSUFFICIENT_FUNDS' });
    }
    await journal.close();
    const again = await openJournal(folder);
    const kept = Object.values(again.state.rounds).filter(({ player }) => player === 'aurora:9');
    expect(kept).toHaveLength(25);
    expect(again.state.rounds.c5).toMatchObject({ stage: 'betting' });
    expect(again.state.rounds.c59).toBeDefined();
    await again.close();
  });

  it('can be read by nobody else on the machine', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
