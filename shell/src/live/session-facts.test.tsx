import { bus } from '@tessera/shared/events';
import { leaveSession, readStored, removeStored } from '@tessera/shared/session';
import { setSwitches } from '@tessera/shared/switches';
import { type FakeOperator, fakeOperator, refuse, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getConsolidatedInfo, noContracts } from '@tessera/shared/wire/agent';
import { getDomainRoute, getSettings } from '@tessera/shared/wire/system';
import { getMerchantWallet } from '@tessera/shared/wire/wallet';
import { waitFor } from '@testing-library/react';
import { siteSettings } from '../testing/site-settings.ts';
import { storeSessionFacts } from './session-facts.ts';

const wallets = [{ accountTypeId: 1, isSingle: true, vassalage: null }];
const keys = ['settings', 'routers', 'merchantWallet', 'enableSalary', 'enableContract', 'contractKinds'] as const;

let operator: FakeOperator;
const reached = jest.fn(async (_url: string): Promise<void> => undefined);
globalThis.fetch = reached as never;

beforeEach(async () => {
  jest.clearAllMocks();
  await startTestPage({});
  leaveSession('chosen');
  for (const key of keys) removeStored(key);
  setSwitches([{ modId: 'AGENTPOLICY3', enabled: '1', childrenNodes: [] }]);
  operator = fakeOperator();
  operator.answer(getSettings, () => siteSettings);
  operator.answer(getDomainRoute, () => ({ domainList: [{ domain: 'aurora.test' }, { domain: 'far.test' }] }));
  operator.answer(getMerchantWallet, () => ({ wallets }));
  operator.answer(getConsolidatedInfo, () => ({ ...noContracts, dailysalinfotype: 1 }));
});

const begun: (() => void)[] = [];
const begin = () => begun.push(storeSessionFacts());
afterEach(() => {
  for (const stop of begun.splice(0)) stop();
});
const asked = () =>
  [getSettings, getDomainRoute, getMerchantWallet, getConsolidatedInfo].map((one) => operator.calls(one).length);
const pause = () => new Promise((resume) => setTimeout(resume, 30));

it("a visitor's tab stores the settings, and the domains with speed 0 until each is measured", async () => {
  let answer = () => {};
  reached.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  reached.mockImplementationOnce(async () => {
    throw new TypeError('out of reach');
  });
  begin();
  await waitFor(() =>
    expect(readStored('routers')).toEqual([
      { domain: 'aurora.test', speed: 0 },
      { domain: 'far.test', speed: 0 },
    ]),
  );
  await waitFor(() => expect(reached).toHaveBeenCalledWith('http://aurora.test/healthz', expect.anything()));
  answer();
  await waitFor(() => expect(readStored('routers')?.[0]?.speed).toBeGreaterThan(0));
  await waitFor(() => expect(reached).toHaveBeenCalledTimes(2));
  expect(readStored('routers')?.[1]).toEqual({ domain: 'far.test', speed: 0 });
  expect(readStored('settings')).toEqual(siteSettings);
  expect(asked()).toEqual([1, 1, 0, 0]);
});

it("a member's tab stores the merchant's wallets, and fetches each once", async () => {
  signInForTest();
  begin();
  await waitFor(() => expect(readStored('merchantWallet')).toEqual({ wallets }));
  expect(operator.calls(getMerchantWallet)[0]?.request).toEqual({ isSingle: true });
  begin(); // as after a reload
  await pause();
  expect(asked()).toEqual([1, 1, 1, 0]);
});

it("an agent's tab stores whether there are salaries and contracts, with AGENTPOLICY3 only", async () => {
  setSwitches([{ modId: 'AGENTPOLICY3', enabled: '0', childrenNodes: [] }]);
  signInForTest({ type: 1 });
  begin();
  await waitFor(() => expect(readStored('merchantWallet')).toBeDefined());
  await pause();
  expect(asked()).toEqual([1, 1, 1, 0]);
  expect(readStored('enableSalary')).toBeUndefined();
  setSwitches([{ modId: 'AGENTPOLICY3', enabled: '1', childrenNodes: [] }]);
  begin();
  await waitFor(() => expect(readStored('enableSalary')).toBe(true));
  expect(readStored('enableContract')).toBe(false);
});

it('a contract that is offered, accepted or ended changes what an open page of its agent stores', async () => {
  signInForTest({ type: 1 });
  begin();
  await waitFor(() => expect(readStored('contractKinds')).toEqual(['daily']));
  operator.answer(getConsolidatedInfo, () => ({ ...noContracts, divtypereq: 1 }));
  bus.emit('shell', 'shell:account-changed', { kinds: ['balance'] });
  await pause();
  expect(operator.calls(getConsolidatedInfo)).toHaveLength(1);
  bus.emit('shell', 'shell:account-changed', { kinds: ['contract'] });
  await waitFor(() => expect(readStored('contractKinds')).toEqual(['dividend']));
  expect([readStored('enableSalary'), readStored('enableContract')]).toEqual([false, true]);
});

it('an answer after a sign-out is not stored, and nothing is fetched again for the visitor', async () => {
  signInForTest({ type: 1 });
  operator.answer(getMerchantWallet, async () => {
    leaveSession('chosen');
    return { wallets };
  });
  begin();
  await waitFor(() => expect(operator.calls(getMerchantWallet)).toHaveLength(1));
  await pause();
  expect(keys.filter((key) => readStored(key) !== undefined)).toEqual([]);
  expect(asked()).toEqual([1, 1, 1, 0]);
});

it('a refusal leaves its key empty and the others filled', async () => {
  operator.answer(getSettings, () => refuse('system.error', {}, 500));
  begin();
  await waitFor(() => expect(readStored('routers')).toBeDefined());
  expect(readStored('settings')).toBeUndefined();
});

it('nothing is fetched without a network; it is when the network is back', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  begin();
  await pause();
  expect(asked()).toEqual([0, 0, 0, 0]);
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked()).toEqual([1, 1, 0, 0]));
  connection.mockRestore();
});
