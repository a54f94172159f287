import { classNames } from '../class-names/class-names.ts';
import { DownIcon, UpIcon } from '../icons/glyphs.ts';
import styles from './change.module.css';

export interface ChangeProps {
  /** Its sign chooses arrow and colour. */
  readonly value: number;
  /** The change as text, sign included: `+12.4%`, `−18,600`. */
  readonly text: string;
}

/** A change with its arrow, for places outside tables: the arrow and the sign tell it without colour. */
export function Change({ value, text }: ChangeProps) {
  const tone = value > 0 ? styles.gain : value < 0 ? styles.loss : styles.none;
  return (
    <span className={classNames(styles.change, tone)}>
      {value > 0 && <UpIcon aria-hidden />}
      {value < 0 && <DownIcon aria-hidden />}
      {text}
    </span>
  );
}
