import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useState } from 'react';
import styles from './bet-panel.module.css';

/** Number of random bets that one button adds to the slip. */
const many = 5;

interface Props {
  /** Chooses one bet in the panel; answers it in words. */
  readonly onChoose: () => string;
  /** Adds that number of random bets to the slip, with a toast. */
  readonly onAdd: (count: number) => void;
  /** Whether bets can go into the slip: not while one of them is changed. */
  readonly canAdd: boolean;
}

/** Complete bets at random, for whoever does not want to choose. */
export function RandomPick({ onChoose, onAdd, canAdd }: Props) {
  const { t } = useTranslation('lottery');
  const [picked, setPicked] = useState('');
  return (
    <span className={styles.random}>
      <Button size="small" keepsFocus onClick={() => setPicked(onChoose())}>
        {t('random.one')}
      </Button>
      {canAdd && (
        <Button
          size="small"
          keepsFocus
          aria-label={t('random.manyLabel', { count: many })}
          onClick={() => {
            setPicked('');
            onAdd(many);
          }}
        >
          {t('random.many', { count: many })}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{picked}</span>
      </VisuallyHidden>
    </span>
  );
}
