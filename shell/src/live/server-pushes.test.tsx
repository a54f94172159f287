import { call } from '@tessera/shared/api';
import { isSwitchOn, switches$ } from '@tessera/shared/switches';
import { fakeOperator, refuse, startTestPage } from '@tessera/shared/testing';
import { getGamesIndex } from '@tessera/shared/wire/games';
import { waitFor } from '@testing-library/react';
import { bootDocument, installBoot } from '../remotes/live-remotes.ts';
import { followServer, systemStatus } from './server-pushes.ts';

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

beforeAll(async () => {
  Object.assign(globalThis, { EventSource: Stream });
  await startTestPage({});
});

it('a page takes in the status its stream begins with, and draws its parts anew only when the switches are others', () => {
  const tree = (enabled: string) => [{ modId: 'FREEPLAY3', enabled }];
  installBoot({ switches: tree('1'), remotes: [] } as unknown as Parameters<typeof installBoot>[0]);
  followServer();
  const drawn = jest.fn();
  switches$.subscribe(drawn);
  drawn.mockClear();
  Stream.last.tell({ switches: tree('1'), status: 1 });
  expect(systemStatus.get()).toBe(1);
  expect(drawn).not.toHaveBeenCalled();
  Stream.last.tell({ switches: tree('0'), status: 0 });
  Stream.last.tell({ switches: tree('0'), status: 0 });
  Stream.last.tell({ switches: tree('1'), status: 0 });
  expect(systemStatus.get()).toBe(0);
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

it('a poll that was asked before a push and is answered after it does not take the newer switches back', async () => {
  const tree = (enabled: string) => [{ modId: 'FREEPLAY3', enabled }];
  jest.useFakeTimers();
  let answerPoll = (_: object) => {};
  const asked = jest.fn(() => new Promise((resolve) => (answerPoll = resolve)));
  Object.assign(globalThis, { fetch: asked });
  followServer();
  Stream.last.tell({ switches: tree('1'), status: 0 });
  Stream.last.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  expect(asked).toHaveBeenCalledTimes(1);
  Stream.last.dispatchEvent(new Event('open'));
  Stream.last.tell({ switches: tree('0'), status: 1 });
  answerPoll({ ok: true, json: async () => ({ switches: tree('1'), status: 0, location: {} }) });
  await new Promise((resume) => setTimeout(resume));
  expect(isSwitchOn('FREEPLAY3')).toBe(false);
  expect(systemStatus.get()).toBe(1);
  Stream.last.tell({ switches: tree('0'), status: 0 });
});

it('a visitor whose call is refused for where they are now gets the region page, with that address', async () => {
  const there = { ip: '198.51.100.4', country: 'VN' };
  const answer = { ok: true, json: async () => ({ switches: bootDocument().switches, status: 2, location: there }) };
  const asked = jest.fn(async () => answer);
  Object.assign(globalThis, { fetch: asked });
  fakeOperator().answer(getGamesIndex, () => refuse('system.region', {}, 403));
  followServer();
  expect(systemStatus.get()).toBe(0);
  await Promise.all([call(getGamesIndex, {}), call(getGamesIndex, {})]);
  await waitFor(() => expect(systemStatus.get()).toBe(2));
  expect(bootDocument().location).toEqual(there);
  await call(getGamesIndex, {});
  expect(asked.mock.calls).toEqual([['/edge/live.json']]);
});
