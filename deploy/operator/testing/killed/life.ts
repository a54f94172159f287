import { fileURLToPath } from 'node:url';
import { advanceClock } from '@tessera/shared/wire/console';
import type { AnswerOf, Endpoint } from '@tessera/shared/wire/define-endpoint';
import type { FakeVendor } from '../../domains/casino/testing/fake-vendor.ts';
import { bundleProgram } from '../bundle-program.ts';
import { enterCashier } from '../kill-test/actors.ts';
import { startOperator } from '../operator-process.ts';
import { overHttp } from '../transport.ts';
import { type WireAnswer, wireClient } from '../wire-client.ts';
import type { KilledPlayer, Order, Said } from './messages.ts';
import type { Stop } from './stopping-database.ts';

const entry = fileURLToPath(new URL('./killed-operator.ts', import.meta.url));

/** Bundles what each life runs into a folder. */
export const bundleLife = (folder: string): Promise<string> => bundleProgram(entry, folder);

/** Where an operator lives on after it was killed. */
export interface Place {
  /** Of {@link bundleLife}. */
  readonly program: string;
  readonly folder: string;
  /** Empty for the embedded database. */
  readonly databaseUrl: string;
  readonly vendor: FakeVendor;
  readonly vendorPort: number;
}

/** One process of the operator, from its start to its kill. */
export interface Life {
  readonly vendor: FakeVendor;
  asPlayer(player: KilledPlayer, endpoint: Endpoint, request: object): Promise<WireAnswer>;
  asOffice(endpoint: Endpoint, request?: object): Promise<WireAnswer>;
  openPlayer(username: string): Promise<KilledPlayer>;
  /** The player with a new session. */
  signIn(player: KilledPlayer): Promise<KilledPlayer>;
  /** Settles a bet of the player that won as much as it staked. */
  settleStake(player: KilledPlayer, amountMinor: number): Promise<void>;
  query<Row>(sql: string, ...params: (string | number)[]): Promise<Row[]>;
  /** Ledger minus vendor; null while something is on its way. */
  walletDifference(): Promise<number | null>;
  /** Runs the work until it is at the stop, and leaves it there. */
  leaveAt(stop: Stop, work: () => Promise<unknown>): Promise<void>;
  /** Moves the clock and runs what is due by then; answers the new time. */
  passTime(ms: number): Promise<number>;
  /** Runs what is due; transfers without an answer are asked about. */
  runJobs(): Promise<void>;
  kill(): Promise<void>;
}

/** Longer than a transfer waits before somebody asks about it. */
const laterMs = 11_000;

export async function startLife({ program, folder, databaseUrl, vendor, vendorPort }: Place): Promise<Life> {
  const environment = { DATABASE_URL: databaseUrl, TESSERA_PROVIDER_PORT: String(vendorPort) };
  const { port, child, kill } = await startOperator(folder, environment, program);
  const waiting = new Map<number, (answer: unknown) => void>();
  let onReached: (() => void) | undefined;
  child.on('message', (said: Said) => {
    if ('reached' in said) onReached?.();
    else waiting.get(said.order)?.(said.answer);
  });
  let count = 0;
  const order = <Answer>(what: Order): Promise<Answer> =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, (answer) => resolve(answer as Answer));
      child.send({ number: count, order: what });
    });

  const client = wireClient(overHttp(port));
  const headers = await enterCashier(port);
  const asOffice: Life['asOffice'] = (endpoint, request = {}) => client.call(endpoint, request, { headers });
  const passTime: Life['passTime'] = async (ms) => {
    const { status, body } = await asOffice(advanceClock, { ms });
    if (status !== 200) throw new Error(`${advanceClock.name}: ${status} ${body.errorCode}`);
    return (body.value as AnswerOf<typeof advanceClock>).nowMs;
  };
  return {
    vendor,
    asOffice,
    asPlayer: ({ token }, endpoint, request) => client.call(endpoint, request, { token }),
    signIn: async (player) => ({ ...player, token: await order({ do: 'sign-in', memberId: player.id }) }),
    settleStake: ({ id }, amountMinor) => order({ do: 'settle-stake', memberId: id, amountMinor }),
    openPlayer: (username) => order({ do: 'open-player', username }),
    query: (sql, ...params) => order({ do: 'query', sql, params }),
    walletDifference: () => order({ do: 'wallet-difference' }),
    async leaveAt(stop, work) {
      await order({ do: 'stop-at', stop });
      const reached = new Promise<'reached'>((resolve) => {
        onReached = () => resolve('reached');
      });
      const ended = work().then(
        (answer) => `answered ${JSON.stringify(answer)}`,
        // The line breaks when the process is killed.
        (cause: unknown) => `broke: ${String(cause)}`,
      );
      const end = await Promise.race([reached, ended]);
      if (end !== 'reached') throw new Error(`Nothing stopped at "${stop.sql}": the request ${end}.`);
    },
    passTime,
    runJobs: async () => void (await passTime(laterMs)),
    kill,
  };
}
