import pg from 'pg';
import { keepAlive, sessionSettings } from './connection-settings.ts';
import { messageOf } from './database.ts';
import { withBackOff } from './postgres-away.ts';

const connectionTimeoutMillis = 5_000;

type OnNotification = (payload: string | null) => void;

/** A connection that listens; `broken` settles when it does so no longer. */
async function listenOnce(url: string, channel: string, onNotification: OnNotification) {
  const client = new pg.Client({ connectionString: url, ...keepAlive, connectionTimeoutMillis });
  const close = () => client.end().catch(() => undefined);
  const broken = new Promise<void>((settle) => {
    client.on('error', () => settle()).on('end', () => settle());
  });
  client.on('notification', (message) => onNotification(message.payload ?? ''));
  try {
    await client.connect();
    await client.query(sessionSettings);
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { broken, close };
}

/** Keeps one connection listening; after a break it reconnects, and null means that notifications may have been missed. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onNotification: OnNotification,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let line = await listenOnce(url, channel, onNotification);

  /** Logs the first failure after a break, so that a listener that never reconnects is noticed. */
  function untilStopped() {
    let hasWarned = false;
    return {
      shouldRetry(failure: unknown): boolean {
        if (!isStopped && !hasWarned)
          process.emitWarning(`Notifications of PostgreSQL (${channel}) are away: ${messageOf(failure)}`);
        hasWarned = true;
        return !isStopped;
      },
    };
  }

  // The only reconnection loop: a connection can break while it is being made, which must not start a second loop.
  async function follow(): Promise<void> {
    for (;;) {
      await line.broken;
      await line.close();
      if (isStopped) return;
      line = await withBackOff(untilStopped(), () => listenOnce(url, channel, onNotification));
      if (isStopped) return line.close();
      onNotification(null);
    }
  }
  const following = follow().catch((cause) => {
    // A reconnection that fails after the stop needs no report.
    if (!isStopped) process.emitWarning(`Notifications of PostgreSQL (${channel}) have ended: ${messageOf(cause)}`);
  });

  return async () => {
    isStopped = true;
    await line.close();
    await following;
  };
}
