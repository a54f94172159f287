import type { SitePage } from './site-page.ts';

/** First help articles, in Japanese: short, true of the sandbox. */
export const helpJa: readonly SitePage[] = [
  {
    id: 'play-money',
    category: 'start',
    title: 'このサイトはデモです',
    content:
      '<p>金額はすべて<strong>仮想マネー</strong>です。実際の入金・出金は行われず、いかなるライセンスも主張していません。</p>',
  },
  {
    id: 'deposit',
    category: 'wallet',
    title: '入金するには？',
    content:
      '<ol><li>会員センターで<strong>入金</strong>を開きます。</li><li>金額と振込人名義を入力します。</li><li>申請すると、担当者の確認後に残高に加わります。</li></ol>',
  },
  {
    id: 'withdrawal',
    category: 'wallet',
    title: '出金はどこまで進んでいますか？',
    content:
      '<p>申請すると金額がすぐに確保され、詳細画面で<strong>申請 → 本人確認 → 審査 → 送金 → 完了</strong>の各時刻を確認できます。却下された場合は理由が表示され、金額はすぐに戻ります。</p>',
  },
  {
    id: 'account-safety',
    category: 'account',
    title: 'アカウントを安全に保つには',
    content:
      '<ul><li>ほかで使っていないパスワードを使ってください。</li><li>最後のログイン時刻をマイアカウントで確認してください。</li><li>共用の端末では必ずログアウトしてください。</li></ul>',
  },
];
