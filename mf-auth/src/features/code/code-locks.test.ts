/** @jest-environment jsdom */
import { updateServerTime } from '@tessera/shared/clock';
import { leaveSession } from '@tessera/shared/session';
import { signInForTest } from '@tessera/shared/testing';
import { forgetLocks, lockKey, lockUntil, unlocksAt } from './code-sender.ts';

beforeEach(forgetLocks);
afterEach(() => updateServerTime(Date.now(), performance.now(), performance.now()));

const mobile = { dialingCode: '82', number: '01048217' };

describe('the countdown of a code', () => {
  it('belongs to what it was sent for and to where', () => {
    lockUntil(lockKey('login', mobile), Date.now() + 60_000);
    expect(unlocksAt(lockKey('login', { ...mobile }))).toBeGreaterThan(Date.now());
    expect(unlocksAt(lockKey('reset', mobile))).toBe(0);
    expect(unlocksAt(lockKey('login', { ...mobile, number: '01048218' }))).toBe(0);
  });

  it('is forgotten when the member leaves, not when somebody enters', () => {
    lockUntil(lockKey('login', mobile), Date.now() + 60_000);
    signInForTest();
    expect(unlocksAt(lockKey('login', mobile))).toBeGreaterThan(0);
    leaveSession('chosen');
    expect(unlocksAt(lockKey('login', mobile))).toBe(0);
  });

  it('is dropped by the operator’s clock once it is over', () => {
    lockUntil(lockKey('owner', null), Date.now() + 60_000);
    updateServerTime(Date.now() + 120_000, performance.now(), performance.now());
    lockUntil(lockKey('email', 'moon@example.com'), Date.now() + 300_000);
    expect(unlocksAt(lockKey('owner', null))).toBe(0);
    expect(unlocksAt(lockKey('email', 'moon@example.com'))).toBeGreaterThan(0);
  });
});
