import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button, IconButton } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { TrashIcon } from '@tessera/shared/ui/more-icons';
import { type ContractKind, longestTiers } from '@tessera/shared/wire/agent';
import { emptyTier, type FaultyFields, type TierField, type TypedTier, tierFields } from '../../model/contract-form.ts';
import styles from './contracts.module.css';
import { useTierFocus } from './use-tier-focus.ts';

interface Props {
  readonly kind: ContractKind;
  readonly tiers: readonly TypedTier[];
  /** Shown once the form was sent. */
  readonly faults: ReadonlyMap<number, FaultyFields>;
  readonly maximumRate: number;
  readonly onChange: (tiers: readonly TypedTier[]) => void;
}

const labels: Readonly<Record<TierField, string>> = {
  activeMembers: 'contract.activeMembers',
  validBet: 'contract.validBet',
  loss: 'contract.loss',
  rate: 'contract.ratePercent',
};

const amounts: readonly TierField[] = ['validBet', 'loss'];

/** The tiers of an offer, from the lowest to the highest. */
export function TierFields({ kind, tiers, faults, maximumRate, onChange }: Props) {
  const { t } = useTranslation('agent');
  const { rate, unit } = useFormat('agent');
  const focus = useTierFocus(tiers);
  const type = (key: number, field: TierField, text: string) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, [field]: text } : tier)));
  const add = () => {
    // The last one takes the button away.
    if (tiers.length + 1 === longestTiers) focus.moveTo(tiers.length);
    onChange([...tiers, emptyTier(Math.max(0, ...tiers.map(({ key }) => key)) + 1)]);
  };
  const remove = (key: number, at: number) => {
    focus.moveTo(at);
    onChange(tiers.filter((tier) => tier.key !== key));
  };
  return (
    <>
      <p className={styles.note}>{t('contract.tiersNote')}</p>
      {tiers.map((tier, at) => {
        const faulty = faults.get(tier.key) ?? {};
        return (
          <fieldset key={tier.key} className={styles.tier} aria-label={t('contract.tier', { number: at + 1 })}>
            <div className={styles.tierHead}>
              {t('contract.tier', { number: at + 1 })}
              {tiers.length > 1 && (
                <IconButton
                  size="small"
                  label={t('contract.removeTier', { number: at + 1 })}
                  icon={<TrashIcon />}
                  ref={focus.removeButton(tier.key)}
                  onClick={() => remove(tier.key, at)}
                />
              )}
            </div>
            <div className={styles.fields}>
              {tierFields(kind).map((field) => (
                <TextField
                  key={field}
                  label={t(labels[field])}
                  inputMode={field === 'rate' ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  maxLength={18}
                  placeholder="0"
                  value={tier[field]}
                  hasMessage={false}
                  {...(faulty[field]
                    ? { error: t(`contract.faults.${faulty[field]}`, { rate: rate(maximumRate) }) }
                    : {})}
                  {...(amounts.includes(field) ? { trailing: unit } : {})}
                  onChange={({ target }) => type(tier.key, field, target.value)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      {tiers.length < longestTiers && (
        <div>
          <Button ref={focus.addButton} size="small" onClick={add}>
            {t('contract.addTier')}
          </Button>
        </div>
      )}
    </>
  );
}
