/** The operator's only source of time; draws, settlement and expiry read it, so tests and demos can move it. */
export interface Clock {
  now(): Date;
  /** Converts a moment of another clock, such as the database's, to the operator's time. */
  fromMachine(moment: Date): Date;
  /** Moves time forward; moving it back is refused, as settled events would happen again. */
  advance(ms: number): void;
  readonly offsetMs: number;
}

/** Wall time plus an offset that only grows. `wallFromMachine` converts a moment of another clock to wall time. */
export function offsetClock(
  offsetMs = 0,
  wall: () => number = Date.now,
  wallFromMachine = (moment: Date): number => moment.getTime(),
): Clock {
  let offset = offsetMs;
  return {
    now: () => new Date(wall() + offset),
    fromMachine: (moment) => new Date(wallFromMachine(moment) + offset),
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
  const wall = () => start.getTime();
  return offsetClock(0, wall, wall);
}
