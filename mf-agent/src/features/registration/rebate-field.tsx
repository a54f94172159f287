import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { classNames } from '@tessera/shared/ui/class-names';
import { Field } from '@tessera/shared/ui/field';
import { Slider } from '@tessera/shared/ui/slider';
import type { DownlineSettings } from '../../model/team.ts';
import styles from './registration.module.css';

interface Props {
  readonly value: number;
  readonly onChange: (basisPoints: number) => void;
  readonly settings: DownlineSettings;
  /** The lowest that can be chosen; a rate is never lowered. */
  readonly minimum?: number;
}

/** A rate, never above the agent's own; what is left of it, and of the high rates, stands beside it before anything is chosen. */
export function RebateField({ value, onChange, settings, minimum = 0 }: Props) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const { maximumRebateBasisPoints: maximum, rebateStepBasisPoints: step } = settings;
  const quota = settings.quotas.find(({ rebateBasisPoints }) => rebateBasisPoints === value);
  const isUsedUp = quota?.left === 0 && value !== minimum;
  return (
    <div className={styles.rebate}>
      <Field
        label={t('register.rebate')}
        isGroup
        aside={<span className={styles.rate}>{rate(value)}</span>}
        hint={t('register.rebateNote', { mine: rate(maximum), left: rate(maximum - value) })}
        error={isUsedUp ? t('error.agent_rebate_quota') : undefined}
      >
        {() => (
          <Slider
            label={t('register.rebate')}
            value={value}
            min={minimum}
            max={Math.max(minimum, maximum - (maximum % step))}
            step={step}
            valueText={rate(value)}
            isDisabled={maximum - minimum < step}
            onChange={onChange}
          />
        )}
      </Field>
      <Quotas settings={settings} chosen={value} />
    </div>
  );
}

/** Of each high rate, how many accounts it can still be given to. */
function Quotas({ settings: { quotas }, chosen }: { readonly settings: DownlineSettings; readonly chosen: number }) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  if (quotas.length === 0) return null;
  return (
    <ul className={styles.quotas} aria-label={t('register.quotas')}>
      {quotas.map(({ rebateBasisPoints, accounts, left }) => (
        <li key={rebateBasisPoints} className={classNames(rebateBasisPoints === chosen && styles.chosen)}>
          {t('register.quota', { rate: rate(rebateBasisPoints), left, accounts })}
        </li>
      ))}
    </ul>
  );
}
