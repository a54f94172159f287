import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freshRound,
  paidRound,
  samplePlayer,
  sampleSeeds,
  sampleSession,
  sampleSnapshot,
} from '../../testing/sample-records.ts';
import { importJournal } from './import-journal.ts';
import { openDatabase } from './open-database.ts';
import { openStore, type Store } from './store.ts';

const nowMs = Date.now();
const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;
const snapshot = lineOf({ t: 'snapshot', state: sampleSnapshot(2, 3, nowMs) });
const round = freshRound(0, 100, nowMs);
const roundLine = lineOf({ t: 'round', round });
const taken = lineOf({ t: 'bet-answer', roundId: round.id, status: 'OK' });
const paid = [
  lineOf({ t: 'outcome', roundId: round.id, outcome: { spins: [[1, 2, 3, 4, 5]], winMinor: 700 } }),
  lineOf({ t: 'pay', roundId: round.id, settleTx: 'win-1' }),
  lineOf({ t: 'paid', roundId: round.id }),
].join('');

describe('the journal of earlier versions', () => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-import-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  let folder: string;
  let journal: string;
  let store: Store | undefined;
  const said: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(root, 'provider-'));
    journal = join(folder, 'journal.jsonl');
    said.splice(0);
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
  });
  function importing(content: string): Store {
    writeFileSync(journal, content);
    store = openStore(folder, (message) => said.push(message));
    return store;
  }

  it('is imported with its snapshot and every record after it, and renamed', async () => {
    const content = snapshot + roundLine + taken + paid;
    const imported = importing(content);
    expect(imported.session(sampleSession(1, nowMs).id)).toEqual(sampleSession(1, nowMs));
    expect(imported.closedRounds(samplePlayer(1))).toEqual([2, 1, 0].map((n) => paidRound(1, n, nowMs - 100_000 + n)));
    expect(imported.round(round.id)).toMatchObject({ ...round, stage: 'paid', outcome: { winMinor: 700 } });
    expect(imported.seeds(samplePlayer(0))).toEqual({ ...sampleSeeds(0), nonce: 101 });
    expect(imported.totals()).toEqual({ stakes: 7 * 20_000, wins: 6 * 5000 + 700 });
    expect(existsSync(journal)).toBe(false);
    expect(readFileSync(`${journal}.imported`, 'utf8')).toBe(content);
    expect(said).toEqual([`6 lines of ${journal} were imported into the store; the file is now ${journal}.imported.`]);
  });

  it('keeps what is open: free spins wait, and unsettled money is still settled', () => {
    const waiting = freshRound(1, 200, nowMs);
    const free = {
      spins: [
        [1, 2, 3, 4, 5],
        [5, 4, 3, 2, 1],
      ],
      winMinor: 900,
    };
    const imported = importing(
      snapshot +
        roundLine +
        taken +
        lineOf({ t: 'return', roundId: round.id, settleTx: 'back-1' }) +
        lineOf({ t: 'round', round: waiting }) +
        lineOf({ t: 'bet-answer', roundId: waiting.id, status: 'OK' }) +
        lineOf({ t: 'outcome', roundId: waiting.id, outcome: free }) +
        lineOf({ t: 'seen', roundId: waiting.id, seen: 1 }) +
        lineOf({ t: 'withdrawn', key: 'pressed', atMs: nowMs }),
    );
    expect(imported.waitingRound(samplePlayer(1), waiting.gameCode)).toMatchObject({
      id: waiting.id,
      seen: 1,
      outcome: free,
    });
    expect(imported.unsettledRounds()).toEqual([
      expect.objectContaining({ id: round.id, stage: 'returning', settleTx: 'back-1' }),
    ]);
    expect(imported.isCancelled('pressed')).toBe(true);
  });

  it('loses only the last line if that was not completely written', () => {
    const imported = importing(`${snapshot}${roundLine}${taken.slice(0, 40)}`);
    expect(imported.round(round.id)).toMatchObject({ stage: 'betting', betStatus: null });
    expect(said[0]).toBe(`${journal}:3: it was never written to its end and was left out`);
  });

  it('yields every complete record behind the incomplete ones that a full disk left on the same line', () => {
    const half = '{"t":"return","roundId":"r-1","settleTx":"c1f1-2a';
    const imported = importing(`${snapshot}${half}${half}${roundLine}${taken}not a record\n${paid}`);
    expect(imported.round(round.id)).toMatchObject({ stage: 'paid', outcome: { winMinor: 700 } });
    expect(said.slice(0, 2)).toEqual([
      `${journal}:2: half a record before a whole one was left out`,
      `${journal}:4: it is no whole record and was left out`,
    ]);
  });

  it('names the lines whose round was lost, and imports all others', () => {
    const imported = importing(
      `${roundLine.slice(0, 50)}\n${taken}${lineOf({ t: 'session' })}${lineOf({ t: 'round', round: freshRound(1, 1, nowMs) })}`,
    );
    expect(said.slice(0, 3)).toEqual([
      `${journal}:1: it is no whole record and was left out`,
      `${journal}:2: it was left out: There is no round ${round.id}.`,
      expect.stringMatching(/:3: it was left out: /),
    ]);
    expect(imported.round(freshRound(1, 1, nowMs).id)).toBeDefined();
    expect(imported.totals()).toEqual({ stakes: 0, wins: 0 });
  });

  it('is imported once, also if the process was killed before the file was renamed', async () => {
    await importing(snapshot).close();
    writeFileSync(journal, snapshot);
    store = openStore(folder, (message) => said.push(message));
    expect(store.totals()).toEqual({ stakes: 6 * 20_000, wins: 6 * 5000 });
    expect(existsSync(journal)).toBe(false);
  });

  it('is imported as a whole or not at all, and again at the next start', () => {
    const path = join(folder, 'provider.db');
    const small = openDatabase(path);
    small.pragma('max_page_count = 40');
    writeFileSync(journal, lineOf({ t: 'snapshot', state: sampleSnapshot(20, 24, nowMs) }));
    expect(() => importJournal(small, journal, (message) => said.push(message))).toThrow('full');
    expect(small.prepare('select count(*) as count from session').get()).toMatchObject({ count: 0 });
    small.pragma('max_page_count = 1000000');
    importJournal(small, journal, (message) => said.push(message));
    expect(small.prepare('select count(*) as count from session').get()).toMatchObject({ count: 20 });
    small.close();
  });

  it('stops the start with one sentence if the store beside it has rounds already', async () => {
    await importing(snapshot).close();
    writeFileSync(journal, roundLine);
    expect(() => openStore(folder, () => undefined)).toThrow(
      `The provider's store ${journal} could not be opened: the store beside it has rounds of its own already; move one of the two files away.`,
    );
    expect(readFileSync(journal, 'utf8')).toBe(roundLine);
  });
});
