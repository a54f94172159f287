import { defineRemote } from '@tessera/shared/contract';
import type { ContractKind } from '@tessera/shared/wire/agent';
import { port } from './port.ts';

const agentsOnly = { roles: ['agent'] } as const;
const agent = { centre: 'agent' } as const;
const contracted = { roles: ['agent'], switch: 'AGENTPOLICY3' } as const;
const contractsPage = () => import('./pages/contracts/contracts.page.tsx');
const dividendPage = () => import('./pages/dividend-record/dividend-record.page.tsx');
const dailyPage = () => import('./pages/daily-wages/daily-wages.page.tsx');
const hourlyPage = () => import('./pages/hourly-salary/hourly-salary.page.tsx');
const realTimePage = () => import('./pages/real-time-salary/real-time-salary.page.tsx');
const billed = (contract: ContractKind) => ({ ...contracted, contract });

export default defineRemote({
  id: 'agent',
  owner: 'agents',
  switch: 'MF_AGENT',
  needs: { session: 'required', shell: '^1.1' },
  port,
  provides: {},
  consumes: {},
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
      centre: 'agent',
      key: 'teamOverview',
      label: 'agent:menu.overview',
      icon: 'dashboard',
      order: 20,
      page: () => import('./pages/team-overview/team-overview.page.tsx'),
      isDefault: true,
      when: agentsOnly,
    },
    {
      centre: 'agent',
      key: 'registerAccount',
      label: 'agent:menu.register',
      icon: 'invite',
      order: 30,
      page: () => import('./pages/register-account/register-account.page.tsx'),
      when: agentsOnly,
    },
    {
      centre: 'agent',
      key: 'teamManagement',
      label: 'agent:menu.management',
      icon: 'downline',
      order: 40,
      page: () => import('./pages/team-management/team-management.page.tsx'),
      when: agentsOnly,
    },
    {
      ...{ ...agent, key: 'contracts', label: 'agent:menu.contracts', icon: 'review', order: 90 },
      ...{ page: contractsPage, when: contracted },
    },
    {
      ...{ ...agent, key: 'dividendRecord', label: 'agent:menu.dividendRecord', icon: 'dividend', order: 100 },
      ...{ page: dividendPage, when: billed('dividend') },
    },
    {
      ...{ ...agent, key: 'dailyWages', label: 'agent:menu.dailyWages', icon: 'daily', order: 110 },
      ...{ page: dailyPage, when: billed('daily') },
    },
    {
      ...{ ...agent, key: 'hourlySalary', label: 'agent:menu.hourlySalary', icon: 'clock', order: 120 },
      ...{ page: hourlyPage, when: billed('hourly') },
    },
    {
      ...{ ...agent, key: 'realTimeSalary', label: 'agent:menu.realTimeSalary', icon: 'real-time', order: 130 },
      ...{ page: realTimePage, when: billed('realTime') },
    },
  ],
  dialogs: {},
  slots: [],
});
