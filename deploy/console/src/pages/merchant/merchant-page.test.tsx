import { startTestPage, TestPage } from '@tessera/shared/testing';
import ui from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { patternIds, registerFields } from '@tessera/shared/wire/auth';
import type { ConsoleMerchant, MerchantSettings } from '@tessera/shared/wire/console';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { MerchantPage } from './merchant-page.tsx';

const { merchant: text } = messages;
const lotus: ConsoleMerchant = {
  code: 'lotus',
  name: 'Lotus',
  hosts: ['lotus.localhost'],
  currency: 'VND',
  languages: ['VI', 'EN'],
  defaultLanguage: 'VI',
  theme: 'lotus',
  systemStatus: 0,
};
const { fetch } = globalThis;
let stored: MerchantSettings;
/** Held back until it is called: the answer to a save has been sent, the settings after it have not. */
let answerSettings: (() => void) | undefined;
let reads = 0;
let toasts: ToastChange[];
let stopToasts: () => void;

async function answer(path: string, init: RequestInit): Promise<unknown> {
  if (path.endsWith('/odds')) return { plays: [], prizeGroups: [] };
  if (!path.endsWith('/settings')) return [lotus];
  if (init.method === 'PUT') return Object.assign(stored, JSON.parse(String(init.body)));
  const settings = structuredClone(stored);
  if (++reads > 1)
    await new Promise<void>((resolve) => {
      answerSettings = resolve;
    });
  return settings;
}

const method = {
  isOn: true,
  minimumMinor: 100,
  maximumMinor: 1000,
  feeBasisPoints: 0,
  expectedMinutes: 1,
  payWithinMinutes: 30,
  rateMinor: 10,
};

beforeEach(async () => {
  stored = {
    rules: [],
    agentHosts: [],
    blockedCountries: [],
    cdns: { images: [], games: [] },
    passwordDays: 90,
    agents: { rebates: 'daily' },
    agentLimits: {
      highRatesAboveBasisPoints: 100,
      accountsPerHighRate: 5,
      accountsAtRate: [{ rebateBasisPoints: 120, accounts: 2 }],
      maximumContractRates: { dividend: 5000, daily: 200, hourly: 200, realTime: 200 },
      linkLimit: 20,
    },
    depositMethods: { 'bank-transfer': method, ewallet: method, voucher: method, coin: method },
    support: { hosts: [], liveChatUrl: 'https://help.localhost/', vipUrl: 'https://help.localhost/' },
    phoneAuth: { isOn: false, fault: null },
    feedback: { minLength: 10, maxLength: 500 },
    withdrawals: {
      confirmMinutes: 1440,
      disputeMinutes: 4320,
      mayCancel: false,
      accountCoolingMinutes: 1440,
      accountLimit: 5,
      twoApproversFromMinor: null,
      levels: [],
    },
    chases: { doublingCeiling: 0, profitCeiling: 0 },
    prizeGroups: [],
    lotteryLimits: {
      maxSlipStakeMinor: null,
      games: ['K3', 'SSC'].map((gameCode) => ({
        ...{ gameCode, maxStakeMinor: 5000, maxPayoutMinor: 90_000, maxNumberStakeMinor: 2500 },
      })),
    },
    licence: {},
    search: { isOn: false, description: {} },
  };
  [reads, answerSettings] = [0, undefined];
  toasts = [];
  stopToasts = receiveToasts((change) => toasts.push(change));
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const value = await answer(path, init);
    return { status: 200, json: async () => ({ success: true, value }) };
  }) as never;
  await startTestPage({ console: messages, ui });
});
afterEach(() => {
  globalThis.fetch = fetch;
  stopToasts();
});

async function open() {
  const person = userEvent.setup();
  render(
    <TestPage>
      <MerchantPage />
    </TestPage>,
  );
  const part = await screen.findByRole('form', { name: text.countries.title });
  return {
    person,
    countries: () => within(part).getByLabelText(text.field.blockedCountries),
    save: () => person.click(within(part).getByRole('button', { name: text.save })),
  };
}

it('what is typed while a save is under way is kept, and saved by the next press', async () => {
  const { person, countries, save } = await open();
  await person.type(countries(), 'VN');
  await save();
  await waitFor(() => expect(answerSettings).toBeDefined());
  await person.clear(countries());
  await person.type(countries(), 'KR');
  answerSettings?.();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(countries()).toHaveValue('KR');
  await save();
  await waitFor(() => expect(stored.blockedCountries).toEqual(['KR']));
});

it('a part saved as it was typed shows what is stored', async () => {
  const { person, countries, save } = await open();
  await person.type(countries(), 'VN, KR');
  await save();
  await waitFor(() => expect(answerSettings).toBeDefined());
  answerSettings?.();
  await waitFor(() => expect(countries()).toHaveValue('VN KR'));
});

it('what is typed in one part is kept when another part is saved', async () => {
  const { person, countries, save } = await open();
  const hosts = screen.getByRole('textbox', { name: text.field.agentHosts });
  await person.type(hosts, 'agents.localhost');
  await person.type(countries(), 'VN');
  await save();
  await waitFor(() => expect(answerSettings).toBeDefined());
  answerSettings?.();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(hosts).toHaveValue('agents.localhost');
});

