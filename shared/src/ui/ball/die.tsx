import { useTranslation } from '../../i18n/index.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './ball.module.css';

/** Positions of the pips of each face on a 3 × 3 grid, by rows from 0. */
const faces: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export interface DieProps {
  readonly value: 1 | 2 | 3 | 4 | 5 | 6;
  readonly size?: 'small' | 'default';
}

/** A die; one and four are red, as in East Asia. */
export function Die({ value, size = 'default' }: DieProps) {
  const { t } = useTranslation('ui');
  const pips = faces[value] ?? [];
  return (
    <svg
      role="img"
      aria-label={t('ball.die', { number: value })}
      viewBox="0 0 30 30"
      className={classNames(
        styles.die,
        size === 'small' && styles.smallDie,
        (value === 1 || value === 4) && styles.redDie,
      )}
    >
      {pips.map((at) => (
        <circle key={at} cx={7.5 + (at % 3) * 7.5} cy={7.5 + Math.floor(at / 3) * 7.5} r="2.5" />
      ))}
    </svg>
  );
}
