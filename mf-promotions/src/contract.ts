import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const members = { roles: ['trial', 'member', 'agent'] } as const;
const when = { switch: 'REWCEN3' } as const;
const aurora = { brands: ['aurora'] } as const;
const withoutHero = { brands: ['lotus', 'harbor'] } as const;
const member = { centre: 'member' } as const;
const rewardCentre = { centre: 'member', page: 'rewardCenter' } as const;
const cashbackDays = { centre: 'member', page: 'manualRebate' } as const;
const inbox = { centre: 'member', page: 'messageV2' } as const;
const rewards = { key: 'rewardCenter', label: 'promotions:rewards.title' } as const;
const missions = { key: 'missionLeaderboard', label: 'promotions:missions.title', icon: 'missions' } as const;
const received = { key: 'messageV2', label: 'promotions:inbox.title' } as const;
const promotions = { label: 'promotions:menu.promotions', icon: 'promotions' } as const;
const levels = { label: 'promotions:vip.title', icon: 'vip', opens: { path: '/vip' } } as const;
const cashback = { label: 'promotions:cashback.title', icon: 'cashback', when: { switch: 'MANPLAYREB3' } } as const;
const pointMall = { label: 'promotions:points.title', icon: 'star', opens: { path: '/pointMall' } } as const;
const invite = { label: 'promotions:referral.title', icon: 'invite' } as const;
const invited = { centre: 'member', page: 'referral' } as const;
/** Agents have links of their own, and a trial account can be paid nothing. */
const inviting = { switch: 'REFERRAL3', roles: ['member'] } as const;
const sharing = { switch: 'REFERRAL3', roles: ['visitor', 'member'] } as const;
const withPoints = { when: { switch: 'PTSYS3' } } as const;
const messages = { label: 'promotions:menu.messages', icon: 'messages' } as const;
const claimable = 'promotions:claimable-counted';
const toClaim = 'promotions:missions-counted';
const unread = 'promotions:unread-counted';
/** Messages about money stay reachable without cashback; their place in the side menu goes with it (decision 4). */
const stored = { switch: 'INBOX3' } as const;
const rebated = { ...members, switch: 'MANPLAYREB3' } as const;

const cashbackPage = () => import('./pages/cashback/cashback.page.tsx');
const pointMallPage = () => import('./pages/point-mall/point-mall.page.tsx');
const drawCheck = () => import('./pages/draw-check/draw-check.page.tsx');
const vip = () => import('./pages/vip/vip.page.tsx');
const list = () => import('./pages/promotions/promotions.page.tsx');
const detail = () => import('./pages/promo-detail/promo-detail.page.tsx');
const noticePage = () => import('./pages/notices/notices.page.tsx');
const bonus = () => import('./pages/bonus-details/bonus-details.page.tsx');
const rewardsPage = () => import('./pages/reward-center/reward-center.page.tsx');
const missionsPage = () => import('./pages/missions/missions.page.tsx');
const referralPage = () => import('./pages/referral/referral.page.tsx');
const messagesPage = () => import('./pages/messages/messages.page.tsx');
const notices = () => import('./dialogs/notices/notices.dialog.tsx');
const greeting = () => import('./dialogs/greeting/greeting.dialog.tsx');
const giveUp = () => import('./dialogs/give-up/give-up.dialog.tsx');
const heroBanner = () => import('./widgets/hero-banner/hero-banner.widget.tsx');
const promotionRow = () => import('./widgets/promotion-row/promotion-row.widget.tsx');
const noticeTicker = () => import('./widgets/notice-ticker/notice-ticker.widget.tsx');
const winners = () => import('./widgets/winners/winners.widget.tsx');
const missionsWidget = () => import('./widgets/missions/missions.widget.tsx');
const dropNotice = () => import('./widgets/drop-notice/drop-notice.widget.tsx');
const followTurnover = () => import('./reactions/follow-turnover.reaction.ts');
const bell = () => import('./widgets/bell/bell.widget.tsx');

