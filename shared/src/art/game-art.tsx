import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { artTitleLines } from './art-title-lines.ts';
import styles from './game-art.module.css';
import {
  afterFrame,
  type PictureRequest,
  pictureAddress,
  pictureKey,
  renderedPicture,
  whenPaintable,
} from './pictures.ts';
import type { ArtRatio } from './ratios.ts';

export { loadPainter } from './pictures.ts';

/**
 * When the browser reads a picture: with the page, when it is near the visible range (the default), or so, and not before the frame
 * that shows its box.
 */
export type PictureLoad = 'at-once' | 'when-near' | 'after-frame';

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
  readonly load?: PictureLoad;
  /** Covers the picture below its title, e.g. the merchant's own picture of the same shape. */
  readonly over?: ReactNode;
  readonly className?: string;
}

/** The effect of `usePicture` renders the picture again when it can be painted. */
const notWatched = () => () => undefined;

/** The picture's address; "after the frame" is that of its box and its title. */
function usePicture(request: PictureRequest, isAfterFrame: boolean): string | undefined {
  const [isDue, setDue] = useState(!isAfterFrame);
  const [, setPaintable] = useState(false);
  const address = useSyncExternalStore(
    notWatched,
    () => (isDue ? pictureAddress(request) : undefined),
    () => (isDue ? renderedPicture(request) : undefined),
  );
  const isMissing = isDue && address === undefined;
  useEffect(() => {
    if (!isDue) return afterFrame(() => setDue(true));
    if (isMissing) return whenPaintable(() => setPaintable(true));
  }, [isDue, isMissing]);
  return address;
}

/** A game's generated picture; fills its box, whose size and radius are the caller's. */
export function GameArt(props: GameArtProps) {
  const { vendor, code, category, ratio = '3:4', title, alt = '', load = 'when-near', over, className } = props;
  const isTitled = title !== undefined && ratio === '3:4';
  const request = { vendor, code, category, ratio, isTitled };
  const address = usePicture(request, load === 'after-frame');
  return (
    <span className={className ? `${styles.box} ${className}` : styles.box}>
      <img
        className={styles.picture}
        loading={load === 'at-once' ? undefined : 'lazy'}
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
