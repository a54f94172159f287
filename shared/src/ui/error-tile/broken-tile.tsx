import styles from './error-tile.module.css';

/** A mosaic with one dark tile. */
export function BrokenTile() {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 64" width="104" height="64" aria-hidden="true">
      <rect className={styles.neighbour} x="0" y="22" width="31" height="40" rx="8" />
      <rect className={styles.neighbour} x="73" y="22" width="31" height="40" rx="8" />
      <g transform="rotate(-8 52 38)">
        <rect className={styles.sleeper} x="34.5" y="16" width="34" height="44" rx="8" />
        <path className={styles.face} d="M43 36q3 3 6 0M54 36q3 3 6 0M48 47q3.5 1.6 7 0" />
      </g>
      <path className={styles.breath} d="M76 12h6l-6 7h6M87 3h4.4L87 8.4h4.4" />
    </svg>
  );
}
