import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Stepper } from '@tessera/shared/ui/stepper';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { useText } from '../text/use-text.ts';
import type { Draft } from './use-draft.ts';

interface UnitProps {
  readonly game: LotteryGame;
  readonly draft: Pick<Draft, 'unitMinor' | 'setUnit'>;
}

/** The stake of one combination, out of those on offer. */
export function UnitField({ game, draft }: UnitProps) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <Segmented
      label={t('panel.unit')}
      segments={game.units.map((minor) => ({ value: String(minor), label: text.unit(minor) }))}
      value={String(draft.unitMinor)}
      onChange={(value) => draft.setUnit(Number(value))}
    />
  );
}

interface MultipleProps {
  readonly game: LotteryGame;
  readonly draft: Pick<Draft, 'multiple' | 'setMultiple'>;
}

export function MultipleField({ game, draft }: MultipleProps) {
  const { t } = useTranslation('lottery');
  return (
    <Stepper
      label={t('panel.multiple')}
      value={draft.multiple}
      min={1}
      max={game.maxMultiple}
      onChange={draft.setMultiple}
    />
  );
}
