import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { CopyButton } from '@tessera/shared/ui/copy';
import { DoneIcon, FailedIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import type { SavedDraw } from '@tessera/shared/wire/promotions';
import styles from './draw-check.module.css';
import { saveDraw } from './save-draw.ts';

interface Step {
  readonly isGood: boolean;
  readonly good: string;
  readonly bad: string;
}

/** What was computed again, step by step; nothing but what can be said honestly while it is not possible. */
export function Checks({ steps }: { readonly steps: readonly Step[] | 'unavailable' | null }) {
  const { t } = useTranslation('promotions');
  return (
    <Panel level={2} title={t('drawCheck.result')}>
      <div role="status">
        {steps === null && <p className={styles.note}>{t('drawCheck.checking')}</p>}
        {steps === 'unavailable' && <p className={styles.note}>{t('drawCheck.unavailable')}</p>}
        {Array.isArray(steps) && (
          <ul className={styles.checks}>
            {steps.map(({ isGood, good, bad }) => (
              <li key={good} className={isGood ? styles.good : styles.bad}>
                {isGood ? <DoneIcon aria-hidden size={20} /> : <FailedIcon aria-hidden size={20} />}
                {isGood ? good : bad}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** A hash or a seed in full; null until it is published. */
function HashField({ label, value }: { readonly label: string; readonly value: string | null }) {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles.hash}>
      <span className={styles.label}>{label}</span>
      {value === null ? (
        <span className={styles.note}>{t('drawCheck.later')}</span>
      ) : (
        <span className={styles.value}>
          <code>{value}</code>
          <CopyButton name={label} text={value} />
        </span>
      )}
    </div>
  );
}

/** Hashes and seed, and the whole as a file for whoever checks it elsewhere. */
export function PublishedData({ draw }: { readonly draw: SavedDraw }) {
  const { t } = useTranslation('promotions');
  return (
    <Panel level={2} title={t('drawCheck.data')}>
      <div className={styles.data}>
        {!draw.isCommittedBefore && <p className={styles.note}>{t('drawCheck.filled')}</p>}
        <HashField label={t('drawCheck.commitment')} value={draw.commitment} />
        <HashField label={t('drawCheck.listHash')} value={draw.listHash} />
        <HashField label={t('drawCheck.seed')} value={draw.seed} />
        <div className={styles.acts}>
          <Button size="small" onClick={() => saveDraw(draw)}>
            {t('drawCheck.save')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** How the result follows from the data, and what this cannot show. */
export function Method({ text }: { readonly text: string }) {
  const { t } = useTranslation('promotions');
  return (
    <>
      <Panel level={2} title={t('drawCheck.method')}>
        <p className={styles.note}>{text}</p>
      </Panel>
      <Panel level={2} title={t('drawCheck.limits')}>
        <p className={styles.note}>{t('drawCheck.limitsText')}</p>
      </Panel>
    </>
  );
}
