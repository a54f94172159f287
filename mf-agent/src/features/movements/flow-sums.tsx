import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import { type MovementFlow, moneyFlows, movementFlows } from '@tessera/shared/wire/agent';
import type { TeamMovements } from '../../api/records.ts';
import styles from './movements.module.css';

interface Props {
  /** Unknown until there is an answer; the filter can be changed before. */
  readonly sums: TeamMovements['sums'] | undefined;
  readonly chosen: readonly MovementFlow[];
  readonly onChange: (flows: readonly MovementFlow[]) => void;
}

/** What the movements of each meaning come to in the period; a press shows these movements, several add up. */
export function FlowSums({ sums, chosen, onChange }: Props) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const toggled = (flow: MovementFlow) =>
    movementFlows.filter((one) => (one === flow ? !chosen.includes(one) : chosen.includes(one)));
  // Settled stakes are no movements of money: they are shown where a link leads to them.
  const shown = chosen.includes('settled') ? movementFlows : moneyFlows;
  return (
    <fieldset className={styles.flows} aria-label={t('movements.flow')}>
      {shown.map((flow) => {
        const amount = sums?.find((sum) => sum.flow === flow)?.amount;
        return (
          <button
            key={flow}
            type="button"
            className={styles.flow}
            aria-pressed={chosen.includes(flow)}
            onClick={() => onChange(toggled(flow))}
          >
            <span className={styles.label}>{t(`movements.flows.${flow}`)}</span>{' '}
            {/* What is none of the figures has no sum. */}
            {flow !== 'other' && <Money minor={amount} currency={currency} isSigned isCompact hasUnit={false} />}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the movements of the chosen meanings come to together; `other` is none of the figures. */
export function ChosenSum({ sums, chosen }: Pick<Props, 'chosen'> & { readonly sums: TeamMovements['sums'] }) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  if (chosen.length === 0 || chosen.includes('other')) return null;
  const total = sums.filter(({ flow }) => chosen.includes(flow)).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <p className={styles.total}>
      {t('movements.sum')} <Money minor={total} currency={currency} isSigned />
    </p>
  );
}
