import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { useState } from 'react';
import type { BlockedOfPlay } from '../../model/blocked.ts';
import { isShortened } from '../../model/selection.ts';
import { useText } from '../text/use-text.ts';
import styles from './blocked-numbers.module.css';

/** The element that says which numbers pay half; their buttons are described by it. */
export const halfPaidId = 'lottery-half-paid';

interface Props {
  /** Of the play that is shown. */
  readonly blocked: BlockedOfPlay;
  /** Those of them that are chosen. */
  readonly chosen: BlockedOfPlay;
  /** Loads them again, where they could not be loaded. */
  readonly onLoad: (() => void) | undefined;
}

/** Numbers that pay half or are not taken, before they are chosen, and those of them that are among the choice. */
export function BlockedNumbers({ blocked: { half, closed }, chosen, onLoad }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const written = (numbers: readonly string[]) => ({ numbers: text.numbers(numbers) });
  if (onLoad)
    return (
      <div className={styles.blocked} role="alert">
        <p className={styles.warning}>{t('blocked.failed')}</p>
        <Button variant="text" size="small" onClick={onLoad}>
          {t('ui:action.retry')}
        </Button>
      </div>
    );
  if (half.length === 0 && closed.length === 0) return null;
  return (
    <div className={styles.blocked}>
      <strong>{t('blocked.title')}</strong>
      {half.length > 0 && (
        <>
          <NumberList id={halfPaidId} text="blocked.half" numbers={half} />
          <p>{t('blocked.halfNote')}</p>
        </>
      )}
      {closed.length > 0 && <NumberList text="blocked.closed" numbers={closed} />}
      <div role="alert">
        {chosen.half.length > 0 && <p className={styles.warning}>{t('blocked.chosenHalf', written(chosen.half))}</p>}
      </div>
      {/* Read out beside the buttons that it concerns. */}
      {chosen.closed.length > 0 && <p className={styles.fault}>{t('blocked.chosen', written(chosen.closed))}</p>}
    </div>
  );
}

interface ListProps {
  readonly id?: string;
  /** Message key of the sentence that names them. */
  readonly text: 'blocked.half' | 'blocked.closed';
  readonly numbers: readonly string[];
}

/** Numbers in a sentence: of many the first ones, and a button shows all. */
function NumberList({ id, text: key, numbers }: ListProps) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const [isWhole, setIsWhole] = useState(false);
  const isMany = isShortened([numbers]);
  return (
    <>
      <p id={id}>{t(key, { numbers: isWhole ? numbers.map(text.option).join(' · ') : text.numbers(numbers) })}</p>
      {isMany && (
        <Button variant="text" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('typed.fewer') : t('typed.all', { count: numbers.length })}
        </Button>
      )}
    </>
  );
}
