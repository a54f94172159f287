import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { useErrorText, useFormat } from '@tessera/shared/text';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import type { Promotion } from '../../model/promotion.ts';
import { detailPath } from '../card/detail-path.ts';
import styles from './claim-list.module.css';
import type { Claimable } from './claimable.ts';

interface ClaimListProps {
  readonly ready: readonly Claimable[];
  /** What was granted and can be claimed once another bonus has ended. */
  readonly waiting: readonly Promotion[];
}

/** What can be claimed, each alone or all cash together, and what has to wait. */
export function ClaimList({ ready, waiting }: ClaimListProps) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, Error>>(new Map());
  const cash = ready.filter(({ isCash }) => isCash);

  /** One after the other; what could not be claimed says why, and the others are claimed all the same. */
  async function claim(chosen: readonly Claimable[]) {
    const failed = new Map<string, Error>();
    setFailures(failed);
    setClaiming(chosen.map(({ key }) => key));
    for (const { key, claim: claimOne } of chosen) {
      try {
        await claimOne();
      } catch (cause) {
        failed.set(key, cause as Error);
      }
    }
    setFailures(new Map(failed));
    setClaiming([]);
  }
  return (
    <>
      {cash.length > 1 && (
        <div className={styles.all}>
          <Button isBusy={claiming.length > 1} onClick={() => void claim(cash)}>
            {t('rewards.claimAll', { count: cash.length })}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {ready.map((one) => {
          const failure = failures.get(one.key);
          return (
            <ClaimRow
              key={one.key}
              claimable={one}
              isBusy={claiming.includes(one.key)}
              problem={failure && reason(failure)}
              onClaim={() => void claim([one])}
            />
          );
        })}
        {waiting.map((promotion) => (
          <li key={promotion.id} className={styles.row}>
            <span className={styles.text}>
              <Link to={detailPath(promotion.id)} className={styles.title}>
                {promotion.title}
              </Link>
              <span className={styles.note}>{reason(promotion.own?.reasonCode ?? '')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ClaimRowProps {
  readonly claimable: Claimable;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onClaim: () => void;
}

/** One reward: what it is, what it asks for, and its claim. */
function ClaimRow({ claimable: { name, path, notes, amount }, isBusy, problem, onClaim }: ClaimRowProps) {
  const { t } = useTranslation('promotions');
  const { full } = useFormat('promotions');
  const label = amount === null ? t('envelopes.open') : t('own.claim', { amount: full(amount) });
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        {path ? (
          <Link to={path} className={styles.title}>
            {name}
          </Link>
        ) : (
          <span className={styles.title}>{name}</span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
      <Button variant="primary" isBusy={isBusy} onClick={onClaim} aria-label={`${name}: ${label}`}>
        {label}
      </Button>
    </li>
  );
}
