import { defineRemote } from '@tessera/shared/contract';

const securityCenter = { centre: 'member', page: 'securityCenter' } as const;
const register = { dialog: 'auth.register', over: '/index' } as const;
const paymentPassword = () => import('./dialogs/payment-password/payment-password.dialog.tsx');
const forgotPassword = () => import('./dialogs/forgot-password/forgot-password.dialog.tsx');
const headerLogin = () => import('./widgets/header-login/header-login.widget.tsx');
// The session module says these on our behalf: it alone knows when an account is entered or left.
const comings = ['auth:signed-in', 'auth:signed-out', 'auth:account-left'] as const;

export default defineRemote({
  id: 'auth',
  owner: 'identity',
  switch: 'MF_AUTH',
  needs: { session: 'optional', shell: '^1' },
  emits: [...comings, 'auth:first-login', 'auth:picture-known', 'auth:picture-saved'],
  provides: {
    'sign-in': { dialog: 'auth.login' },
    register: { dialog: 'auth.register' },
    'set-payment-password': { dialog: 'auth.payment-password' },
    'sign-out': { run: () => import('./reactions/sign-out.reaction.ts') },
    'start-free-play': { run: () => import('./reactions/start-free-play.reaction.ts') },
  },
  consumes: {
    'auth:signed-in': () => import('./reactions/show-picture.reaction.ts'),
    'auth:picture-saved': () => import('./reactions/refresh-picture.reaction.ts'),
    'auth:signed-out': () => import('./reactions/tell-sign-out.reaction.ts'),
  },
  listens: ['auth:picture-saved'],
  routes: [
    { path: '/login', chrome: 'none', title: 'auth:login.title', opens: { dialog: 'auth.login', over: '/index' } },
    { path: '/register', chrome: 'full', title: 'auth:register.title', opens: register },
    { path: '/register.html', chrome: 'full', title: 'auth:register.title', opens: register },
  ],
  // Spec §2: "security centre" and "my account" of the side menu both lead to the same page.
  menu: [
    { slot: 'side.member', label: 'auth:menu.security', icon: 'security', opens: securityCenter, order: 40 },
    { slot: 'side.member', label: 'auth:menu.account', icon: 'account', opens: securityCenter, order: 50 },
  ],
  centrePages: [
    {
      centre: 'member',
      key: 'securityCenter',
      label: 'auth:menu.account',
      icon: 'account',
      order: 10,
      isDefault: true,
      page: () => import('./pages/security-center/security-center.page.tsx'),
    },
  ],
  dialogs: {
    'auth.login': {
      title: 'auth:login.title',
      reserve: '546px',
      body: () => import('./dialogs/login/login.dialog.tsx'),
    },
    'auth.register': {
      title: 'auth:register.title',
      size: 'large',
      cover: false,
      reserve: '620px',
      body: () => import('./dialogs/register/register.dialog.tsx'),
    },
    'auth.sign-out': { title: 'auth:signOut.title', body: () => import('./dialogs/sign-out/sign-out.dialog.tsx') },
    'auth.change-password': {
      title: 'auth:changePassword.title',
      cover: false,
      body: () => import('./dialogs/change-password/change-password.dialog.tsx'),
    },
    'auth.payment-password': { title: 'auth:security.payment.title', cover: false, body: paymentPassword },
    'auth.second-step': {
      title: 'auth:secondStep.title',
      cover: false,
      body: () => import('./dialogs/second-step/second-step.dialog.tsx'),
    },
    'auth.forgot-password': { title: 'auth:forgot.title', cover: false, body: forgotPassword },
  },
  slots: [{ slot: 'header.visitor', widget: headerLogin, order: 10, when: { roles: ['visitor'] } }],
});
