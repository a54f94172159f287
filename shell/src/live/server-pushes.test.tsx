import { createHash } from 'node:crypto';
import { addFirstAnswers, call, firstAnswer } from '@tessera/shared/api';
import { bus, onBusFault } from '@tessera/shared/events';
import { sessionState } from '@tessera/shared/session';
import { isSwitchOn, switches$ } from '@tessera/shared/switches';
import { fakeOperator, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { getGamesIndex } from '@tessera/shared/wire/games';
import { getPromotionCategories } from '@tessera/shared/wire/promotions';
import { waitFor } from '@testing-library/react';
import { bootDocument, installBoot } from '../remotes/live-remotes.ts';
import { pageAhead, renderAhead } from '../routing/page-ahead.ts';
import { followServer, systemStatus } from './server-pushes.ts';

/** The event stream of the page under test, which jsdom lacks. */
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
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  send(live: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(live) }));
  }
}

beforeAll(async () => {
  Object.assign(globalThis, { EventSource: Stream });
  await startTestPage({});
});

it('a page applies the status that its stream starts with, and renders again only if the switches differ', () => {
  const tree = (enabled: string) => [{ modId: 'FREEPLAY3', enabled }];
  installBoot({ switches: tree('1'), remotes: [] } as unknown as Parameters<typeof installBoot>[0]);
  followServer();
  const drawn = jest.fn();
  switches$.subscribe(drawn);
  drawn.mockClear();
  Stream.last.send({ switches: tree('1'), status: 1 });
  expect(systemStatus.get()).toBe(1);
  expect(drawn).not.toHaveBeenCalled();
  Stream.last.send({ switches: tree('0'), status: 0 });
  Stream.last.send({ switches: tree('0'), status: 0 });
  Stream.last.send({ switches: tree('1'), status: 0 });
  expect(systemStatus.get()).toBe(0);
  expect(drawn.mock.calls.map(([set]) => set.isOn('FREEPLAY3'))).toEqual([false, true]);
});

it('what came with the page or was rendered ahead is not used any more once settings or switches have changed', () => {
  const address = '/wps/relay/PROMOFE_getPromotionAnnouncementCategory';
  const bodies = { [address]: { success: true, value: { list: [] } } };
  const install = () => addFirstAnswers({ language: 'KO', bodies }, performance.now());
  const settings = { switches: [], status: 0, settingsVersion: 1 };
  followServer();
  Stream.last.send(settings);
  for (const change of [{ settingsVersion: 2 }, { settingsVersion: 2, switches: [{ modId: 'X', enabled: '1' }] }]) {
    install();
    renderAhead('/promotions', 'default');
    expect(firstAnswer(getPromotionCategories, {})).toEqual({ list: [] });
    Stream.last.send({ ...settings, ...change });
    expect(firstAnswer(getPromotionCategories, {})).toBeUndefined();
    expect(pageAhead.get()).toBeUndefined();
  }
});

it('a page that is left closes its stream, and opens another one when it comes back as it was', () => {
  followServer();
  const left = Stream.last;
  window.dispatchEvent(new Event('pagehide'));
  expect(left.readyState).toBe(Stream.CLOSED);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(Stream.last).not.toBe(left);
  Stream.last.send({ switches: [], status: 1 });
  expect(systemStatus.get()).toBe(1);
});

it('a page whose stream was refused opens another one later', () => {
  jest.useFakeTimers();
  followServer();
  const refused = Stream.last;
  refused.refuse();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) });
  jest.advanceTimersByTime(15_000);
  expect(Stream.last).not.toBe(refused);
  jest.useRealTimers();
});

it('a page whose stream is silent although it is open asks the server, and opens another one', () => {
  jest.useFakeTimers();
  const asked = jest.fn(() => Promise.reject(new TypeError('no network')));
  Object.assign(globalThis, { fetch: asked });
  followServer();
  const silent = Stream.last;
  jest.advanceTimersByTime(40_000);
  silent.dispatchEvent(new Event('heartbeat'));
  jest.advanceTimersByTime(40_000);
  expect([Stream.last, asked.mock.calls]).toEqual([silent, []]);
  jest.advanceTimersByTime(5_000);
  expect(asked).toHaveBeenCalledWith('/edge/live.json');
  expect(silent.readyState).toBe(Stream.CLOSED);
  expect(Stream.last).not.toBe(silent);
  jest.clearAllTimers();
  jest.useRealTimers();
});

