import { createNanoEvents } from 'nanoevents';
import { Subject } from 'rxjs';
import { EventBus } from '../../shared/src/events/bus.ts';
import { median } from './statistics.ts';

const LISTENERS = [1, 10, 100] as const;
const EMITS = 100_000;

export interface BusRow {
  readonly listeners: number;
  /** Emits per second, median of the rounds. */
  readonly tessera: number;
  readonly subject: number;
  readonly nanoevents: number;
}

function perSecond(emit: () => void): number {
  const from = process.hrtime.bigint();
  for (let n = 0; n < EMITS; n++) emit();
  return Math.round(EMITS / (Number(process.hrtime.bigint() - from) / 1e9));
}

/**
 * Compares emits per second with a bare RxJS Subject and nanoevents, alternating in one run. Our bus parses and
 * stamps each payload; the others do not.
 */
export function benchBus(rounds = 9): readonly BusRow[] {
  return LISTENERS.map((listeners) => {
    const bus = new EventBus({ report: (fault) => console.error(fault) });
    const subject = new Subject<{ gameId: string; roundId: string }>();
    const nano = createNanoEvents<{ round: (payload: { gameId: string; roundId: string }) => void }>();
    let received = 0;
    for (let n = 0; n < listeners; n++) {
      bus.on('games:round-ended').subscribe(() => received++);
      subject.subscribe(() => received++);
      nano.on('round', () => received++);
    }
    const payload = { gameId: 'PG-1', roundId: 'r-1' };
    const samples: Record<'tessera' | 'subject' | 'nanoevents', number[]> = {
      tessera: [],
      subject: [],
      nanoevents: [],
    };
    for (let round = 0; round < rounds; round++) {
      samples.tessera.push(perSecond(() => bus.emit('games', 'games:round-ended', payload)));
      samples.subject.push(perSecond(() => subject.next(payload)));
      samples.nanoevents.push(perSecond(() => nano.emit('round', payload)));
    }
    if (received !== rounds * EMITS * listeners * 3) throw new Error('A listener was missed.');
    return {
      listeners,
      tessera: median(samples.tessera),
      subject: median(samples.subject),
      nanoevents: median(samples.nanoevents),
    };
  });
}
