import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Menu, MenuItem } from '@tessera/shared/ui/menu';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import {
  type ConsolePayment,
  type ConsoleWithdrawal,
  forcedReceiptReasons,
  forceReceipt,
  getConsolePaymentProof,
  returnPayment,
  returnReasons,
} from '@tessera/shared/wire/console';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { useDecision } from '../../chrome/decision.tsx';
import { amount, reasonKey, when } from '../../format.ts';
import styles from './withdrawal-panel.module.css';

const tones: Readonly<Record<ConsolePayment['status'], BadgeTone>> = {
  sent: 'info',
  received: 'ok',
  disputed: 'warn',
  returned: 'neutral',
};

interface Props {
  readonly withdrawal: ConsoleWithdrawal;
  readonly payment: ConsolePayment;
}

/** One payment: until when its player may answer, what they said with their pictures, and the decision of a dispute. */
export function PaymentPart({ withdrawal, payment }: Props) {
  const { t, i18n } = useTranslation('console');
  const { status, receivedBy, number, confirmByMs, disputeByMs } = payment;
  const state = status === 'received' ? `received_${receivedBy}` : status;
  const money = { ...withdrawal.money, amountMinor: payment.amountMinor };
  return (
    <section className={styles.part} aria-label={t('withdrawals.part', { number })}>
      <div className={styles.partHead}>
        <h3>{`${t('withdrawals.part', { number })} · ${amount(money, i18n.language)}`}</h3>
        <Badge tone={tones[status]}>{t(`withdrawals.payment.${state}`)}</Badge>
      </div>
      <ol className={styles.steps}>
        {payment.timeline.map(({ status: reached, atMs, actor, reasonCode }) => (
          <li key={`${reached}-${atMs}`}>
            {[
              when(atMs),
              t(`withdrawals.payment.${reached === 'received' ? 'received' : reached}`),
              actor === 'time' ? t('withdrawals.byTime') : actor,
              ...(reasonCode ? [t(reasonKey(reasonCode))] : []),
            ].join(' · ')}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {t('withdrawals.partTimes', { confirmBy: when(confirmByMs), disputeBy: when(disputeByMs) })}
      </p>
      {payment.timeline
        .filter(({ comment }) => comment !== '')
        .map(({ comment, atMs }) => (
          <p key={atMs} className={styles.comment} dir="auto">
            {comment}
          </p>
        ))}
      {payment.proofs.length > 0 && (
        <div className={styles.proofs}>
          {payment.proofs.map((id) => (
            <Proof key={id} id={id} />
          ))}
        </div>
      )}
      {status === 'disputed' && <DisputeDecision withdrawal={withdrawal} payment={payment} />}
    </section>
  );
}

/** Both decisions need a reason, which the player sees: return the money, or decide that it has arrived. */
function DisputeDecision({ withdrawal, payment }: Props) {
  const { t } = useTranslation('console');
  const [ask, question] = useDecision({
    ...withdrawal,
    money: { ...withdrawal.money, amountMinor: payment.amountMinor },
  });
  const force = useConsoleChange(forceReceipt);
  const giveBack = useConsoleChange(returnPayment);
  const id = String(payment.id);
  return (
    <span className={styles.proofs}>
      <Menu trigger={<Button size="small">{t('withdrawals.force')}</Button>}>
        {forcedReceiptReasons.map((reasonCode) => (
          <MenuItem
            key={reasonCode}
            onSelect={() =>
              ask({
                texts: 'withdrawals.force',
                isRefusal: true,
                reason: reasonCode,
                take: (options) => force.mutate({ id, reasonCode }, options),
              })
            }
          >
            {t(reasonKey(reasonCode))}
          </MenuItem>
        ))}
      </Menu>
      <Menu trigger={<Button size="small">{t('withdrawals.giveBack')}</Button>}>
        {returnReasons.map((reasonCode) => (
          <MenuItem
            key={reasonCode}
            onSelect={() =>
              ask({
                texts: 'withdrawals.giveBack',
                isRefusal: false,
                reason: reasonCode,
                take: (options) => giveBack.mutate({ id, reasonCode }, options),
              })
            }
          >
            {t(reasonKey(reasonCode))}
          </MenuItem>
        ))}
      </Menu>
      {question}
    </span>
  );
}

function Proof({ id }: { readonly id: string }) {
  const { t } = useTranslation('console');
  const picture = useConsole(getConsolePaymentProof, { id });
  if (picture.isError) return <p className={styles.note}>{t('withdrawals.proofFailed')}</p>;
  return picture.data ? (
    <img
      className={styles.proof}
      src={`data:${picture.data.contentType};base64,${picture.data.image}`}
      alt={t('withdrawals.proof')}
    />
  ) : (
    <Skeleton className={styles.proof} />
  );
}
