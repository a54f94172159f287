import type { CSSProperties } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly width?: number | string;
  /** Height of a line, unless `ratio` or the class sets another. */
  readonly height?: number | string;
  /** Width to height, for pictures with a ratio instead of a height. */
  readonly ratio?: string;
  readonly radius?: 's' | 'm' | 'l' | 'round' | 'circle';
  readonly className?: string;
}

/**
 * A static placeholder in the shape and size of the content. Hidden from screen readers: `ResourceView` announces
 * loading.
 */
export function Skeleton({ width, height, ratio, radius = 's', className }: SkeletonProps) {
  const style: CSSProperties = { width, height: height ?? (ratio && 'auto'), aspectRatio: ratio };
  return <span className={classNames(styles.skeleton, styles[radius], className)} style={style} aria-hidden="true" />;
}

/** Placeholder for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing have no other name
        <Skeleton key={line} height={14} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
