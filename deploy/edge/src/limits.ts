/** Limits for one client, and how many clients are notified at once; tests lower them. */
export interface EdgeLimits {
  /** Largest body of a request to the operator, which has the same limit. */
  readonly bodyBytes: number;
  /** Largest body of a request to the provider, which has the same limit. */
  readonly gameBodyBytes: number;
  /** Requests of one network whose bodies have not arrived yet. */
  readonly incompletePerNetwork: number;
  /** Open pages of one network that are notified by a stream; further ones ask every few seconds. */
  readonly streamsPerNetwork: number;
  /** Time for the headers of a request. */
  readonly headMs: number;
  /** Time for the whole request, headers and body. */
  readonly requestMs: number;
  /** How often the two times above are checked. */
  readonly checkMs: number;
  /** How long the rest of a refused body is read and discarded, so that the client can read the answer. */
  readonly drainMs: number;
  /** A connection without data in either direction is closed after this time. */
  readonly silentMs: number;
  /** How long operator or provider may take until an answer starts. */
  readonly upstreamMs: number;
  /** How often an idle stream sends a comment. */
  readonly heartbeatMs: number;
  /** How many open pages are notified of one change in a second, and how long the last one may wait. */
  readonly notifiedPerSecond: number;
  readonly longestSpreadMs: number;
  /** After an interruption: how many open pages say again in a second whose they are, each asking for all that it shows. */
  readonly followedPerSecond: number;
  /** Changes of one member within this time are one notification. */
  readonly gatherMs: number;
}

export const edgeLimits: EdgeLimits = {
  bodyBytes: 512 * 1024,
  gameBodyBytes: 16 * 1024,
  incompletePerNetwork: 64,
  // Many players of a mobile network share one address.
  streamsPerNetwork: 1_000,
  headMs: 10_000,
  requestMs: 30_000,
  checkMs: 2_000,
  drainMs: 10_000,
  silentMs: 75_000,
  upstreamMs: 60_000,
  heartbeatMs: 15_000,
  notifiedPerSecond: 500,
  longestSpreadMs: 3_000,
  followedPerSecond: 200,
  gatherMs: 200,
};