it('a poll sent before a push and answered after it does not restore the older switches', async () => {
  const tree = (enabled: string) => [{ modId: 'FREEPLAY3', enabled }];
  jest.useFakeTimers();
  let answerPoll = (_: object) => {};
  const asked = jest.fn(() => new Promise((resolve) => (answerPoll = resolve)));
  Object.assign(globalThis, { fetch: asked });
  followServer();
  Stream.last.send({ switches: tree('1'), status: 0 });
  Stream.last.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  expect(asked).toHaveBeenCalledTimes(1);
  Stream.last.dispatchEvent(new Event('open'));
  Stream.last.send({ switches: tree('0'), status: 1 });
  answerPoll({ ok: true, json: async () => ({ switches: tree('1'), status: 0, location: {} }) });
  await new Promise((resume) => setTimeout(resume));
  expect(isSwitchOn('FREEPLAY3')).toBe(false);
  expect(systemStatus.get()).toBe(1);
  Stream.last.send({ switches: tree('0'), status: 0 });
});

it('a visitor whose call is refused for their location gets the region page, with that address', async () => {
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

it('a page whose session was ended elsewhere shows nothing of the account any more, and another session means nothing to it', async () => {
  const operator = fakeOperator();
  operator.answer(getMemberInfo, () => refuse('session.expired', {}, 401));
  signInForTest();
  followServer();
  const ended = (session: string) => Stream.last.dispatchEvent(new MessageEvent('session-ended', { data: session }));
  ended('0123456789abcdef');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sessionState().role).toBe('member');
  ended(createHash('sha256').update('test-token').digest('hex').slice(0, 16));
  await waitFor(() => expect(sessionState().role).toBe('visitor'));
  expect(operator.calls(getMemberInfo)).toHaveLength(1);
});

it('announced draws become an event of the page, and a malformed list is refused and reported', () => {
  const drawn: unknown[] = [];
  const faults: string[] = [];
  const listening = bus.on('shell:issues-drawn', 'test').subscribe((payload) => drawn.push(payload));
  const stopFaults = onBusFault((fault) => faults.push(`${fault.kind} ${fault.event}`));
  followServer();
  const send = (data: string) => Stream.last.dispatchEvent(new MessageEvent('issues-drawn', { data }));
  const issue = { gameCode: 'K3', issue: '20260302-0721' };
  const bad = [
    '',
    '{"issues":',
    'null',
    '{"issues":[{"gameCode":"K3"}]}',
    '{"issues":[{"gameCode":"<b>","issue":"20260302-0721"}]}',
    JSON.stringify({ issues: Array.from({ length: 101 }, () => issue) }),
  ];
  for (const data of bad) send(data);
  expect(drawn).toEqual([]);
  expect(faults).toEqual(bad.map(() => 'invalid-payload shell:issues-drawn'));
  send(JSON.stringify({ issues: [issue, { ...issue, isVoid: true, addedLater: 1 }], addedLater: 1 }));
  expect(drawn).toEqual([{ issues: [issue, { ...issue, isVoid: true }] }]);
  listening.unsubscribe();
  stopFaults();
});

it('a stream that begins, breaks off or gets another id is an interruption of what is announced', () => {
  const interrupted = jest.fn();
  const listening = bus.on('shell:live-interrupted', 'test').subscribe(interrupted);
  const count = (work: () => void) => {
    interrupted.mockClear();
    work();
    return interrupted.mock.calls.length > 0;
  };
  followServer();
  const name = (id: string) => Stream.last.dispatchEvent(new MessageEvent('stream', { data: id }));
  expect(count(() => name('a'))).toBe(true);
  expect(count(() => Stream.last.dispatchEvent(new Event('heartbeat')))).toBe(false);
  expect(count(() => name('b'))).toBe(true);
  expect(count(() => Stream.last.dispatchEvent(new Event('error')))).toBe(true);
  listening.unsubscribe();
});
