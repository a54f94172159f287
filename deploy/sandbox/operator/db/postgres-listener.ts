import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const reconnectAfterMs = 1000;

/** Keeps one connection listening; after a break it reconnects and tells that notifications may have been missed. */
export async function listenOnPostgres(url: string, channel: string, heard: (payload: string | null) => void) {
  let isStopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url });
    await fresh.connect();
    fresh.on('notification', (message) => heard(message.payload ?? ''));
    fresh.on('error', () => void reconnect());
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      await wait(reconnectAfterMs, undefined, { ref: false });
      try {
        client = await connect();
        heard(null);
        return;
      } catch (cause) {
        process.emitWarning(String(cause));
      }
    }
  }

  return async () => {
    isStopped = true;
    client.removeAllListeners('error');
    // What still arrives on a line that is being hung up is no news.
    client.on('error', () => undefined);
    await client.end();
  };
}
