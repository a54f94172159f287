import type { DialogProps } from '@tessera/shared/contract';
import { zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable } from '@tessera/shared/lottery';
import { merchant } from '@tessera/shared/merchant';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { isStillToCome, useDrawProof } from '../../api/draws.ts';
import { DrawnNumbers } from '../../features/draw/drawn-numbers.tsx';
import { FactsLine } from '../../features/draw/facts-line.tsx';
import { PrizeTable } from '../../features/draw/prize-table.tsx';
import { issueName } from '../../features/text/issue-text.ts';
import { HashField } from './hash-field.tsx';
import styles from './proof.dialog.module.css';
import { ProofChecks } from './proof-checks.tsx';

interface Params {
  readonly gameCode: string;
  readonly issue: string;
}

/** Draws an issue again from its published seed, in this browser, and shows whether it is the same. */
export default function ProofDialog({ params }: DialogProps<Params, undefined>) {
  const { t } = useTranslation('lottery');
  const { date } = useFormat('lottery');
  const proof = useDrawProof(params.gameCode, params.issue);
  const { timeZone } = merchant();
  return (
    <div className={styles.proof}>
      <p className={styles.intro}>{t('proof.intro')}</p>
      <ResourceView resource={proof} skeleton={<Skeleton height={360} width="100%" radius="m" />}>
        {(record) => (
          <>
            <header className={styles.head}>
              <p className={styles.issue}>
                <strong>{issueName(t, record.issue)}</strong>
                <Badge tone="warn">{t('proof.simulated')}</Badge>
              </p>
              <p className={styles.when}>
                {t(isStillToCome(record) ? 'proof.drawsAt' : 'proof.drawnAt')} {date('second', record.drawsAtMs)} (
                {zoneName(timeZone, record.drawsAtMs)})
              </p>
              {record.numbers &&
                (hasPrizeTable(record.kind) ? (
                  <PrizeTable kind={record.kind} numbers={record.numbers} />
                ) : (
                  <p className={styles.numbers}>
                    <DrawnNumbers kind={record.kind} numbers={record.numbers} size="default" />
                    <FactsLine kind={record.kind} numbers={record.numbers} />
                  </p>
                ))}
            </header>
            {record.isVoid && <p className={styles.filled}>{t('proof.void')}</p>}
            {record.isCommittedBefore === false && <p className={styles.filled}>{t('proof.filled')}</p>}
            <ProofChecks proof={record} />
            <HashField
              label={t(record.isCommittedBefore ? 'proof.commitment' : 'proof.hash')}
              value={record.commitment}
            />
            <HashField label={t('proof.seed')} value={record.seed} later={t('proof.later')} />
            <HashField label={t('proof.dayCommitment')} value={record.dayCommitment} />
            <HashField label={t('proof.daySeed')} value={record.daySeed} later={t('proof.tomorrow')} />
          </>
        )}
      </ResourceView>
    </div>
  );
}
