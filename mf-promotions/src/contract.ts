import { defineRemote } from '@tessera/shared/contract';

const members = { roles: ['trial', 'member', 'agent'] } as const;
const whenPromotions = { switch: 'REWCEN3' } as const;

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
  routes: [
    {
      path: '/promotions',
      chrome: 'full',
      title: 'promotions:list.title',
      page: () => import('./pages/promotions/promotions.page.tsx'),
      when: whenPromotions,
    },
    {
      path: '/promoDetail',
      chrome: 'full',
      title: 'promotions:detail.title',
      page: () => import('./pages/promo-detail/promo-detail.page.tsx'),
      when: whenPromotions,
    },
    {
      path: '/noticePage',
      chrome: 'full',
      title: 'promotions:notices.title',
      page: () => import('./pages/notices/notices.page.tsx'),
    },
  ],
  menu: [
    {
      slot: 'side.main',
      label: 'promotions:menu.promotions',
      icon: 'promotions',
      opens: { path: '/promotions' },
      order: 30,
      when: whenPromotions,
      badge: 'promotions:claimable-counted',
    },
  ],
  centrePages: [],
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
    {
      slot: 'header.account',
      widget: () => import('./widgets/bell/bell.widget.tsx'),
      order: 20,
      when: members,
      reserve: '40px',
    },
  ],
});
