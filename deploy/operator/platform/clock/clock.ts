/** The operator's only source of time; draws, settlement and expiry read it, so tests and demos can move it. */
export interface Clock {
  now(): Date;
  /** Moves time forward; moving it back is refused, as settled events would happen again. */
  advance(ms: number): void;
  readonly offsetMs: number;
}

/** Wall time plus an offset that only grows. */
export function offsetClock(offsetMs = 0, wall: () => number = Date.now): Clock {
  let offset = offsetMs;
  return {
    now: () => new Date(wall() + offset),
    advance(ms) {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError('Time moves forward by whole milliseconds only.');
      offset += ms;
    },
    get offsetMs() {
      return offset;
    },
  };
}

/** A stopped clock that is moved by hand; for tests. */
export function standingClock(start: Date): Clock {
  return offsetClock(0, () => start.getTime());
}
