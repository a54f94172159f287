import { useTranslation } from '@tessera/shared/i18n';
import { DoneIcon, FailedIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import type { SavedDraw } from '@tessera/shared/wire/promotions';
import { useEnvelopeProof } from '../../api/envelopes.ts';
import { useRaffleProof } from '../../api/raffles.ts';
import { compareDraws, type DrawComparison } from '../../model/compare-draws.ts';
import styles from './draw-check.module.css';

/** Whether a saved file holds what the site has published for its draw: a file that agrees with itself can be invented. */
export const Comparison = ({ draw }: { readonly draw: SavedDraw }) =>
  draw.kind === 'raffle' ? <RaffleComparison draw={draw} /> : <DropComparison draw={draw} />;

function RaffleComparison({ draw }: { readonly draw: Extract<SavedDraw, { kind: 'raffle' }> }) {
  const { data, isPending } = useRaffleProof({ id: draw.id });
  return <Result outcome={isPending ? null : compareDraws(draw, data && { ...data, kind: 'raffle' })} />;
}

function DropComparison({ draw }: { readonly draw: Extract<SavedDraw, { kind: 'envelopes' }> }) {
  const { data, isPending } = useEnvelopeProof({ id: draw.id });
  return <Result outcome={isPending ? null : compareDraws(draw, data && { ...data, kind: 'envelopes' })} />;
}

function Result({ outcome }: { readonly outcome: DrawComparison | null }) {
  const { t } = useTranslation('promotions');
  return (
    <Panel level={2} title={t('drawCheck.published')}>
      <div role="status">
        {outcome === null && <p className={styles.note}>{t('drawCheck.checking')}</p>}
        {outcome === 'unknown' && <p className={styles.note}>{t('drawCheck.publishedUnknown')}</p>}
        {(outcome === 'same' || outcome === 'different') && (
          <ul className={styles.checks}>
            <li className={outcome === 'same' ? styles.good : styles.bad}>
              {outcome === 'same' ? <DoneIcon aria-hidden size={20} /> : <FailedIcon aria-hidden size={20} />}
              {t(outcome === 'same' ? 'drawCheck.publishedOk' : 'drawCheck.publishedBad')}
            </li>
          </ul>
        )}
      </div>
    </Panel>
  );
}
