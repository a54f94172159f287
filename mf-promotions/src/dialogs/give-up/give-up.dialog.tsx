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
  // The question stays until it is answered: once the bonus is given up, the list has it no more.
  const [asked, setAsked] = useState<Promotion>();
  if (running && !asked) setAsked(running);
  return (
    <ResourceView
      resource={promotions}
      skeleton={<SkeletonText lines={4} />}
      isEmpty={() => !asked}
      empty={<NothingRuns close={close} />}
    >
      {() => asked && <Question promotion={asked} close={close} />}
    </ResourceView>
  );
}

function Question({ promotion, close }: { readonly promotion: Promotion } & Pick<Props, 'close'>) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const { leave, amount, isPending, error } = useLeave(promotion);
  const giveUp = async () => {
    if (await leave()) close({ isGivenUp: true });
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
