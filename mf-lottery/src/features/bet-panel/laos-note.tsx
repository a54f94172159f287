import { useTranslation } from '@tessera/shared/i18n';
import type { GameKind } from '@tessera/shared/lottery';

interface Props {
  readonly kind: GameKind;
  /** The tab that is shown: the note belongs to plays of three digits. Absent where all plays are listed. */
  readonly tab?: string;
  readonly className: string | undefined;
}

/** Explains why Laos has no bets on the bottom three, as its market has elsewhere: its draw has no numbers for them. */
export function LaosNote({ kind, tab = 'three', className }: Props) {
  const { t } = useTranslation('lottery');
  return kind === 'LAO' && tab === 'three' ? <p className={className}>{t('rules.withoutBottom3')}</p> : null;
}
