import { Button } from '@tessera/shared/ui/button';
import styles from './records.module.css';

interface Props {
  readonly record: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly label: string;
}

/** Adds the next older rows below those that are shown. */
export function OlderButton({ record, label }: Props) {
  if (!record.hasNextPage) return null;
  return (
    <div className={styles.older}>
      <Button isWide isBusy={record.isFetchingNextPage} onClick={() => void record.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
