import { type ReactNode, useEffect, useState } from 'react';
import { type GameArtRequest, gameArtSvg } from './art-svg.ts';
import { artTitleLines } from './art-title-lines.ts';
import styles from './game-art.module.css';
import type { ArtRatio } from './ratios.ts';

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
  /** Paints it after the frame that first shows its box, and only near the visible range. */
  readonly isLazy?: boolean;
  /** Covers the picture below its title, e.g. the merchant's own picture of the same shape. */
  readonly over?: ReactNode;
  readonly className?: string;
}

/** Whether the picture may be painted: a lazy one waits for the frame that shows its box and its title. */
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

const waiting = new Set<() => void>();

/** Runs after the next frame, together with everything else that waits for it; returns a function that cancels it. */
function afterFrame(run: () => void): () => void {
  if (waiting.size === 0)
    requestAnimationFrame(() =>
      setTimeout(() => {
        const due = [...waiting];
        waiting.clear();
        for (const each of due) each();
      }),
    );
  waiting.add(run);
  return () => waiting.delete(run);
}

/** Enough for a long list and its rails; the oldest pictures are removed, and painted again when needed. */
const capacity = 480;
const painted = new Map<string, string>();

/** A game's generated picture as a `data:` URL for an `<img>`; painted once per game and shape. */
function artDataUri(request: Omit<GameArtRequest, 'idPrefix'>): string {
  const { vendor, code, category, ratio, isTitled = true } = request;
  const key = `${vendor}|${code}|${category}|${ratio}|${isTitled}`;
  const known = painted.get(key);
  if (known) return known;
  const svg = gameArtSvg(request)
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent);
  const uri = `data:image/svg+xml,${svg}`;
  if (painted.size >= capacity) painted.delete(painted.keys().next().value as string);
  painted.set(key, uri);
  return uri;
}
