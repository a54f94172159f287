import { useServerNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { useSession } from '@tessera/shared/session';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { CheckIcon, InfoIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { Panel } from '@tessera/shared/ui/panel';
import { Progress } from '@tessera/shared/ui/progress';
import { cardFoot, isRejectedApplication, stateOf } from '../../model/member-status.ts';
import type { Cashback, Promotion, Wagering } from '../../model/promotion.ts';
import { port } from '../../port.ts';
import { ApplicationForm } from '../application/application-form.tsx';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { PendingApplication, RejectedApplication } from './application-part.tsx';
import { InvitePart } from './invite-part.tsx';
import { LeaveButton } from './leave-button.tsx';
import styles from './own-panel.module.css';
import { OwnRow } from './own-row.tsx';
import { SignInPart } from './sign-in-part.tsx';

/** Where one stands with a promotion and what can be done now; the conditions stand beside the button. */
export function OwnPanel({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { role } = useSession();
  const kept = useKeptFocus<HTMLElement>();
  const nowMs = useServerNow();
  const state = stateOf(promotion, nowMs);
  const foot = cardFoot(promotion, nowMs, role === 'trial');
  if (state === 'information') return null;
  const badge = foot.kind === 'badge' && (
    <Badge tone={foot.tone} icon={foot.tone === 'ok' ? <CheckIcon aria-hidden /> : undefined}>
      {t(foot.label)}
    </Badge>
  );
  const title = promotion.own ? t('own.title') : t('own.titleVisitor');
  return (
    <Panel className={styles.panel} aria-live="polite" {...kept}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {badge}
      </header>
      <Part promotion={promotion} />
      <AcceptedNote promotion={promotion} />
    </Panel>
  );
}

function Part({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { role } = useSession();
  const { own } = promotion;
  switch (stateOf(promotion, useServerNow())) {
    case 'join':
      // A visitor has no part of their own but in a preview, which shows what a member would see.
      return promotion.kind === 'application' && (role === 'member' || (role === 'visitor' && own)) ? (
        <ApplicationForm promotion={promotion} />
      ) : (
        <InvitePart promotion={promotion} />
      );
    case 'claim':
    case 'issued':
      if (own?.signIn) return <SignInPart promotion={promotion} />;
      return <InvitePart promotion={promotion} />;
    case 'signed':
      return <SignInPart promotion={promotion} />;
    case 'joined':
      return own?.cashback ? (
        <CashbackPart promotion={promotion} cashback={own.cashback} />
      ) : (
        <WaitingPart promotion={promotion} />
      );
    case 'applying':
      return own?.application ? <PendingApplication promotion={promotion} /> : <WaitingPart promotion={promotion} />;
    case 'claimed':
      if (!own?.wagering) return <p className={styles.text}>{t('own.paid')}</p>;
      return <WageringPart promotion={promotion} wagering={own.wagering} />;
    case 'process':
      return own?.wagering ? <WageringPart promotion={promotion} wagering={own.wagering} /> : null;
    case 'ended':
    case 'rejected':
      if (isRejectedApplication(promotion)) return <RejectedApplication promotion={promotion} />;
      return <p className={styles.text}>{reason(own?.reasonCode ?? '')}</p>;
    case 'coming-soon':
      return <p className={styles.text}>{t('own.comingSoon')}</p>;
    default:
      return <p className={styles.text}>{t('own.closed')}</p>;
  }
}

/** Newer conditions apply to others; what this member accepted stays. */
function AcceptedNote({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const acceptedAtMs = promotion.own?.acceptedAtMs;
  if (!acceptedAtMs) return null;
  return <p className={styles.text}>{t('own.accepted', { time: date('dayAndClock', acceptedAtMs) })}</p>;
}

/** Joined: the deposit is still to come, or is being checked. */
function WaitingPart({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const isChecked = promotion.own?.state === 'applying';
  const amount = full(promotion.minimumDeposit ?? 0);
  return (
    <>
      <p className={styles.text}>{isChecked ? t('own.applying') : t('own.joined', { amount })}</p>
      <div className={styles.actions}>
        {!isChecked && (
          <Button variant="primary" isWide onClick={() => void port.ask('deposit', {})}>
            {t('own.toDeposit')}
          </Button>
        )}
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}

/** The running period of a cashback: what it stands at, what would come back, and when. */
function CashbackPart({ promotion, cashback }: { promotion: Promotion; cashback: Cashback }) {
  const { t } = useTranslation('promotions');
  const { date } = useFormat('promotions');
  const currency = merchantCurrency();
  const { fromMs, net, expected, payAtMs } = cashback;
  const hasBegun = useServerNow() >= fromMs;
  return (
    <>
      {hasBegun ? (
        <>
          <span className={styles.amountLabel}>{t(net > 0 ? 'own.netWin' : 'own.netLoss')}</span>
          <Money className={styles.amount} minor={net} currency={currency} size="amount" isGainLoss />
        </>
      ) : (
        <p className={styles.period}>{t('own.periodBegins', { time: date('dayAndClock', fromMs) })}</p>
      )}
      <dl className={styles.rows}>
        {hasBegun && (
          <OwnRow label={t('own.expected')}>
            <Money minor={expected} currency={currency} />
          </OwnRow>
        )}
        <OwnRow label={t('own.payAt')}>{date('dayAndClock', payAtMs)}</OwnRow>
      </dl>
      <p className={styles.note}>
        <InfoIcon size={15} aria-hidden />
        {t('own.noteCashback')}
      </p>
      <div className={styles.actions}>
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}

/** A credited bonus: how much of the rolling is done, until when, and the way out of it. */
function WageringPart({ promotion, wagering }: { promotion: Promotion; wagering: Wagering }) {
  const { t } = useTranslation('promotions');
  const { full, date, wholePercent } = useFormat('promotions');
  const currency = merchantCurrency();
  const { requiredTurnover, doneTurnover, bonusBalance, deposit, bonus, expiresAtMs } = wagering;
  if (promotion.own?.state === 'claimed') {
    return <p className={styles.text}>{t('own.becameCash', { amount: full(bonus) })}</p>;
  }
  const left = requiredTurnover - doneTurnover;
  const ratio = requiredTurnover === 0 ? 1 : doneTurnover / requiredTurnover;
  return (
    <>
      <span className={styles.amountLabel}>{t('own.left')}</span>
      <Money className={styles.amount} minor={left} currency={currency} size="amount" />
      <Progress
        label={t('own.progress')}
        ratio={ratio}
        valueText={t('own.progressText', { done: full(doneTurnover), required: full(requiredTurnover) })}
        aside={wholePercent(Math.floor(ratio * 100))}
      />
      <dl className={styles.rowsBelow}>
        <OwnRow label={t('own.required')}>
          <Money minor={requiredTurnover} currency={currency} />
        </OwnRow>
        <OwnRow label={t('own.done')}>
          <Money minor={doneTurnover} currency={currency} />
        </OwnRow>
        {deposit !== null && (
          <OwnRow label={t('own.deposit')}>
            <Money minor={deposit} currency={currency} />
          </OwnRow>
        )}
        <OwnRow label={t('own.bonusBalance')}>
          <Money minor={bonusBalance} currency={currency} />
        </OwnRow>
        <OwnRow label={t('condition.deadline')}>{date('dayAndClock', expiresAtMs)}</OwnRow>
      </dl>
      <p className={styles.note}>
        <InfoIcon size={15} aria-hidden />
        {t('own.noteWagering')}
      </p>
      <div className={styles.actions}>
        <LeaveButton promotion={promotion} />
      </div>
    </>
  );
}
