import { useTranslation } from '@tessera/shared/i18n';
import type { BlockedOfPlay } from '../../model/blocked.ts';
import { useText } from '../text/use-text.ts';
import styles from './blocked-numbers.module.css';

/** The element that says which numbers pay half; their buttons are described by it. */
export const halfPaidId = 'lottery-half-paid';

interface Props {
  /** Of the play that is shown. */
  readonly blocked: BlockedOfPlay;
  /** Those of them that are chosen. */
  readonly chosen: BlockedOfPlay;
}

/** Numbers that pay half or are not taken, before they are chosen, and those of them that are among the choice. */
export function BlockedNumbers({ blocked: { half, closed }, chosen }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const written = (numbers: readonly string[]) => ({ numbers: text.numbers(numbers) });
  if (half.length === 0 && closed.length === 0) return null;
  return (
    <div className={styles.blocked}>
      <strong>{t('blocked.title')}</strong>
      {half.length > 0 && (
        <>
          <p id={halfPaidId}>{t('blocked.half', written(half))}</p>
          <p>{t('blocked.halfNote')}</p>
        </>
      )}
      {closed.length > 0 && <p>{t('blocked.closed', written(closed))}</p>}
      <div role="alert">
        {chosen.half.length > 0 && <p className={styles.warning}>{t('blocked.chosenHalf', written(chosen.half))}</p>}
      </div>
      {/* Read out beside the buttons that it concerns. */}
      {chosen.closed.length > 0 && <p className={styles.fault}>{t('blocked.chosen', written(chosen.closed))}</p>}
    </div>
  );
}
