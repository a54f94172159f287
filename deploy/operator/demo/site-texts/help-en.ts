import type { SitePage } from './site-page.ts';

/** First help articles, in English: short, true of the sandbox. */
export const helpEn: readonly SitePage[] = [
  {
    id: 'play-money',
    category: 'start',
    title: 'This site is a demo',
    content:
      '<p>Every amount here is <strong>play money</strong>. Nothing is really paid in or out, and no licence is claimed.</p>',
  },
  {
    id: 'deposit',
    category: 'wallet',
    title: 'How do I deposit?',
    content:
      '<ol><li>Open <strong>Deposit</strong> in the member centre.</li><li>Enter the amount and the name of the sender.</li><li>Once the cashier has confirmed it, it is in your balance.</li></ol>',
  },
  {
    id: 'withdrawal',
    category: 'wallet',
    title: 'Where is my withdrawal?',
    content:
      '<p>The amount is set aside the moment you ask. Its page shows when it was <strong>requested, reviewed, approved, sent and completed</strong>. If it is refused, you see why and the money is back at once.</p>',
  },
  {
    id: 'account-safety',
    category: 'account',
    title: 'Keeping your account safe',
    content:
      '<ul><li>Use a password that you use nowhere else.</li><li>Check your last sign-in under My account.</li><li>Sign out on shared devices.</li></ul>',
  },
];
