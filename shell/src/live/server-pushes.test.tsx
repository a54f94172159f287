import { switches$ } from '@tessera/shared/switches';
import { installBoot } from '../remotes/live-remotes.ts';
import { followServer, status$ } from './server-pushes.ts';

/** The stream of the page under test: jsdom has none. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream;
  readyState = 1;
  constructor() {
    super();
    Stream.last = this;
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  tell(live: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(live) }));
  }
}

beforeAll(() => Object.assign(globalThis, { EventSource: Stream }));

it('a page takes in the status its stream begins with, and draws its parts anew only when the switches are others', () => {
  const tree = (enabled: string) => [{ modId: 'FREEPLAY3', enabled }];
  installBoot({ switches: tree('1'), remotes: [] } as unknown as Parameters<typeof installBoot>[0]);
  followServer();
  const drawn = jest.fn();
  switches$.subscribe(drawn);
  drawn.mockClear();
  Stream.last.tell({ switches: tree('1'), status: 1 });
  expect(status$.value).toBe(1);
  expect(drawn).not.toHaveBeenCalled();
  Stream.last.tell({ switches: tree('0'), status: 0 });
  Stream.last.tell({ switches: tree('0'), status: 0 });
  Stream.last.tell({ switches: tree('1'), status: 0 });
  expect(status$.value).toBe(0);
  expect(drawn.mock.calls.map(([set]) => set.isOn('FREEPLAY3'))).toEqual([false, true]);
});

it('a page whose stream was refused asks for another one later', () => {
  jest.useFakeTimers();
  followServer();
  const refused = Stream.last;
  refused.refuse();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) });
  jest.advanceTimersByTime(15_000);
  expect(Stream.last).not.toBe(refused);
  jest.useRealTimers();
});
