import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const agentsOnly = { roles: ['agent'] } as const;
const own = { centre: 'agent', when: agentsOnly } as const;
const contracted = { roles: ['agent'], switch: 'AGENTPOLICY3' } as const;
const billed = <const Kind>(contract: Kind) => ({ centre: 'agent', when: { ...contracted, contract } }) as const;

const announcement = () => import('./pages/announcement/announcement.page.tsx');
const overview = () => import('./pages/team-overview/team-overview.page.tsx');
const register = () => import('./pages/register-account/register-account.page.tsx');
const management = () => import('./pages/team-management/team-management.page.tsx');
const betting = () => import('./pages/team-betting/team-betting.page.tsx');
const profit = () => import('./pages/profit-loss/profit-loss.page.tsx');
const income = () => import('./pages/income/income.page.tsx');
const transactions = () => import('./pages/transactions/transactions.page.tsx');
const contracts = () => import('./pages/contracts/contracts.page.tsx');
const dividend = () => import('./pages/dividend-record/dividend-record.page.tsx');
const daily = () => import('./pages/daily-wages/daily-wages.page.tsx');
const hourly = () => import('./pages/hourly-salary/hourly-salary.page.tsx');
const realTime = () => import('./pages/real-time-salary/real-time-salary.page.tsx');

export default defineRemote({
  id: 'agent',
  owner: 'agents',
  switch: 'MF_AGENT',
  needs: { session: 'required', shell: '^1.1' },
  port,
  provides: {},
  consumes: { 'auth:signed-in': () => import('./reactions/count-notices.reaction.ts') },
  routes: [],
  menu: [
    {
      slot: 'side.member',
      label: 'agent:menu.centre',
      icon: 'team',
      opens: { centre: 'agent' },
      order: 5,
      when: agentsOnly,
    },
  ],
  centrePages: [
    {
      ...{ ...own, key: 'announcement', label: 'agent:menu.announcement', icon: 'notice', order: 10 },
      ...{ page: announcement, badge: 'agent:notices-counted' },
    },
    {
      ...{ ...own, key: 'teamOverview', label: 'agent:menu.overview', icon: 'dashboard', order: 20 },
      ...{ page: overview, isDefault: true },
    },
    { ...own, key: 'registerAccount', label: 'agent:menu.register', icon: 'invite', order: 30, page: register },
    { ...own, key: 'teamManagement', label: 'agent:menu.management', icon: 'downline', order: 40, page: management },
    { ...own, key: 'teamBetting', label: 'agent:betting.title', icon: 'betting-record', order: 50, page: betting },
    { ...own, key: 'profitLoss', label: 'agent:profit.title', icon: 'profit', order: 60, page: profit },
    { ...own, key: 'income', label: 'agent:income.title', icon: 'coin', order: 70, page: income },
    { ...own, key: 'transactions', label: 'agent:movements.title', icon: 'transfer', order: 80, page: transactions },
    {
      ...{ centre: 'agent', key: 'contracts', label: 'agent:menu.contracts', icon: 'review', order: 90 },
      ...{ page: contracts, when: contracted },
    },
    {
      ...{ ...billed('dividend'), key: 'dividendRecord', label: 'agent:menu.dividendRecord', icon: 'dividend' },
      ...{ order: 100, page: dividend },
    },
    {
      ...{ ...billed('daily'), key: 'dailyWages', label: 'agent:menu.dailyWages', icon: 'daily' },
      ...{ order: 110, page: daily },
    },
    {
      ...{ ...billed('hourly'), key: 'hourlySalary', label: 'agent:menu.hourlySalary', icon: 'clock' },
      ...{ order: 120, page: hourly },
    },
    {
      ...{ ...billed('realTime'), key: 'realTimeSalary', label: 'agent:menu.realTimeSalary', icon: 'real-time' },
      ...{ order: 130, page: realTime },
    },
  ],
  dialogs: {},
  slots: [],
});
