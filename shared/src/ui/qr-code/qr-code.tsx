import { ErrorTile } from '../error-tile/error-tile.tsx';
import { onDemand } from '../on-demand/on-demand.tsx';
import styles from './qr-code.module.css';

const Drawn = onDemand(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

export interface QrCodeProps {
  /** The URL in the code. */
  readonly value: string;
  /** Pixels of the code itself; 200 by default (spec §9). */
  readonly size?: number;
  /** White around it, in pixels; 20 by default (spec §9). */
  readonly margin?: number;
  readonly label: string;
}

/** A QR code of level M, black on white in both themes, because cameras need that. */
export function QrCode({ value, size = 200, margin = 20, label }: QrCodeProps) {
  return (
    <span
      className={styles.qr}
      style={{ padding: margin, inlineSize: size + 2 * margin, blockSize: size + 2 * margin }}
    >
      <Drawn
        part={{ value, size, level: 'M', title: label }}
        failed={(_, retry) => <ErrorTile size="icon" onRetry={retry} isNetworkCause />}
      />
    </span>
  );
}
