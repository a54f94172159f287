import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button } from '@tessera/shared/ui/button';
import { DownloadIcon } from '@tessera/shared/ui/more-icons';
import type { Endpoint, RequestOf } from '@tessera/shared/wire/define-endpoint';
import styles from './export-bar.module.css';
import { useExport } from './use-export.ts';

interface Props<E extends Endpoint> {
  readonly endpoint: E;
  readonly request: RequestOf<E>;
  /** Of the file. */
  readonly name: string;
  /** What the file will not contain. */
  readonly note?: string | undefined;
}

/** Saves what is shown as a table for spreadsheets; absent where the operator makes no such file. */
export function ExportBar<E extends Endpoint>({ endpoint, request, name, note }: Props<E>) {
  const { t } = useTranslation('wallet');
  const session = useSession();
  const { isBusy, run } = useExport(endpoint, name);
  if (!('member' in session) || !session.member.ownCalls?.includes(endpoint.name)) return null;
  return (
    <div className={styles.bar}>
      {note && <p className={styles.note}>{note}</p>}
      <Button size="small" icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void run(request)}>
        {t('export.save')}
      </Button>
    </div>
  );
}
