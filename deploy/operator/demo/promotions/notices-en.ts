import type { NoticeWords } from './notice-plan.ts';

/** Notices in English. */
export const noticesEn: NoticeWords = {
  'cashback-begins': [
    'Weekend cashback begins',
    '<p>Part of your net loss from Friday 00:00 to Sunday 24:00 comes back on Monday at 09:00. There is no turnover to do.</p><p><a href="/promoDetail?id=weekend-cashback">See the conditions</a></p>',
  ],
  'first-deposit-terms': [
    'The conditions of the first-deposit bonus',
    '<ul><li>It is credited only if you asked for it.</li><li>Bet as much as deposit and bonus together, and it becomes cash.</li><li>You can give it up at any time, and you never have to deposit in order to withdraw.</li></ul>',
  ],
  'deposit-times': [
    'How long deposits and withdrawals take',
    '<table><tr><th>What</th><th>Usually</th></tr><tr><td>Checking a deposit</td><td>within 10 minutes</td></tr><tr><td>Withdrawal</td><td>10–30 minutes, an answer within 60</td></tr></table><p>The member centre shows each step.</p>',
  ],
  'own-account-only': [
    'Only accounts in your own name',
    '<p>Whoever pays in, and whoever is paid, must carry the name of the account. Otherwise the request is not taken and your money stays as it is.</p>',
  ],
  'no-password': [
    'We never ask for your password',
    '<p>We <strong>never ask for passwords or codes</strong>. If somebody does, do not answer; contact customer service.</p>',
  ],
  'unfinished-rounds': [
    'Interrupted games go on',
    '<p>A lost connection loses no bet. Open the same game again and it goes on with the <strong>unfinished round</strong>. The result is kept by the server.</p>',
  ],
  'bonus-wallet': [
    'Bonus money and cash are kept apart',
    '<p>Bets take cash first. Bonus money becomes cash when its turnover is done.</p>',
  ],
  search: [
    'Search by name in two scripts',
    '<p>Games are found by their English name and by their Korean one; initial consonants such as <code>ㅂㅂㅅㅈ</code> will do.</p>',
  ],
  'sign-out': [
    'Signing out reaches every tab',
    '<p>Sign out in one tab and the other tabs of that account follow at once. Please do so on a shared device.</p>',
  ],
  record: [
    'Every amount leaves a record',
    '<p>Deposits, bets, wins and bonuses all stand in the account record with the balance after them. Nothing is deleted.</p>',
  ],
  maintenance: [
    'No bets are taken during maintenance',
    '<p>When maintenance begins, new bets are not taken; rounds under way are settled by the server.</p>',
  ],
  'draw-proof': [
    'Check a draw yourself',
    '<p>A commitment is published before each draw and its secret after it. See <em>Verify</em> on the lottery page.</p>',
  ],
  'help-line': [
    'If it stops being play',
    '<p>If gambling worries you, talk to somebody. In Korea the help line is <strong>1336</strong>.</p>',
  ],
  demo: [
    'This site is a demo',
    '<p>All amounts are play money. Nothing here can be deposited or withdrawn, and no licence is claimed.</p>',
  ],
  welcome: [
    'New here',
    '<p>All amounts on this site are play money.</p><ul><li>Bonuses are credited only if you ask for them.</li><li>The member centre shows each step of a deposit or a withdrawal.</li></ul>',
  ],
  'promotion-month': ['A deposit bonus is coming', '<p>Its dates and conditions are already there to read.</p>'],
};
