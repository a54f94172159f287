import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const agentsOnly = { roles: ['agent'] } as const;

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
      centre: 'agent',
      key: 'teamBetting',
      label: 'agent:betting.title',
      icon: 'betting-record',
      order: 50,
      page: () => import('./pages/team-betting/team-betting.page.tsx'),
      when: agentsOnly,
    },
    {
      centre: 'agent',
      key: 'profitLoss',
      label: 'agent:profit.title',
      icon: 'profit',
      order: 60,
      page: () => import('./pages/profit-loss/profit-loss.page.tsx'),
      when: agentsOnly,
    },
    {
      centre: 'agent',
      key: 'transactions',
      label: 'agent:movements.title',
      icon: 'transfer',
      order: 80,
      page: () => import('./pages/transactions/transactions.page.tsx'),
      when: agentsOnly,
    },
  ],
  dialogs: {},
  slots: [],
});
