import { useTranslation } from '@tessera/shared/i18n';
import type { GameKind } from '@tessera/shared/lottery';

interface Props {
  readonly kind: GameKind;
  /** Of the plays that are listed; all without one. */
  readonly tab?: string;
  readonly className: string | undefined;
}

/** Says where the plays of a draw are listed which play of its market it has no numbers for. */
export function MissingPlays({ kind, tab = 'three', className }: Props) {
  const { t } = useTranslation('lottery');
  return kind === 'LAO' && tab === 'three' ? <p className={className}>{t('rules.withoutBottom3')}</p> : null;
}
