import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { type Contract, type ShownState, shownState } from '../../model/contract.ts';

const tones: Readonly<Record<ShownState, BadgeTone>> = {
  offered: 'info',
  upcoming: 'info',
  active: 'ok',
  ending: 'warn',
  endRequested: 'warn',
  over: 'neutral',
};

/** Where a contract stands; one that is over says how it came to its end. */
export function ContractBadge({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation('agent');
  const state = shownState(contract, serverNow());
  const isOver = state === 'over' && contract.outcome;
  return (
    <Badge tone={tones[state]}>{t(isOver ? `contract.steps.${contract.outcome}` : `contract.states.${state}`)}</Badge>
  );
}
