/** Props of every merchant mark. Marks are decorative, because the merchant's name is beside them. */
export interface MarkProps {
  /** Edge length in CSS pixels; 28 by default. */
  readonly size?: number;
  readonly className?: string;
}
