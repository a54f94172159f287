import { Controller, type UseFormReturn } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Field } from '@tessera/shared/ui/field';
import { Slider } from '@tessera/shared/ui/slider';
import type { DownlineRequest, DownlineSettings } from '../../model/team.ts';
import styles from './registration.module.css';

interface Props {
  readonly form: UseFormReturn<DownlineRequest>;
  readonly settings: DownlineSettings;
}

/** The rate of the new account, never above one's own; what is left of it stands beside it before anything is pressed. */
export function RebateField({ form, settings }: Props) {
  const { t } = useTranslation('agent');
  const { rate } = useFormat('agent');
  const { maximumRebateBasisPoints: maximum, rebateStepBasisPoints: step } = settings;
  return (
    <Controller
      control={form.control}
      name="rebateBasisPoints"
      render={({ field: { value, onChange } }) => (
        <Field
          label={t('register.rebate')}
          isGroup
          aside={<span className={styles.rate}>{rate(value)}</span>}
          hint={t('register.rebateNote', { mine: rate(maximum), left: rate(maximum - value) })}
        >
          {() => (
            <Slider
              label={t('register.rebate')}
              value={value}
              min={0}
              max={maximum - (maximum % step)}
              step={step}
              valueText={rate(value)}
              isDisabled={maximum < step}
              onChange={onChange}
            />
          )}
        </Field>
      )}
    />
  );
}
