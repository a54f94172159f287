import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge } from '@tessera/shared/ui/badge';
import { IconButton } from '@tessera/shared/ui/button';
import { RefreshIcon } from '@tessera/shared/ui/icons';

interface Props {
  /** Unknown until there is an answer. */
  readonly ms: number | undefined;
  readonly isBusy: boolean;
  readonly onRefresh: () => unknown;
}

/** Beside a page's title: the time of its figures, and a button that asks for newer ones. */
export function AsOf({ ms, isBusy, onRefresh }: Props) {
  const { t } = useTranslation('agent');
  const { date } = useFormat('agent');
  return (
    <>
      {ms !== undefined && <Badge>{t('overview.asOf', { time: date('clock', ms) })}</Badge>}
      <IconButton
        size="small"
        label={t('overview.refresh')}
        icon={<RefreshIcon />}
        isBusy={isBusy}
        onClick={() => void onRefresh()}
      />
    </>
  );
}
