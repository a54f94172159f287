import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useLeavePromotion, usePromotions } from '../../api/promotions.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './give-up.module.css';

type Props = DialogProps<unknown, IntentResult<'give-up-bonus'>>;

/** Gives the running bonus up from wherever it is in the way, e.g. the withdrawal page; says first what is lost. */
export default function GiveUpDialog({ close }: Props) {
  const promotions = usePromotions();
  const running = promotions.data?.find(({ own }) => own?.state === 'process' && own.canLeave);
  return (
    <ResourceView
      resource={promotions}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={() => !running}
      empty={<NothingRuns close={close} />}
    >
      {() => running && <Question promotion={running} close={close} />}
    </ResourceView>
  );
}

function Question({ promotion, close }: { readonly promotion: Promotion } & Pick<Props, 'close'>) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const reason = useErrorText('promotions');
  const leave = useLeavePromotion();
  const giveUp = () => leave.mutate({ promotionId: promotion.id }, { onSuccess: () => close({ isGivenUp: true }) });
  return (
    <>
      <p className={styles.name}>{promotion.title}</p>
      <p>{t('leave.detail', { amount: full(promotion.own?.wagering?.bonusBalance ?? 0) })}</p>
      {leave.error && (
        <p className={styles.problem} role="alert">
          {reason(leave.error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button data-autofocus onClick={() => close({ isGivenUp: false })}>
          {t('leave.keep')}
        </Button>
        <Button variant="danger" isBusy={leave.isPending} onClick={giveUp}>
          {t('leave.bonus')}
        </Button>
      </div>
    </>
  );
}

/** It has ended meanwhile, e.g. in another tab. */
function NothingRuns({ close }: Pick<Props, 'close'>) {
  const { t } = useTranslation('promotions');
  return (
    <>
      <p>{t('leave.nothing')}</p>
      <div className={styles.actions}>
        <Button onClick={() => close({ isGivenUp: true })}>{t('greeting.close')}</Button>
      </div>
    </>
  );
}
