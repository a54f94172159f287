import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { useErrorText } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { usePromotions } from '../../api/promotions.ts';
import { useLeave } from '../../features/own-part/use-leave.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './give-up.module.css';

type Props = DialogProps<unknown, IntentResult<'give-up-bonus'>>;

/** Gives the running bonus up from wherever it is in the way, e.g. the withdrawal page; says first what is lost. */
export default function GiveUpDialog({ close }: Props) {
  const promotions = usePromotions();
  const running = promotions.data?.find(({ own }) => own?.state === 'process' && own.canLeave);
  // Once the bonus is given up, the list has it no more: the question stays until it closes.
  const [leaving, setLeaving] = useState<Promotion>();
  const asked = leaving ?? running;
  return (
    <ResourceView
      resource={promotions}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={() => !asked}
      empty={<NothingRuns close={close} />}
    >
      {() => asked && <Question promotion={asked} onLeave={setLeaving} close={close} />}
    </ResourceView>
  );
}

interface QuestionProps extends Pick<Props, 'close'> {
  readonly promotion: Promotion;
  /** Called when giving up begins, and without a promotion when it has failed. */
  readonly onLeave: (promotion: Promotion | undefined) => void;
}

function Question({ promotion, onLeave, close }: QuestionProps) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { leave, amount, isPending, error } = useLeave(promotion);
  const giveUp = async () => {
    onLeave(promotion);
    if (await leave()) close({ isGivenUp: true });
    else onLeave(undefined);
  };
  return (
    <>
      <p className={styles.name}>{promotion.title}</p>
      <p>{t('leave.detail', { amount })}</p>
      {error && (
        <p className={styles.problem} role="alert">
          {reason(error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button data-autofocus onClick={() => close({ isGivenUp: false })}>
          {t('leave.keep')}
        </Button>
        <Button variant="danger" isBusy={isPending} onClick={() => void giveUp()}>
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
