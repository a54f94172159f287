/** What every merchant mark takes; it is decorative, the merchant's name stands beside it. */
export interface MarkProps {
  /** Edge length in CSS pixels; 28 unless told. */
  readonly size?: number;
  readonly className?: string;
}
