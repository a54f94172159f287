import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { classNames } from '../class-names/class-names.ts';
import styles from './ball.module.css';

export interface BallProps {
  /** As printed on the ball: `07`. */
  readonly number: string;
  /** drawn: a result; hit: a number that won; chosen: the player's own. */
  readonly tone?: 'drawn' | 'hit' | 'chosen';
  /** 26 in text, 40 on a board. */
  readonly size?: 'small' | 'default';
}

/** A lottery number. */
export function Ball({ number, tone = 'drawn', size = 'default' }: BallProps) {
  return <span className={classNames(styles.ball, styles[tone], size === 'small' && styles.small)}>{number}</span>;
}

export interface BallButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  readonly number: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
}

/** A number to choose: a ball of 40 px, 44 px on touch screens. */
export function BallButton({ number, isChosen, isDisabled, className, ...rest }: BallButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      aria-label={t('ball.number', { number })}
      {...rest}
      aria-pressed={isChosen}
      disabled={isDisabled}
      className={classNames(styles.ball, styles.choice, isChosen && styles.chosen, className)}
    >
      {number}
    </button>
  );
}
