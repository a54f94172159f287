import { useTranslation } from '@tessera/shared/i18n';
import { sessionState, useSession } from '@tessera/shared/session';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { InfoIcon } from '@tessera/shared/ui/icons';
import { typedCodeMaximum } from '@tessera/shared/wire/promotions';
import { useState } from 'react';
import { useClaimPromotion } from '../../api/promotions.ts';
import type { Promotion } from '../../model/promotion.ts';
import { port } from '../../port.ts';
import { announceCredit } from './announcements.ts';
import styles from './own-panel.module.css';
import { OwnRow } from './own-row.tsx';

/** Joining or claiming, with its conditions visible. Nothing is preselected. */
export function InvitePart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const claim = useClaimPromotion();
  const [problem, setProblem] = useState('');
  const [code, setCode] = useState('');
  const needsCode = (promotion.eligibility?.needsCode ?? false) && promotion.own?.state === 'join';
  const { role } = useSession();

  const press = async () => {
    setProblem('');
    if (sessionState().role === 'visitor') {
      const answer = await port.ask('sign-in', { reason: 'claim' });
      if (answer.status === 'unavailable') setProblem(t('own.signInUnavailable'));
      return;
    }
    if (sessionState().role === 'trial') return setProblem(t('error.account_trial'));
    if (needsCode && code.trim() === '') return setProblem(t('own.codeMissing'));
    claim.mutate(
      { promotionId: promotion.id, ...(needsCode ? { code } : {}) },
      {
        onSuccess: ({ isCredited, own }) => {
          if (isCredited && own.wagering) announceCredit(promotion.id, own.wagering.claimId);
        },
        onError: (cause) => setProblem(reason(cause)),
      },
    );
  };

  const offer = promotion.own?.offer;
  const waiting = promotion.own?.state === 'issued' ? promotion.own.reasonCode : null;
  const isRejoin = promotion.kind === 'cashback' && promotion.own !== null;
  // It pays by itself, to full accounts alone: there is nothing to press.
  const isOutOfReach = isRejoin && role === 'trial';
  const label = !promotion.own
    ? t('own.signIn')
    : offer
      ? t('own.claim', { amount: full(offer.bonus) })
      : t(isRejoin ? 'card.rejoin' : promotion.kind === 'application' ? 'card.apply' : 'card.join');
  return (
    <>
      <Beside promotion={promotion} />
      <p className={styles.note}>
        <InfoIcon size={15} aria-hidden />
        {t(noteOf(promotion))}
      </p>
      {needsCode && (
        <TextField
          label={t('own.code')}
          name="code"
          requirement="required"
          autoComplete="off"
          maxLength={typedCodeMaximum}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {isOutOfReach || waiting ? (
        <p className={styles.text}>{waiting ? reason(waiting) : t('error.account_trial')}</p>
      ) : (
        <div className={styles.actions}>
          <Button variant="primary" size="large" isWide isBusy={claim.isPending} onClick={() => void press()}>
            {label}
          </Button>
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** What matters most before the button is pressed. */
const noteOf = ({ kind, wageringPercent }: Promotion) => {
  if (kind === 'cashback') return 'own.noteCashback' as const;
  return wageringPercent ? ('own.noteBonus' as const) : ('own.noteCash' as const);
};

/** The conditions that decide, beside the button: real amounts when the deposit is there, the rule before. */
function Beside({
  promotion: { own, cap, minimumDeposit, wageringPercent, daysToWager, percent },
}: {
  promotion: Promotion;
}) {
  const { t } = useTranslation('promotions');
  const { full, wholePercent, date } = useFormat('promotions');
  const offer = own?.offer;
  const claimUntilMs = own?.application?.claimUntilMs ?? null;
  const turnover = (required: number, text: string) => (required === 0 ? t('own.none') : text);
  const upTo = cap === null ? null : full(cap);
  const bonus =
    percent === null
      ? upTo && t('card.upTo', { amount: upTo })
      : upTo && t('own.percentUpTo', { percent, amount: upTo });
  const rows = offer
    ? [
        [t('own.deposit'), offer.deposit > 0 && full(offer.deposit)],
        [t('own.bonus'), full(offer.bonus)],
        [t('own.required'), turnover(offer.requiredTurnover, full(offer.requiredTurnover))],
        [t('own.claimUntil'), claimUntilMs !== null && date('dayAndClock', claimUntilMs)],
      ]
    : [
        [t('own.bonus'), bonus ?? (percent !== null && wholePercent(percent))],
        [t('condition.minimum'), minimumDeposit !== null && full(minimumDeposit)],
        [t('condition.rolling'), wageringPercent !== null && turnover(wageringPercent, wholePercent(wageringPercent))],
      ];
  const deadline = daysToWager !== null && (wageringPercent ?? 0) > 0 && t('own.days', { count: daysToWager });
  const shown = [...rows, [t('condition.deadline'), deadline]].filter(([, value]) => value);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.rows}>
      {shown.map(([label, value]) => (
        <OwnRow key={String(label)} label={String(label)}>
          {value}
        </OwnRow>
      ))}
    </dl>
  );
}
