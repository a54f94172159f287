import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { useText } from '../text/use-text.ts';

interface Props {
  readonly gameCode: string;
  /** Of a draw that is still to come. */
  readonly issue: string;
}

/** Opens what is published of a draw before it: the hash of its seed, which the result can be compared with later. */
export function HashButton({ gameCode, issue }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <Button
      variant="text"
      size="small"
      aria-label={t('past.hashOf', { issue: text.issueName(issue) })}
      onClick={() => void openDialog('lottery.proof', { gameCode, issue })}
    >
      {t('past.hash')}
    </Button>
  );
}
