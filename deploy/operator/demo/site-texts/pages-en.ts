import type { SitePage } from './site-page.ts';

/** Texts around the games, in English: true of the sandbox, nothing claimed. */
export const pagesEn: readonly SitePage[] = [
  {
    id: 'about',
    category: 'about',
    title: 'About us',
    content:
      '<p>This site is a <strong>demo</strong>. Its screens, ledger, draws and games really work; every amount is play money and can be neither bought nor sold.</p><p>Six tiles (accounts, games, lottery, wallet, agents, promotions) are released on their own. When one of them rests, the others go on.</p>',
  },
  {
    id: 'credit',
    category: 'credit',
    title: 'Credit report',
    content:
      '<p>Every amount of a member stands in a double-entry ledger. The ledger adds up to zero at all times, and the balance in the account record is the sum of its lines.</p><ul><li>Deposits and withdrawals are checked by a person; each step keeps its time.</li><li>A draw publishes a hash before it opens and its seed afterwards. Anybody can compute it again.</li><li>The return of the slot is counted over all of its outcomes.</li></ul>',
  },
  {
    id: 'responsible',
    category: 'responsible',
    title: 'Responsible gaming',
    content:
      '<p>Games are for pleasure; they are no way to earn money. You must be 18 or over.</p><h3>Ask yourself</h3><ul><li>Do you stake more to win back what you lost?</li><li>Do games cost you sleep, work or time with your family?</li><li>Do you hide from others how much you spend?</li></ul><p>If one of them is true, take a break and talk to somebody. In Great Britain the National Gambling Helpline is <strong>0808 8020 133</strong>, in Korea <strong>1336</strong>.</p>',
  },
  {
    id: 'refer',
    category: 'refer',
    title: 'Refer a friend',
    content:
      '<p>A friend who registers by your link is registered below you. The link is the address of this site with <code>?affiliateCode=</code> and your code; you find the code in the agent centre and under invite friends.</p><p>You see neither the details nor the balance of your friend.</p>',
  },
  {
    id: 'guide-ios',
    category: 'guide',
    title: 'On iPhone and iPad',
    content:
      '<p>The get button is a link to this guide. There is no app in a store: the site is added to the home screen and used like an app. <strong>iOS Lite</strong> is where a real service would have its smaller app; in the sandbox it opens the same site as iOS.</p><ol><li>Open this site in Safari.</li><li>Press share and choose <strong>Add to Home Screen</strong>.</li><li>Opened from its icon, the site has no address bar.</li></ol>',
  },
  {
    id: 'guide-android',
    category: 'guide',
    title: 'On Android',
    content:
      '<p>The get button is a link to this guide. The sandbox has no file to install: the site is added to the home screen and used like an app.</p><ol><li>Open this site in Chrome.</li><li>Choose <strong>Add to Home screen</strong> in the menu.</li><li>Open it from its icon.</li></ol>',
  },
  {
    id: 'join',
    category: 'join',
    title: 'Become a partner',
    content:
      '<p>An agent registers the members below and sees, day by day, what the team deposited, withdrew, bet and won or lost. Every figure comes from the ledger.</p><p>Ask customer service for an agent account.</p>',
  },
  {
    id: 'terms',
    category: 'terms',
    title: 'Terms of use',
    content:
      '<ol><li>You must be 18 or over to register.</li><li>Every amount is play money and can’t be turned into cash.</li><li>Your account is yours alone; never share its password.</li><li>An amount that was credited by mistake is put right, and the record shows it.</li><li>The data of the demo may be reset at any time.</li></ol>',
  },
  {
    id: 'privacy',
    category: 'privacy',
    title: 'Privacy',
    content:
      '<p>What you enter is stored on the machine that runs this demo and goes nowhere else. Passwords are kept as hashes only, and sign-in data is encrypted between browser and server.</p><p>There are no analytics and no advertising cookies.</p>',
  },
  {
    id: 'security',
    category: 'security',
    title: 'Security and certification',
    content:
      '<p>This is a sandbox, not a licence. No mark of any certifying body is shown.</p><ul><li>Scripts run only inside a strict content security policy.</li><li>Games open at an address of their own; a game never sees your token.</li><li>Calls about money between game and wallet are signed, and the same call has one effect.</li></ul>',
  },
  {
    id: 'payments',
    category: 'payments',
    title: 'Paying in and out',
    content:
      '<p>There is one way to deposit: a bank transfer. The account shown is a sandbox account that receives nothing.</p><ul><li>Deposit: enter the amount and the sender’s name; a cashier confirms it.</li><li>Withdrawal: the amount is set aside at once, and each step shows its time.</li><li>There are no fees.</li></ul>',
  },
  {
    id: 'news-records',
    category: 'news',
    title: 'The account record shows bonus money too',
    day: '2026-11-21',
    content:
      '<p>A bonus that is credited, released or given up is a line of the record, and the balance is cash and bonus together.</p>',
  },
  {
    id: 'news-offline',
    category: 'news',
    title: 'A notice shows that the connection is gone',
    day: '2026-11-21',
    content:
      '<p>Without a network a strip appears above the page. When it is back, your balance and the page are refreshed.</p>',
  },
  {
    id: 'blog-fair',
    category: 'blog',
    title: 'How to check a draw yourself',
    day: '2026-11-20',
    content:
      '<p>Before the first issue of a day opens, the hash of the day’s seed is published; when the day is over, the seed is. <strong>Verify a draw</strong> on the lottery page lets you compare the two and compute every draw again: no result was chosen after the bets.</p>',
  },
];
