/** What one client may take of the edge, and how it treats many at once; tests lower it. */
export interface EdgeLimits {
  /** Largest body of a request to the operator; its own limit is the same. */
  readonly bodyBytes: number;
  /** Largest body of a request to the provider; its own limit is the same. */
  readonly gameBodyBytes: number;
  /** Requests of one address whose bodies have not arrived yet. */
  readonly unfinishedPerAddress: number;
  /** Time for the head of a request. */
  readonly headMs: number;
  /** Time for the whole request, head and body. */
  readonly requestMs: number;
  /** How often the two times above are looked at. */
  readonly lookMs: number;
  /** How long the rest of a refused body is read and thrown away, so that the client can read the answer. */
  readonly drainMs: number;
  /** A connection on which nothing moves in either direction for this long is closed. */
  readonly silentMs: number;
  /** How long the operator or the provider may take to begin an answer. */
  readonly upstreamMs: number;
  /** How often an idle stream sends a comment. */
  readonly heartbeatMs: number;
  /** How many open pages are notified of one change in a second, and how long the last may wait. */
  readonly notifiedPerSecond: number;
  readonly longestSpreadMs: number;
}

export const edgeLimits: EdgeLimits = {
  bodyBytes: 512 * 1024,
  gameBodyBytes: 16 * 1024,
  unfinishedPerAddress: 64,
  headMs: 10_000,
  requestMs: 30_000,
  lookMs: 2_000,
  drainMs: 10_000,
  silentMs: 75_000,
  upstreamMs: 60_000,
  heartbeatMs: 15_000,
  notifiedPerSecond: 500,
  longestSpreadMs: 3_000,
};
