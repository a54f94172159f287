import { checkRound, type RoundCheck, type RoundProof } from '@tessera/shared/fairness';
import { useTranslation } from '@tessera/shared/i18n';
import { DoneIcon, FailedIcon } from '@tessera/shared/ui/icons';
import { useEffect, useState } from 'react';
import styles from './round.module.css';

function Check({ isGood, good, bad }: { readonly isGood: boolean; readonly good: string; readonly bad: string }) {
  return (
    <li className={isGood ? styles.good : styles.bad}>
      {isGood ? <DoneIcon aria-hidden size={20} /> : <FailedIcon aria-hidden size={20} />}
      {isGood ? good : bad}
    </li>
  );
}

/** The comparison itself, as soon as the seed is revealed. */
export function RoundChecks({ proof }: { readonly proof: RoundProof }) {
  const { t } = useTranslation('games');
  const [check, setCheck] = useState<RoundCheck>();
  useEffect(() => {
    let isCurrent = true;
    void checkRound(proof).then((result) => {
      if (isCurrent) setCheck(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [proof]);
  return (
    <div className={styles.checks} role="status">
      {check ? (
        <ul>
          <Check isGood={check.isSeedPromised} good={t('round.seedOk')} bad={t('round.seedBad')} />
          <Check isGood={check.areStopsDrawn} good={t('round.stopsOk')} bad={t('round.stopsBad')} />
        </ul>
      ) : (
        <p>{t('round.checking')}</p>
      )}
    </div>
  );
}
