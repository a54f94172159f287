import { defineRemote } from '@tessera/shared/contract';

const page = { path: '/lottery' } as const;

export default defineRemote({
  id: 'lottery',
  owner: 'draws',
  switch: 'MF_LOTTERY',
  needs: { session: 'optional', shell: '^1' },
  emits: ['lottery:ticket-bought', 'lottery:bet-cancelled', 'lottery:draw-settled'],
  provides: {},
  consumes: {},
  routes: [
    {
      path: '/lottery',
      chrome: 'header',
      title: 'lottery:title',
      page: () => import('./pages/lottery/lottery.page.tsx'),
    },
    {
      path: '/lottert',
      chrome: 'header',
      title: 'lottery:title',
      page: () => import('./pages/lottert/lottert.page.tsx'),
    },
  ],
  menu: [
    { slot: 'side.main', label: 'lottery:menu.lottery', icon: 'dice', opens: page, order: 75 },
    {
      slot: 'bottom.bar',
      label: 'lottery:menu.lottery',
      icon: 'dice',
      opens: page,
      order: 10,
      when: { brands: ['lotus'] },
    },
  ],
  centrePages: [],
  dialogs: {
    'lottery.proof': {
      title: 'lottery:proof.title',
      body: () => import('./dialogs/proof/proof.dialog.tsx'),
    },
    'lottery.rules': {
      title: 'lottery:rules.title',
      body: () => import('./dialogs/rules/rules.dialog.tsx'),
      size: 'large',
    },
  },
  slots: [
    {
      slot: 'home.hero',
      widget: () => import('./widgets/next-draw/next-draw.widget.tsx'),
      order: 10,
      when: { brands: ['lotus'] },
      reserve: '206px',
    },
    {
      slot: 'home.main',
      widget: () => import('./widgets/results/results.widget.tsx'),
      order: 10,
      when: { brands: ['lotus'] },
      reserve: '560px',
    },
    {
      slot: 'home.main',
      widget: () => import('./widgets/game-strip/game-strip.widget.tsx'),
      order: 60,
      when: { brands: ['aurora'] },
      reserve: '144px',
    },
    {
      slot: 'home.side',
      widget: () => import('./widgets/quick-bet/quick-bet.widget.tsx'),
      order: 10,
      when: { brands: ['lotus'] },
      reserve: '290px',
    },
    {
      slot: 'home.side',
      widget: () => import('./widgets/game-rows/game-rows.widget.tsx'),
      order: 20,
      when: { brands: ['lotus'] },
      reserve: '196px',
    },
  ],
});
