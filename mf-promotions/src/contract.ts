import { defineRemote } from '@tessera/shared/contract';

const members = { roles: ['trial', 'member', 'agent'] } as const;
const when = { switch: 'REWCEN3' } as const;
const page = <Path extends string>(path: Path, title: `promotions:${string}`) =>
  ({ path, chrome: 'full', title }) as const;

export default defineRemote({
  id: 'promotions',
  owner: 'engagement',
  switch: 'MF_PROMOTIONS',
  needs: { session: 'optional', shell: '^1' },
  emits: ['promotions:bonus-credited', 'promotions:claimable-counted'],
  provides: { 'show-notices': { dialog: 'promotions.notices' } },
  consumes: {
    'auth:signed-in': () => import('./reactions/greet-member.reaction.ts'),
    'auth:signed-out': () => import('./reactions/forget-member.reaction.ts'),
  },
  listens: ['games:round-ended', 'lottery:ticket-bought', 'wallet:deposit-requested'],
  routes: [
    {
      ...page('/promotions', 'promotions:list.title'),
      page: () => import('./pages/promotions/promotions.page.tsx'),
      when,
    },
    {
      ...page('/promoDetail', 'promotions:detail.title'),
      page: () => import('./pages/promo-detail/promo-detail.page.tsx'),
      when,
    },
    { ...page('/noticePage', 'promotions:notices.title'), page: () => import('./pages/notices/notices.page.tsx') },
  ],
  menu: [
    {
      slot: 'side.main',
      label: 'promotions:menu.promotions',
      icon: 'promotions',
      opens: { path: '/promotions' },
      order: 30,
      when,
      badge: 'promotions:claimable-counted',
    },
  ],
  centrePages: [
    {
      centre: 'member',
      key: 'bonusDetails',
      label: 'promotions:bonus.title',
      icon: 'coin',
      order: 100,
      page: () => import('./pages/bonus-details/bonus-details.page.tsx'),
      when,
    },
  ],
  dialogs: {
    'promotions.notices': {
      title: 'promotions:notices.title',
      size: 'large',
      body: () => import('./dialogs/notices/notices.dialog.tsx'),
    },
    'promotions.greeting': {
      title: 'promotions:greeting.title',
      body: () => import('./dialogs/greeting/greeting.dialog.tsx'),
    },
  },
  slots: [
    {
      slot: 'home.hero',
      widget: () => import('./widgets/hero-banner/hero-banner.widget.tsx'),
      order: 10,
      when: { brands: ['aurora'] },
      reserve: 'clamp(168px, 24vw, 280px)',
    },
    { slot: 'header.account', widget: () => import('./widgets/bell/bell.widget.tsx'), order: 20, when: members },
  ],
});
