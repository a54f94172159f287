import { defineRemote } from '@tessera/shared/contract';
import { port } from './port.ts';

const deposit = { centre: 'member', page: 'depositv2' } as const;
const withdraw = { centre: 'member', page: 'withdraw' } as const;
const record = { centre: 'member', page: 'transactionHistory' } as const;
const recorded = { switch: 'MEMTRANS3' } as const;
const bets = { centre: 'member', page: 'personalHistoryCopy' } as const;
const profit = { centre: 'member', page: 'personalProfit' } as const;
const member = { centre: 'member' } as const;
const upline = { key: 'transferUpline', when: { toUpline: true, call: 'wallet.upline-transfers' } } as const;
const played = { call: 'wallet.bet-record' } as const;
const summed = { call: 'wallet.profit' } as const;
const betting = { key: 'personalHistoryCopy', when: played } as const;
const earned = { key: 'personalProfit', when: summed } as const;
const moved = { key: 'transactionHistory', when: recorded } as const;
const members = { roles: ['trial', 'member', 'agent'] } as const;

const depositPage = () => import('./pages/deposit/deposit.page.tsx');
const withdrawPage = () => import('./pages/withdraw/withdraw.page.tsx');
const recordPage = () => import('./pages/account-record/account-record.page.tsx');
const myWalletPage = () => import('./pages/my-wallet/my-wallet.page.tsx');
const betsPage = () => import('./pages/betting-record/betting-record.page.tsx');
const uplinePage = () => import('./pages/transfer-upline/transfer-upline.page.tsx');
const profitPage = () => import('./pages/profit/profit.page.tsx');
const bet = () => import('./dialogs/bet/bet.dialog.tsx');
const confirmWithdrawal = () => import('./dialogs/confirm-withdrawal/confirm-withdrawal.dialog.tsx');
const confirmUpline = () => import('./dialogs/confirm-upline/confirm-upline.dialog.tsx');
const movement = () => import('./dialogs/movement/movement.dialog.tsx');
const addAccount = () => import('./dialogs/add-account/add-account.dialog.tsx');
const notReceived = () => import('./dialogs/not-received/not-received.dialog.tsx');
const balance = () => import('./widgets/balance/balance.widget.tsx');
const refreshBalance = () => import('./reactions/refresh-balance.reaction.ts');
const followAccount = () => import('./reactions/follow-account.reaction.ts');
const followBalance = () => import('./reactions/follow-balance.reaction.ts');
const recallWallet = () => import('./reactions/recall-wallet.reaction.ts');
const watchRequests = () => import('./reactions/watch-requests.reaction.ts');

export default defineRemote({
  id: 'wallet',
  owner: 'payments',
  switch: 'MF_WALLET',
  needs: { session: 'optional', shell: '^1.1' },
  port,
  provides: { deposit, withdraw },
  consumes: {
    'auth:signed-in': watchRequests,
    'wallet:balance-moved': followBalance,
    'shell:account-changed': followAccount,
    'games:game-left': recallWallet,
    'games:round-ended': refreshBalance,
    'lottery:bet-cancelled': refreshBalance,
    'lottery:ticket-bought': refreshBalance,
    'lottery:draw-settled': refreshBalance,
    'shell:connection-restored': refreshBalance,
    'promotions:bonus-credited': refreshBalance,
  },
  routes: [],
  menu: [
    { slot: 'side.main', label: 'wallet:menu.deposit', icon: 'deposit', opens: deposit, order: 10 },
    { slot: 'side.main', label: 'wallet:menu.withdraw', icon: 'withdraw', opens: withdraw, order: 20 },
    { slot: 'side.member', label: 'wallet:menu.bets', icon: 'betting-record', opens: bets, order: 20, when: played },
    { slot: 'side.member', label: 'wallet:menu.record', icon: 'record', opens: record, order: 30, when: recorded },
    { slot: 'side.member', label: 'wallet:menu.profit', icon: 'profit', opens: profit, order: 60, when: summed },
    { slot: 'bottom.bar', label: 'wallet:menu.deposit', icon: 'deposit', opens: deposit, order: 20 },
  ],
  centrePages: [
    { ...member, key: 'transferFund', label: 'wallet:menu.wallet', icon: 'transfer', order: 20, page: myWalletPage },
    { ...member, key: 'depositv2', label: 'wallet:menu.deposit', icon: 'deposit', order: 30, page: depositPage },
    { ...member, key: 'withdraw', label: 'wallet:menu.withdraw', icon: 'withdraw', order: 40, page: withdrawPage },
    { ...member, ...upline, label: 'wallet:menu.upline', icon: 'upline', order: 50, page: uplinePage },
    { ...member, ...betting, label: 'wallet:menu.bets', icon: 'betting-record', order: 60, page: betsPage },
    { ...member, ...moved, label: 'wallet:menu.record', icon: 'record', order: 80, page: recordPage },
    { ...member, ...earned, label: 'wallet:menu.profit', icon: 'profit', order: 90, page: profitPage },
  ],
  dialogs: {
    'wallet.bet': { title: 'wallet:bets.one', body: bet, reserve: '420px' },
    'wallet.confirm-withdrawal': { title: 'wallet:confirm.title', body: confirmWithdrawal },
    'wallet.confirm-upline': { title: 'wallet:upline.confirmTitle', body: confirmUpline },
    'wallet.movement': { title: 'wallet:record.receipt', body: movement, reserve: '360px' },
    'wallet.add-account': { title: 'wallet:accounts.addTitle', body: addAccount, cover: false, reserve: '420px' },
    'wallet.not-received': { title: 'wallet:missing.title', body: notReceived },
  },
  slots: [{ slot: 'header.account', widget: balance, order: 10, when: members, reserve: '44px' }],
});
