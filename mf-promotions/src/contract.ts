import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const members = { roles: ['trial', 'member', 'agent'] } as const;
const when = { switch: 'REWCEN3' } as const;
const aurora = { brands: ['aurora'] } as const;
const lotus = { brands: ['lotus'] } as const;
/** 0 from 768 px on, where CSS hides the row. */
const phoneRowHeight = 'clamp(0px, (768px - 100vw) * 9999, 108px)';

const list = () => import('./pages/promotions/promotions.page.tsx');
const detail = () => import('./pages/promo-detail/promo-detail.page.tsx');
const noticePage = () => import('./pages/notices/notices.page.tsx');
const bonus = () => import('./pages/bonus-details/bonus-details.page.tsx');
const notices = () => import('./dialogs/notices/notices.dialog.tsx');
const greeting = () => import('./dialogs/greeting/greeting.dialog.tsx');
const giveUp = () => import('./dialogs/give-up/give-up.dialog.tsx');
const heroBanner = () => import('./widgets/hero-banner/hero-banner.widget.tsx');
const promotionRow = () => import('./widgets/promotion-row/promotion-row.widget.tsx');
const bell = () => import('./widgets/bell/bell.widget.tsx');

/** What a visitor's page asks first; a test compares it with the pages. */
const firstNotices = {
  calls: ['/wps/relay/MCSFE_getListAnnouncements?types=B%2CPL%2CPU%2CPR&platform=W&execution=B'],
} as const;
const firstPromotions = {
  pictures: 'promotions',
  calls: ['/wps/relay/MCSFE_getMerchantAvailablePromotions', '/wps/relay/PROMOFE_getPromotionAnnouncementCategory'],
} as const;

export default defineRemote({
  id: 'promotions',
  owner: 'engagement',
  switch: 'MF_PROMOTIONS',
  needs: { session: 'optional', shell: '^1.1' },
  port,
  provides: {
    'show-notices': { dialog: 'promotions.notices' },
    'give-up-bonus': { dialog: 'promotions.give-up' },
  },
  consumes: {
    'auth:signed-in': () => import('./reactions/greet-member.reaction.ts'),
    'auth:signed-out': () => import('./reactions/forget-member.reaction.ts'),
    'shell:account-changed': () => import('./reactions/follow-account.reaction.ts'),
  },
  routes: [
    { path: '/promotions', chrome: 'full', title: 'promotions:list.title', page: list, when, first: firstPromotions },
    { path: '/promoDetail', chrome: 'full', title: 'promotions:detail.title', page: detail, when, canonical: null },
    { path: '/noticePage', chrome: 'full', title: 'promotions:notices.title', page: noticePage, first: firstNotices },
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
      page: bonus,
      when,
    },
  ],
  dialogs: {
    'promotions.notices': { title: 'promotions:notices.title', size: 'large', body: notices },
    'promotions.give-up': { title: 'promotions:leave.title', body: giveUp },
    'promotions.greeting': { title: 'promotions:greeting.title', body: greeting },
  },
  slots: [
    {
      slot: 'home.hero',
      widget: heroBanner,
      order: 10,
      first: firstNotices,
      when: aurora,
      reserve: 'clamp(168px, 24vw, 280px)',
    },
    {
      slot: 'home.hero',
      widget: promotionRow,
      order: 20,
      first: firstNotices,
      when: { ...lotus, ...when },
      reserve: phoneRowHeight,
    },
    { slot: 'header.account', widget: bell, order: 20, when: members },
  ],
});
