import type { MarkProps } from './mark.ts';

/** A buoy on two waves, drawn with the line weight of harbor's icons in the colour of the text. */
export function HarborMark({ size = 28, className }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <circle cx="14" cy="9.6" r="5.6" />
      <path d="M3 18.4c1.9-1.6 3.7-1.6 5.5 0s3.6 1.6 5.5 0 3.7-1.6 5.5 0 3.6 1.6 5.5 0" />
      <path d="M5.8 23c1.4-1.2 2.7-1.2 4.1 0s2.7 1.2 4.1 0 2.7-1.2 4.1 0 2.7 1.2 4.1 0" />
    </svg>
  );
}
