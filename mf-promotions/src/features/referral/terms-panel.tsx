import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import type { ReferralTerms } from '../../api/referral.ts';
import styles from './referral.module.css';

/** What an invitation brings and needs, written from the rules that are in force. */
export function TermsPanel({ terms }: { readonly terms: ReferralTerms }) {
  const { t } = useTranslation('promotions');
  const { full, count } = useFormat('promotions');
  const { referrerReward, invitedReward, stake, days, waitHours, monthlyMaximum } = terms;
  const sentences = [
    t('referral.term.reward', { amount: full(referrerReward) }),
    invitedReward > 0 && t('referral.term.invited', { amount: full(invitedReward) }),
    t('referral.term.play', { stake: full(stake), days: count(days) }),
    t('referral.term.real'),
    waitHours > 0 ? t('referral.term.wait', { hours: count(waitHours) }) : t('referral.term.atOnce'),
    t('referral.term.month', { maximum: count(monthlyMaximum) }),
    t('referral.term.own'),
    t('referral.term.kept'),
  ];
  return (
    <Panel level={2} title={t('referral.terms')}>
      <ul className={styles.terms}>{sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}</ul>
    </Panel>
  );
}
