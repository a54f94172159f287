import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { CopyButton } from '@tessera/shared/ui/copy';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { SecurityIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getRoundProof } from '@tessera/shared/wire/games/own-games';
import { useRoundProof } from '../../api/own-games.ts';
import styles from './round.module.css';
import { RoundChecks } from './round-checks.tsx';

type Proof = NonNullable<AnswerOf<typeof getRoundProof>['proof']>;

interface Params {
  readonly source: string;
  /** Of the game. */
  readonly title: string;
}

function Value({ label, value, later }: { readonly label: string; readonly value: string | null; later?: string }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      {value === null ? (
        <dd className={styles.later}>{later}</dd>
      ) : (
        <dd className={styles.value}>
          <code>{value}</code>
          <CopyButton name={label} text={value} />
        </dd>
      )}
    </div>
  );
}

function ProofOfRound({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation('games');
  const stops = proof.spins.map((spin) => spin.join(' ')).join(' / ');
  return (
    <>
      {proof.serverSeed !== null && <RoundChecks proof={{ ...proof, serverSeed: proof.serverSeed }} />}
      <dl className={styles.fields}>
        <Value label={t('round.hash')} value={proof.serverSeedHash} />
        <Value label={t('round.seed')} value={proof.serverSeed} later={t('round.seedLater')} />
        <Value label={t('round.client')} value={proof.clientSeed} />
        <Value label={t('round.nonce')} value={String(proof.nonce)} />
        <Value label={t('round.stops')} value={stops} />
      </dl>
      <p className={styles.formula}>{t('round.formula')}</p>
    </>
  );
}

/** Draws a round again from its seeds, in this browser, and shows whether it stops at the same places. */
export default function RoundDialog({ params }: DialogProps<Params, undefined>) {
  const { t } = useTranslation('games');
  const round = useRoundProof({ source: params.source });
  return (
    <div className={styles.round}>
      <p className={styles.intro}>
        <strong>{params.title}</strong> {t('round.intro')}
      </p>
      <ResourceView resource={round} skeleton={<Skeleton height={280} width="100%" radius="m" />}>
        {({ status, proof }) =>
          proof ? (
            <ProofOfRound proof={proof} />
          ) : (
            <EmptyState
              icon={<SecurityIcon />}
              title={t(status === 'open' ? 'round.open' : status === 'void' ? 'round.void' : 'round.none')}
              detail={t(
                status === 'open' ? 'round.openDetail' : status === 'void' ? 'round.voidDetail' : 'round.noneDetail',
              )}
            />
          )
        }
      </ResourceView>
    </div>
  );
}
