import { useTranslation } from '@tessera/shared/i18n';
import { checkDraw, type DrawCheck, drawBlocks, drawMessage } from '@tessera/shared/lottery';
import { DoneIcon, FailedIcon } from '@tessera/shared/ui/icons';
import { ClockIcon } from '@tessera/shared/ui/more-icons';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getDrawProof } from '@tessera/shared/wire/lottery';
import { useEffect, useState } from 'react';
import styles from './proof.dialog.module.css';

type Proof = AnswerOf<typeof getDrawProof>;

function Check({
  isGood,
  good,
  bad,
}: {
  readonly isGood: boolean | null;
  readonly good: string;
  readonly bad: string;
}) {
  if (isGood === null) {
    return (
      <li className={styles.waiting}>
        <ClockIcon aria-hidden size={20} /> {bad}
      </li>
    );
  }
  return (
    <li className={isGood ? styles.good : styles.bad}>
      {isGood ? <DoneIcon aria-hidden size={20} /> : <FailedIcon aria-hidden size={20} />}
      {isGood ? good : bad}
    </li>
  );
}

/** The comparison itself; nothing to compare before the draw. */
export function ProofChecks({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation('lottery');
  const [check, setCheck] = useState<DrawCheck>();
  useEffect(() => {
    const { numbers, seed } = proof;
    if (!numbers || !seed) return;
    let isCurrent = true;
    void checkDraw({ ...proof, numbers, seed }).then((result) => {
      if (isCurrent) setCheck(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [proof]);
  if (!proof.seed) return null;
  const isCommitted = proof.isCommittedBefore === true;
  return (
    <div className={styles.checks} role="status">
      {check ? (
        <ul>
          <Check
            isGood={check.isSeedCommitted}
            good={t(isCommitted ? 'proof.seedOk' : 'proof.hashOk')}
            bad={t(isCommitted ? 'proof.seedBad' : 'proof.hashBad')}
          />
          <Check isGood={check.areNumbersDrawn} good={t('proof.numbersOk')} bad={t('proof.numbersBad')} />
          <Check
            isGood={check.isSeedOfDay}
            good={t('proof.dayOk')}
            bad={t(check.isSeedOfDay === null ? 'proof.dayLater' : 'proof.dayBad')}
          />
        </ul>
      ) : (
        <p>{t('proof.checking')}</p>
      )}
      <p className={styles.method}>
        {t('proof.method', { message: drawMessage(proof, 0), last: drawBlocks[proof.kind] - 1 })}
      </p>
    </div>
  );
}
