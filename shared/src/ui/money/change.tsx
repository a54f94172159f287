import { classNames } from '../class-names/class-names.ts';
import { DownIcon, UpIcon } from '../icons/glyphs.ts';
import styles from './change.module.css';

export interface ChangeProps {
  /** Its sign determines arrow and colour. */
  readonly value: number;
  /** The change as text, sign included: `+12.4%`, `−18,600`. */
  readonly text: string;
}

/** A change with an arrow, for use outside tables: arrow and sign show it without colour. */
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
