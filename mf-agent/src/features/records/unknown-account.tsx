import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { SearchIcon } from '@tessera/shared/ui/icons';

interface Props {
  readonly onClear: () => void;
}

/** Instead of a list of an account that is not in the team; the field says the same. */
export function UnknownAccount({ onClear }: Props) {
  const { t } = useTranslation('agent');
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('records.unknownAccount')}
      detail={t('records.unknownDetail')}
      actions={<Button onClick={onClear}>{t('records.showTeam')}</Button>}
    />
  );
}