it('the registration form names each field and format in words, none by its code', async () => {
  stored.rules = registerFields.map((field, at) => ({
    field,
    enabled: true,
    required: false,
    acceptedPattern: '*',
    minLength: 0,
    maxLength: 20,
    patternId: patternIds[at % patternIds.length] ?? 'anyCharacters',
  }));
  const { person } = await open();
  const form = within(screen.getByRole('form', { name: text.rules.title }));
  const names = form.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent ?? '');
  expect(names).toEqual(registerFields.map((field) => text.rules.field[field]));
  expect(names.filter((name) => /\.|^[a-z]+[A-Z]/.test(name))).toEqual([]);
  const [first] = screen.getAllByRole('combobox', { name: text.rules.pattern });
  await person.click(first as HTMLElement);
  const formats = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(formats).toEqual(patternIds.map((id) => text.rules.patterns[id]));
});

it('hosts of agents and the SMS channel with a simulated error are saved as they were typed', async () => {
  const { person } = await open();
  const agents = within(screen.getByRole('form', { name: text.agents.title }));
  await person.type(agents.getByRole('textbox'), 'agents.localhost');
  await person.click(agents.getByRole('button', { name: text.save }));
  await waitFor(() => expect(stored.agentHosts).toEqual(['agents.localhost']));
  const channel = within(screen.getByRole('form', { name: text.phoneAuth.title }));
  await person.click(channel.getByRole('checkbox', { name: text.phoneAuth.isOn }));
  await person.click(channel.getByRole('combobox'));
  const [, fault] = await screen.findAllByRole('option');
  await person.click(fault as HTMLElement);
  await person.click(channel.getByRole('button', { name: text.save }));
  await waitFor(() => expect(stored.phoneAuth).toEqual({ isOn: true, fault: expect.any(String) }));
});

it('a text in one language is saved beside what somebody else has saved in another', async () => {
  const { person } = await open();
  const search = within(screen.getByRole('form', { name: text.search.title }));
  const [own] = search.getAllByRole('textbox');
  await person.type(own as HTMLElement, 'mine');
  stored.search = { isOn: false, description: { KO: 'theirs' } };
  const agents = within(screen.getByRole('form', { name: text.agents.title }));
  await person.click(agents.getByRole('button', { name: text.save }));
  await waitFor(() => expect(answerSettings).toBeDefined());
  answerSettings?.();
  await waitFor(() => expect(toasts).toHaveLength(1));
  await person.click(search.getByRole('button', { name: text.save }));
  await waitFor(() => expect(Object.values(stored.search.description).sort()).toEqual(['mine', 'theirs']));
});

it('limits of lotteries are set for a slip and for each game, and only games that were changed are sent', async () => {
  const { person } = await open();
  const form = within(screen.getByRole('form', { name: text.lotteryLimits.title }));
  const lines = form.getByRole('textbox', { name: text.field.gameLimits });
  const save = () => person.click(form.getByRole('button', { name: text.save }));
  const type = async (typed: string) => {
    await person.clear(lines);
    await person.type(lines, typed);
    await save();
  };
  expect(lines).toHaveValue('K3 5000 90000 2500\nSSC 5000 90000 2500');
  await person.type(form.getByRole('textbox', { name: text.field.maxSlipStake }), '12000');
  await type('K3 5000 90000 2500\nSSC 5000 90000 much');
  expect(await form.findByText(text.lotteryLimits.rule)).toBeVisible();
  await type('K3 5000 90000 2500\nSSC 6000 90000 -');
  const ssc = { gameCode: 'SSC', maxStakeMinor: 6000, maxPayoutMinor: 90_000, maxNumberStakeMinor: null };
  await waitFor(() => expect(stored.lotteryLimits).toEqual({ maxSlipStakeMinor: 12_000, games: [ssc] }));
});

it('limits of agents are shown in percent, and one that is no rate is not sent', async () => {
  const { person } = await open();
  const form = within(screen.getByRole('form', { name: text.agentLimits.title }));
  const field = (name: string) => form.getByRole('textbox', { name });
  const type = async (name: string, typed: string) => {
    await person.clear(field(name));
    await person.type(field(name), typed);
  };
  const save = () => person.click(form.getByRole('button', { name: text.save }));
  expect(field(text.agentLimits.highAbove)).toHaveValue('1.00');
  const single = `${text.agentLimits.single.replace('{{number}}', '1')} · `;
  expect(field(single + text.agentLimits.rate)).toHaveValue('1.20');
  await type(text.agentLimits.contracts.dividend, '45.5%');
  await save();
  expect(await form.findByText(text.agentLimits.rule)).toBeVisible();
  await type(text.agentLimits.contracts.dividend, '45.5');
  await type(single + text.agentLimits.accounts, '3');
  await type(text.agentLimits.linkLimit, '7');
  await save();
  await waitFor(() => expect(stored.agentLimits.linkLimit).toBe(7));
  expect(stored.agentLimits).toMatchObject({
    accountsAtRate: [{ rebateBasisPoints: 120, accounts: 3 }],
    maximumContractRates: { dividend: 4550, daily: 200 },
  });
});