/** What a visitor's page asks first; a test compares it with the pages. */
const firstNotices = {
  calls: ['/wps/relay/MCSFE_getListAnnouncements?types=B%2CPL%2CPU%2CPR&platform=W&execution=B'],
} as const;
const hero = { slot: 'home.hero', first: firstNotices } as const;
const promotionsCall = '/wps/relay/MCSFE_getMerchantAvailablePromotions';
const firstPromotions = {
  pictures: 'promotions',
  calls: [promotionsCall, '/wps/relay/PROMOFE_getPromotionAnnouncementCategory'],
} as const;
/** One of them, in full. */
const firstPromotion = { calls: [promotionsCall] } as const;

const firstWins = { calls: ['/wps/relay/ODSFE2_getWinnerBoard'] } as const;
const below = { reserve: '92px', isBelowFold: true } as const;
const firstMall = { calls: ['/wps/relay/MCS2_getMerchantPointMall'] } as const;
const firstLevels = { calls: ['/wps/relay/MCSFE_getRankLadder'] } as const;

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
    'games:round-ended': followTurnover,
    'lottery:draw-settled': followTurnover,
    'lottery:ticket-bought': followTurnover,
    'shell:centre-closed': () => import('./reactions/leave-centre.reaction.ts'),
  },
  routes: [
    { path: '/promotions', chrome: 'full', title: 'promotions:list.title', page: list, when, first: firstPromotions },
    {
      path: '/promoDetail',
      chrome: 'full',
      title: 'promotions:detail.title',
      page: detail,
      when,
      canonical: null,
      first: firstPromotion,
    },
    { path: '/drawCheck', chrome: 'full', title: 'promotions:drawCheck.title', page: drawCheck, when, canonical: null },
    { path: '/noticePage', chrome: 'full', title: 'promotions:notices.title', page: noticePage, first: firstNotices },
    { path: '/vip', chrome: 'full', title: 'promotions:vip.title', page: vip, first: firstLevels },
    {
      path: '/pointMall',
      chrome: 'full',
      title: 'promotions:points.title',
      page: pointMallPage,
      first: firstMall,
      ...withPoints,
    },
  ],
  menu: [
    { slot: 'side.main', ...promotions, opens: { path: '/promotions' }, order: 30, when, badge: claimable },
    { slot: 'side.main', label: 'promotions:menu.share', icon: 'invite', opens: invited, order: 35, when: sharing },
    { slot: 'side.main', label: 'promotions:menu.rewards', icon: 'coin', opens: rewardCentre, order: 40, when },
    { slot: 'side.main', ...cashback, opens: cashbackDays, order: 45 },
    { slot: 'side.member', ...levels, order: 10 },
    { slot: 'side.member', ...pointMall, order: 20, ...withPoints },
    { slot: 'side.member', ...messages, opens: inbox, order: 70, when: rebated, badge: unread },
  ],
  centrePages: [
    { ...member, ...cashback, key: 'manualRebate', order: 70, page: cashbackPage },
    { ...member, key: 'bonusDetails', label: 'promotions:bonus.title', icon: 'coin', order: 100, page: bonus, when },
    { ...member, ...rewards, icon: 'promotions', order: 110, page: rewardsPage, when },
    { ...member, ...missions, order: 130, page: missionsPage, badge: toClaim },
    { ...member, ...invite, key: 'referral', order: 120, page: referralPage, when: inviting },
    { ...member, ...received, icon: 'messages', order: 140, page: messagesPage, when: stored, badge: unread },
  ],
  dialogs: {
    'promotions.notices': { title: 'promotions:notices.title', size: 'large', body: notices },
    'promotions.give-up': { title: 'promotions:leave.title', body: giveUp },
    'promotions.greeting': { title: 'promotions:greeting.title', body: greeting },
  },
  slots: [
    { ...hero, widget: heroBanner, order: 10, when: aurora, reserve: 'clamp(168px, 24vw, 280px)' },
    { ...hero, widget: promotionRow, order: 20, when: { ...withoutHero, ...when }, reserve: '108px' },
    { slot: 'home.main', widget: noticeTicker, order: 5, first: firstNotices, reserve: '62px', isBelowFold: true },
    { slot: 'home.main', widget: missionsWidget, order: 75, when: { roles: ['member', 'agent'] }, isBelowFold: true },
    { slot: 'home.main', widget: dropNotice, order: 5, when: { ...members, ...when } },
    { slot: 'home.main', widget: winners, order: 70, first: firstWins, ...below },
    { slot: 'header.account', widget: bell, order: 20, when: members },
  ],
});
