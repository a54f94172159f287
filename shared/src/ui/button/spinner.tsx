import styles from './spinner.module.css';

/** A spinner for work in progress; inside controls only, never alone on a page. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
