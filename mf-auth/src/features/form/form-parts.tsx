import { Icon } from '@tessera/shared/ui/icons';
import { type Segment, Segmented } from '@tessera/shared/ui/segmented';
import styles from './form-parts.module.css';

/** What went wrong with the whole form, above its button; read out when it appears. */
export function FormNotice({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={children ? styles.notice : undefined}>
      {children && <Icon of="alert" size="s" />}
      {children}
    </div>
  );
}

interface Props<Way extends string> {
  readonly label: string;
  readonly ways: readonly Segment<Way>[];
  readonly value: Way;
  readonly onChange: (way: Way) => void;
}

/** The ways to do the same thing, across the dialog; with one way there is nothing to choose. */
export function WayTabs<Way extends string>({ label, ways, value, onChange }: Props<Way>) {
  if (ways.length < 2) return null;
  return (
    <div className={styles.ways}>
      <Segmented label={label} segments={ways} value={value} onChange={onChange} isWide />
    </div>
  );
}
