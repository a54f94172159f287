import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import styles from './ball.module.css';

export interface BallProps {
  /** As printed on it: `07`. */
  readonly number: string;
  /** drawn: a result; hit: a number that won; chosen: mine. */
  readonly tone?: 'drawn' | 'hit' | 'chosen';
  /** 26 in lines of text, 40 on a board. */
  readonly size?: 'small' | 'default';
}

/** A number that was drawn. */
export function Ball({ number, tone = 'drawn', size = 'default' }: BallProps) {
  return <span className={classNames(styles.ball, styles[tone], size === 'small' && styles.small)}>{number}</span>;
}

export interface BallButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  readonly number: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
}

/** A number to choose: a 40 px ball, a 44 px tile where fingers are. */
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
