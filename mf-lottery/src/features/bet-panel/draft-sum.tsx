import { useTranslation } from '@tessera/shared/i18n';
import { useText } from '../text/use-text.ts';
import styles from './bet-panel.module.css';
import type { Draft } from './use-draft.ts';

/** Combinations, stake and largest win of what is chosen, or why it can't be bet. */
export function DraftSum({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { chosenClosed } = draft;
  if (chosenClosed.length > 0) {
    return (
      <p className={styles.sum} aria-live="polite">
        <span className={styles.fault}>{t('blocked.chosen', { numbers: text.numbers(chosenClosed) })}</span>
      </p>
    );
  }
  if (draft.combinations === 0) {
    const { play, selection } = draft;
    const missing = play.rows.flatMap(({ key }, index) => (selection[index]?.length ? [] : [text.row(key)]));
    const isBegun = missing.length < play.rows.length;
    return (
      <p className={styles.sum}>
        {!isBegun && t('panel.choose')}
        {isBegun && (missing.length > 0 ? t('panel.missing', { rows: missing.join(', ') }) : t('panel.tooFew'))}
      </p>
    );
  }
  return (
    <p className={styles.sum} aria-live="polite">
      {draft.notUnderstood > 0 && (
        <>
          <span className={styles.fault}>{t('typed.faults', { count: draft.notUnderstood })}</span> ·{' '}
        </>
      )}
      {t('panel.combinations', { count: draft.combinations })} · {text.amount(draft.stakeMinor)} ·{' '}
      {draft.passedLimit ? (
        <span className={styles.fault}>{text.passedLimit(draft.passedLimit)}</span>
      ) : (
        <>
          {t(draft.isMaxWinBound ? 'panel.maxWinBelow' : 'panel.maxWin')}{' '}
          <strong>{text.amount(draft.maxWinMinor)}</strong>
        </>
      )}
    </p>
  );
}
