import { defineRemote } from '@tessera/shared/contract';

const deposit = { centre: 'member', page: 'depositv2' } as const;
const withdraw = { centre: 'member', page: 'withdraw' } as const;
const record = { centre: 'member', page: 'transactionHistory' } as const;
const recorded = { switch: 'MEMTRANS3' } as const;

export default defineRemote({
  id: 'wallet',
  owner: 'payments',
  switch: 'MF_WALLET',
  needs: { session: 'optional', shell: '^1' },
  emits: ['wallet:balance-changed', 'wallet:deposit-requested', 'wallet:withdrawal-requested'],
  provides: { deposit, withdraw },
  consumes: {
    'auth:signed-out': () => import('./reactions/forget-balance.reaction.ts'),
    'games:round-ended': () => import('./reactions/refresh-balance.reaction.ts'),
    'lottery:bet-cancelled': () => import('./reactions/refresh-balance.reaction.ts'),
    'lottery:ticket-bought': () => import('./reactions/refresh-balance.reaction.ts'),
    'lottery:draw-settled': () => import('./reactions/refresh-balance.reaction.ts'),
    'shell:connection-restored': () => import('./reactions/refresh-balance.reaction.ts'),
    'promotions:bonus-credited': () => import('./reactions/refresh-balance.reaction.ts'),
  },
  listens: ['shell:connection-restored', 'shell:language-changed', 'wallet:balance-changed'],
  routes: [],
  menu: [
    { slot: 'side.main', label: 'wallet:menu.deposit', icon: 'deposit', opens: deposit, order: 10 },
    { slot: 'side.main', label: 'wallet:menu.withdraw', icon: 'withdraw', opens: withdraw, order: 20 },
    { slot: 'side.member', label: 'wallet:menu.record', icon: 'record', opens: record, order: 30, when: recorded },
    { slot: 'bottom.bar', label: 'wallet:menu.deposit', icon: 'deposit', opens: deposit, order: 20 },
  ],
  centrePages: [
    {
      centre: 'member',
      key: 'depositv2',
      label: 'wallet:menu.deposit',
      icon: 'deposit',
      order: 30,
      page: () => import('./pages/deposit/deposit.page.tsx'),
    },
    {
      centre: 'member',
      key: 'withdraw',
      label: 'wallet:menu.withdraw',
      icon: 'withdraw',
      order: 40,
      page: () => import('./pages/withdraw/withdraw.page.tsx'),
    },
    {
      centre: 'member',
      key: 'transactionHistory',
      label: 'wallet:menu.record',
      icon: 'record',
      order: 80,
      when: recorded,
      page: () => import('./pages/account-record/account-record.page.tsx'),
    },
  ],
  dialogs: {
    'wallet.confirm-withdrawal': {
      title: 'wallet:confirm.title',
      body: () => import('./dialogs/confirm-withdrawal/confirm-withdrawal.dialog.tsx'),
    },
  },
  slots: [
    {
      slot: 'header.account',
      widget: () => import('./widgets/balance/balance.widget.tsx'),
      order: 10,
      when: { roles: ['trial', 'member', 'agent'] },
      reserve: '44px',
    },
  ],
});
