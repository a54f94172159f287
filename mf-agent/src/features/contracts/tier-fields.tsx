import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Button, IconButton } from '@tessera/shared/ui/button';
import { TextField } from '@tessera/shared/ui/field';
import { TrashIcon } from '@tessera/shared/ui/more-icons';
import { type ContractKind, longestTiers } from '@tessera/shared/wire/agent';
import { emptyTier, type TierFault, type TierField, type TypedTier, tierFields } from '../../model/contract-form.ts';
import styles from './contracts.module.css';

interface Props {
  readonly kind: ContractKind;
  readonly tiers: readonly TypedTier[];
  /** Shown once the form was sent. */
  readonly faults: ReadonlyMap<number, TierFault>;
  readonly maximumRate: number;
  readonly onChange: (tiers: readonly TypedTier[]) => void;
}

const labels: Readonly<Record<TierField, string>> = {
  activeMembers: 'contract.activeMembers',
  validBet: 'contract.validBet',
  loss: 'contract.loss',
  rate: 'contract.ratePercent',
};

/** The tiers of an offer, from the lowest to the highest. */
export function TierFields({ kind, tiers, faults, maximumRate, onChange }: Props) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const type = (key: number, field: TierField, text: string) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, [field]: text } : tier)));
  const add = () => onChange([...tiers, emptyTier(Math.max(0, ...tiers.map(({ key }) => key)) + 1)]);
  return (
    <>
      <p className={styles.note}>{t('contract.tiersNote')}</p>
      {tiers.map((tier, at) => {
        const fault = faults.get(tier.key);
        return (
          <fieldset key={tier.key} className={styles.tier} aria-label={t('contract.tier', { number: at + 1 })}>
            <div className={styles.tierHead}>
              {t('contract.tier', { number: at + 1 })}
              {tiers.length > 1 && (
                <IconButton
                  size="small"
                  label={t('contract.removeTier', { number: at + 1 })}
                  icon={<TrashIcon />}
                  onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
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
                  onChange={({ target }) => type(tier.key, field, target.value)}
                />
              ))}
            </div>
            {fault && (
              <p role="alert" className={styles.fault}>
                {t(`contract.faults.${fault}`, { rate: rate(maximumRate) })}
              </p>
            )}
          </fieldset>
        );
      })}
      {tiers.length < longestTiers && (
        <div>
          <Button size="small" onClick={add}>
            {t('contract.addTier')}
          </Button>
        </div>
      )}
    </>
  );
}
