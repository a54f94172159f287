import pg from 'pg';
import { withBackOff } from './postgres-away.ts';

const connectionTimeoutMillis = 5_000;

type Heard = (payload: string | null) => void;

/** A connection that listens; `broken` settles when it does so no longer. */
async function listenOnce(url: string, channel: string, heard: Heard) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis });
  const close = () => client.end().catch(() => undefined);
  const broken = new Promise<void>((settle) => {
    client.on('error', () => settle()).on('end', () => settle());
  });
  client.on('notification', (message) => heard(message.payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { broken, close };
}

/** Keeps one connection listening; after a break it reconnects, and null means that notifications may have been missed. */
export async function listenOnPostgres(url: string, channel: string, heard: Heard): Promise<() => Promise<void>> {
  let isStopped = false;
  let line = await listenOnce(url, channel, heard);
  const untilStopped = { shouldRetry: () => !isStopped };

  // The one loop that connects again: a line can break while it is being made, and that must not start a second.
  async function follow(): Promise<void> {
    for (;;) {
      await line.broken;
      await line.close();
      if (isStopped) return;
      line = await withBackOff(untilStopped, () => listenOnce(url, channel, heard));
      if (isStopped) return line.close();
      heard(null);
    }
  }
  // It fails only when nobody listens any more.
  const following = follow().catch(() => undefined);

  return async () => {
    isStopped = true;
    await line.close();
    await following;
  };
}
