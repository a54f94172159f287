let offsetMs = 0;

/** Learns the server's time from an answer; half the round trip is taken as the way back (spec §4). */
export function learnServerTime(serverMs: number, sentAt: number, receivedAt: number): void {
  offsetMs = serverMs + (receivedAt - sentAt) / 2 - receivedAt;
}

/** Milliseconds since the epoch by the operator's clock: what countdowns and ages are reckoned by. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
