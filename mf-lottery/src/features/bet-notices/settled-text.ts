import { formatMoney, formatSignedMoney } from '@tessera/shared/format';
import { i18n } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { isGain, netMinorOf, type SettledIssue } from '../../model/settled-bets.ts';
import { issueText } from '../text/issue-text.ts';

/** What came of the bets on an issue, in the language of the page; also for code outside of React. */
export function settledText(issue: SettledIssue): { readonly title: string; readonly detail: string } {
  const t = i18n.of('lottery');
  const currency = merchantCurrency();
  const { payoutMinor } = issue;
  const outcome = issue.isRefunded ? 'refunded' : isGain(issue) ? 'won' : payoutMinor > 0 ? 'returned' : 'lost';
  const game = `${issue.gameName} (${t('simulated')})`;
  return {
    title: t(`settled.${outcome}`, { game }),
    detail: t('settled.detail', {
      issue: issueText(t, issue.issue),
      payout: formatMoney(payoutMinor, currency, i18n.language),
      net: formatSignedMoney(netMinorOf(issue), currency, i18n.language),
    }),
  };
}
