import { act, renderHook } from '@testing-library/react';
import { leaveSession } from '../session/session.ts';
import { leaveForTest, signInForTest } from '../testing/test-page.tsx';
import { ApiError, type ApiErrorKind, failed, ok, type Result } from './api-error.ts';
import { MoneyRequest, useMoneyRequest } from './money-request.ts';

type Line = 'up' | 'answer-lost' | 'request-lost' | ApiError;

/** An operator that executes each request id once, behind a connection that loses requests or answers. */
function operator() {
  const made: { id: string; amount: number }[] = [];
  const abandoned = new Set<string>();
  const world = { line: 'up' as Line, made, sent: 0, lookedUp: 0 };
  const lost = (kind: ApiErrorKind = 'offline') => failed(new ApiError(kind, 'test.pay'));
  const send = async (amount: number, id: string): Promise<Result<string>> => {
    world.sent += 1;
    if (world.line instanceof ApiError) return failed(world.line);
    if (world.line === 'request-lost') return lost();
    if (abandoned.has(id)) return failed(new ApiError('rejected', 'test.pay', 'request.abandoned'));
    if (!made.some((one) => one.id === id)) made.push({ id, amount });
    return world.line === 'answer-lost' ? lost() : ok(id);
  };
  const lookUp = async (id: string): Promise<Result<string | null>> => {
    world.lookedUp += 1;
    if (world.line !== 'up') return lost();
    if (made.some((one) => one.id === id)) return ok(id);
    abandoned.add(id);
    return ok(null);
  };
  /** The page's request; a new one simulates a reload. */
  const page = () => new MoneyRequest<number, string>({ kind: 'deposit', amountOf: (amount) => amount, send, lookUp });
  return { world, page };
}

beforeEach(() => signInForTest());
afterEach(() => act(leaveForTest));

describe('a request for money whose answer was lost', () => {
  it('is executed once when A, then B, then A is sent: each later click only looks it up', async () => {
    const { world, page } = operator();
    const request = page();
    world.line = 'answer-lost';
    expect(await request.submit(100)).toMatchObject({ status: 'unknown' });
    expect(await request.submit(200)).toMatchObject({ status: 'unknown' });
    expect(await request.submit(100)).toMatchObject({ status: 'unknown' });
    expect(world).toMatchObject({ sent: 1, lookedUp: 2 });
    world.line = 'up';
    const found = await request.submit(200);
    expect(found).toEqual({ status: 'made', made: world.made[0]?.id, isLate: true });
    expect(world.made.map(({ amount }) => amount)).toEqual([100]);
    expect(request.status()).toBe('idle');
  });

  it('is reported as not executed if the operator never got it, and sent again only by another click', async () => {
    const { world, page } = operator();
    const request = page();
    world.line = 'request-lost';
    await request.submit(100);
    world.line = 'up';
    expect(await request.submit(100)).toEqual({ status: 'not-made', amountMinor: 100 });
    expect(world.made).toEqual([]);
    expect(await request.submit(100)).toMatchObject({ status: 'made', isLate: false });
    expect(world.made).toHaveLength(1);
  });

  it('is still open after a reload, and so is one that was being sent when the page closed', async () => {
    const { world, page } = operator();
    const before = page();
    world.line = 'answer-lost';
    const going = before.submit(100);
    const after = page();
    expect(after.status()).toBe('unknown');
    await going;
    world.line = 'up';
    expect(await after.submit(100)).toMatchObject({ status: 'made', isLate: true });
    expect(world.made).toHaveLength(1);
  });

  it('stores only kind, id, account and amount in the tab, and nothing of them after its outcome', async () => {
    const { world, page } = operator();
    const request = page();
    world.line = 'answer-lost';
    await request.submit(100);
    const id = world.made[0]?.id;
    expect(JSON.parse(sessionStorage.getItem('openRequests') ?? '')).toEqual([
      { kind: 'deposit', id, account: 'ada01', amountMinor: 100 },
    ]);
    world.line = 'up';
    await request.check();
    expect(sessionStorage.getItem('openRequests')).toBeNull();
  });

  it('does not block another account, and waits for its own after an expired session', async () => {
    const { world, page } = operator();
    const request = page();
    world.line = 'answer-lost';
    await request.submit(100);
    world.line = 'up';
    leaveSession('expired');
    expect(request.status()).toBe('idle');
    signInForTest({ id: '2', account: 'bob01' });
    expect(await request.submit(300)).toMatchObject({ status: 'made', isLate: false });
    leaveSession('expired');
    signInForTest();
    expect(request.status()).toBe('unknown');
    expect(await request.submit(100)).toMatchObject({ status: 'made', isLate: true });
    expect(world.made.map(({ amount }) => amount)).toEqual([100, 300]);
  });

  it('is removed from the storage by a sign-out, and still looked up when its account signs in again', async () => {
    const { world, page } = operator();
    const request = page();
    world.line = 'answer-lost';
    await request.submit(100);
    leaveSession('chosen');
    expect(sessionStorage.getItem('openRequests')).toBeNull();
    world.line = 'up';
    signInForTest();
    expect(request.status()).toBe('unknown');
    expect(await request.submit(100)).toMatchObject({ status: 'made', isLate: true });
    expect(world.made).toHaveLength(1);
    expect(request.status()).toBe('idle');
  });

  it('stays open when its account signs out during the lookup, and the outcome is shown after the next sign-in', async () => {
    const { world, page } = operator();
    const request = page();
    world.line = 'answer-lost';
    await request.submit(100);
    world.line = 'up';
    const checking = request.check();
    leaveSession('expired');
    expect(await checking).toEqual({ status: 'none' });
    signInForTest();
    expect(await request.check()).toMatchObject({ status: 'made', isLate: true });
  });
});

describe('a request for money', () => {
  it.each([
    ['409', new ApiError('rejected', 'test.pay', 'lottery.issue.closed')],
    ['401', new ApiError('unauthorized', 'test.pay', 'session.expired')],
    ['503 of a closed site', new ApiError('server', 'test.pay', 'system.maintenance')],
  ])('that was answered %s is over: the next click sends another one', async (_, error) => {
    const { world, page } = operator();
    const request = page();
    world.line = error;
    expect(await request.submit(100)).toEqual({ status: 'refused', error });
    world.line = 'up';
    expect(await request.submit(100)).toMatchObject({ status: 'made', isLate: false });
    expect(world.lookedUp).toBe(0);
  });

  it.each(['offline', 'server', 'broken-contract'] as const)('that failed as %s is open', async (kind) => {
    const { world, page } = operator();
    const request = page();
    world.line = new ApiError(kind, 'test.pay');
    expect(await request.submit(100)).toMatchObject({ status: 'unknown' });
    expect(request.status()).toBe('unknown');
  });

  it('is sent once however often the button is clicked meanwhile', async () => {
    const { world, page } = operator();
    const request = page();
    const outcomes = await Promise.all([request.submit(100), request.submit(100), request.submit(200)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['made', 'none', 'none']);
    expect(world.made).toHaveLength(1);
  });

  it('an open request is looked up once, and one component gets the outcome', async () => {
    const { world, page } = operator();
    world.line = 'answer-lost';
    await page().submit(100);
    world.line = 'up';
    const request = page();
    const outcomes: string[] = [];
    const record = ({ status }: { status: string }) => status !== 'none' && outcomes.push(status);
    await act(async () => {
      renderHook(() => useMoneyRequest(request, record));
      renderHook(() => useMoneyRequest(request, record));
    });
    expect(outcomes).toEqual(['made']);
    expect(world.lookedUp).toBe(1);
  });
});
