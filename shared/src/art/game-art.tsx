import { type ReactNode, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';
import { artDataUri } from './art-data-uri.ts';
import { artTitleLines } from './art-title-lines.ts';
import type { ArtCategory } from './choose-art.ts';
import styles from './game-art.module.css';
import type { ArtRatio } from './ratios.ts';

export interface GameArtProps {
  readonly vendor: string;
  readonly code: string;
  readonly category: ArtCategory;
  /** The shape of the box it fills; `3:4` unless told. */
  readonly ratio?: ArtRatio;
  /** Set in the picture, lower left, as HTML; so it is also the accessible name of the link around it. Only on `3:4`. */
  readonly title?: string;
  /** Empty unless told: beside a name the picture is decoration. */
  readonly alt?: string;
  /** Paints it after the frame that first shows its box, and only near the window (look §7.9). */
  readonly isLazy?: boolean;
  /** Lies over the picture and beneath its title, e.g. the merchant's own picture of the same shape. */
  readonly over?: ReactNode;
  readonly className?: string;
}

/** Whether a picture's turn has come: a lazy one waits for the frame that shows its box and its title. */
function useTurn(isLazy: boolean): boolean {
  const [isDue, setDue] = useState(!isLazy);
  useEffect(() => {
    if (!isDue) return afterFrame(() => setDue(true));
  }, [isDue]);
  return isDue;
}

/** A game's generated picture; fills its box, whose size and radius are the caller's. */
export function GameArt(props: GameArtProps) {
  const { vendor, code, category, ratio = '3:4', title, alt = '', isLazy, over, className } = props;
  const isTitled = title !== undefined && ratio === '3:4';
  const isDue = useTurn(isLazy === true);
  return (
    <span className={className ? `${styles.box} ${className}` : styles.box}>
      <img
        className={styles.picture}
        loading={isLazy ? 'lazy' : undefined}
        src={isDue ? artDataUri({ vendor, code, category, ratio, isTitled }) : undefined}
        alt={alt}
        decoding="async"
        draggable={false}
      />
      {over}
      {isTitled ? <ArtTitle title={title} /> : null}
    </span>
  );
}

function ArtTitle({ title }: { readonly title: string }) {
  const { lines, fontSize } = artTitleLines(title);
  return (
    <span className={styles.title} style={{ fontSize: `${fontSize / 3}cqi` }}>
      {lines.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a title may be the same, and they never move
        <span key={`${index} ${text}`} className={styles.line}>
          {index > 0 ? ` ${text}` : text}
        </span>
      ))}
    </span>
  );
}
