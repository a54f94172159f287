import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import type { SecondStepWay } from '@tessera/shared/wire/auth';
import { useState } from 'react';
import { WayTabs } from '../../features/form/form-parts.tsx';
import { SecondStepForm } from '../../features/second-step/second-step-form.tsx';
import type { SecondStepParams, SecondStepResult } from '../../model/dialog-params.ts';
import styles from './second-step.module.css';

/** Asks at a new address for something that only the account's owner has. */
export default function SecondStepDialog({ params, close }: DialogProps<SecondStepParams, SecondStepResult>) {
  const { t } = useTranslation('auth');
  const { ways } = params.step;
  const [way, setWay] = useState<SecondStepWay>(ways[0] ?? 'sms');
  return (
    <>
      <p className={styles.why}>{t('secondStep.why')}</p>
      <WayTabs
        label={t('secondStep.ways')}
        ways={ways.map((value) => ({ value, label: t(`secondStep.way.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <SecondStepForm key={way} {...params} way={way} onDone={close} />
    </>
  );
}
