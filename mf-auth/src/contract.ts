import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const securityCenter = { centre: 'member', page: 'securityCenter' } as const;
// "Security centre" and "my account" of spec §2 would open the same page: they are one item (decision 43).
const account = { label: 'auth:menu.account', icon: 'account' } as const;
const register = { dialog: 'auth.register', over: '/index' } as const;

const securityPage = () => import('./pages/security-center/security-center.page.tsx');
const login = () => import('./dialogs/login/login.dialog.tsx');
const registerForm = () => import('./dialogs/register/register.dialog.tsx');
const signOut = () => import('./dialogs/sign-out/sign-out.dialog.tsx');
const changePassword = () => import('./dialogs/change-password/change-password.dialog.tsx');
const paymentPassword = () => import('./dialogs/payment-password/payment-password.dialog.tsx');
const secondStep = () => import('./dialogs/second-step/second-step.dialog.tsx');
const forgotPassword = () => import('./dialogs/forgot-password/forgot-password.dialog.tsx');
const headerLogin = () => import('./widgets/header-login/header-login.widget.tsx');

export default defineRemote({
  id: 'auth',
  owner: 'identity',
  switch: 'MF_AUTH',
  needs: { session: 'optional', shell: '^1.1' },
  port,
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
    'shell:account-changed': () => import('./reactions/follow-account.reaction.ts'),
    'auth:signed-out': () => import('./reactions/notify-sign-out.reaction.ts'),
  },
  routes: [
    { path: '/login', chrome: 'none', title: 'auth:login.title', opens: { dialog: 'auth.login', over: '/index' } },
    { path: '/register', chrome: 'full', title: 'auth:register.title', opens: register },
    { path: '/register.html', chrome: 'full', title: 'auth:register.title', opens: register },
  ],
  menu: [{ slot: 'side.member', ...account, opens: securityCenter, order: 40 }],
  centrePages: [
    { centre: 'member', key: 'securityCenter', ...account, order: 10, isDefault: true, page: securityPage },
  ],
  dialogs: {
    'auth.login': {
      title: 'auth:login.title',
      reserve: '486px',
      // The choice between name and code.
      reserveWith: { MOBILEVERCODELOGIN3: '60px' },
      body: login,
    },
    'auth.register': {
      title: 'auth:register.title',
      size: 'large',
      cover: false,
      reserve: '620px',
      body: registerForm,
    },
    'auth.sign-out': { title: 'auth:signOut.title', body: signOut },
    'auth.change-password': { title: 'auth:changePassword.title', cover: false, body: changePassword },
    'auth.payment-password': { title: 'auth:security.payment.title', cover: false, body: paymentPassword },
    'auth.second-step': { title: 'auth:secondStep.title', cover: false, body: secondStep },
    'auth.forgot-password': { title: 'auth:forgot.title', cover: false, body: forgotPassword },
  },
  slots: [{ slot: 'header.visitor', widget: headerLogin, order: 10, when: { roles: ['visitor'] } }],
});
