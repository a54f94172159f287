import { useTranslation } from '@tessera/shared/i18n';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Stepper } from '@tessera/shared/ui/stepper';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { useText } from '../text/use-text.ts';
import type { Draft } from './use-draft.ts';

/** The stake of one combination, out of those on offer. */
export function UnitField({ game, draft }: { readonly game: LotteryGame; readonly draft: Draft }) {
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

export function MultipleField({ game, draft }: { readonly game: LotteryGame; readonly draft: Draft }) {
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
