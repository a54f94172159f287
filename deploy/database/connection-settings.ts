/**
 * Finds out within a minute that a server has vanished without closing the connection, where nothing was being sent; the system's own
 * setting is two hours. A statement that the server has not received is given up by the system only after a quarter of an hour.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const;

/**
 * The same at the server: the locks of a process that has vanished, or that has stopped inside a transaction, are free after a
 * minute. Sent as a statement, since poolers refuse options at the start of a connection. Over a Unix socket those of TCP have no
 * effect.
 */
export const sessionSettings = `
  set idle_in_transaction_session_timeout = '60s';
  set tcp_keepalives_idle = '30s';
  set tcp_keepalives_interval = '10s';
  set tcp_keepalives_count = 3;
  set tcp_user_timeout = '60s'`;
