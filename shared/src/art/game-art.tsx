import { type ReactNode, useEffect, useState } from 'react';
import { artTitleLines } from './art-title-lines.ts';
import styles from './game-art.module.css';
import { afterFrame, type PictureRequest, pictureAddress, pictureKey, whenPaintable } from './pictures.ts';
import type { ArtRatio } from './ratios.ts';

export { loadPainter } from './pictures.ts';

export interface GameArtProps {
  readonly vendor: string;
  readonly code: string;
  /** An unknown one is drawn like a slot. */
  readonly category: string;
  /** The shape of the box it fills; `3:4` by default. */
  readonly ratio?: ArtRatio;
  /**
   * Shown in the picture, lower left, as HTML; so it is also the accessible name of the link around it. Only on
   * `3:4`.
   */
  readonly title?: string;
  /** Empty by default: beside a name, the picture is decoration. */
  readonly alt?: string;
  /** It is among the first things that a page shows. The browser reads other pictures only near the visible range. */
  readonly isFirst?: boolean;
  /** Paints it after the frame that first shows its box. */
  readonly isLazy?: boolean;
  /** Covers the picture below its title, e.g. the merchant's own picture of the same shape. */
  readonly over?: ReactNode;
  readonly className?: string;
}

/** The picture's address; a lazy one waits for the frame that shows its box and its title. */
function usePicture(request: PictureRequest, isLazy: boolean): string | undefined {
  const [isDue, setDue] = useState(!isLazy);
  const [, setPaintable] = useState(false);
  const address = isDue ? pictureAddress(request) : undefined;
  const isMissing = isDue && address === undefined;
  useEffect(() => {
    if (!isDue) return afterFrame(() => setDue(true));
    if (isMissing) return whenPaintable(() => setPaintable(true));
  }, [isDue, isMissing]);
  return address;
}

/** A game's generated picture; fills its box, whose size and radius are the caller's. */
export function GameArt(props: GameArtProps) {
  const { vendor, code, category, ratio = '3:4', title, alt = '', isFirst, isLazy, over, className } = props;
  const isTitled = title !== undefined && ratio === '3:4';
  const request = { vendor, code, category, ratio, isTitled };
  const address = usePicture(request, isLazy === true);
  return (
    <span className={className ? `${styles.box} ${className}` : styles.box}>
      <img
        className={styles.picture}
        loading={isFirst && !isLazy ? undefined : 'lazy'}
        src={address}
        // Where the page takes over what the edge has rendered, it finds the pictures by it.
        data-picture={address && pictureKey(request)}
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
