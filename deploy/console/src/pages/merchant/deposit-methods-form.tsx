import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf, decimalToMinor, minorToDecimal } from '@tessera/shared/money';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextField } from '@tessera/shared/ui/field';
import { type DepositMethodId, depositMethodIds, type MerchantSettings } from '@tessera/shared/wire/console';
import styles from './merchant-page.module.css';
import { type PartProps, SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

type Methods = MerchantSettings['depositMethods'];
type Method = Methods[DepositMethodId];

/** Amounts are typed in the merchant's currency, the fee in percent. */
const fields = {
  minimumMinor: 'money',
  maximumMinor: 'money',
  feeBasisPoints: 'percent',
  expectedMinutes: 'number',
  payWithinMinutes: 'number',
  rateMinor: 'money',
} as const;
type FieldName = keyof typeof fields;

/** What each method has; a voucher has its own amount and is there at once. */
const fieldsOf: Readonly<Record<DepositMethodId, readonly FieldName[]>> = {
  'bank-transfer': ['minimumMinor', 'maximumMinor', 'expectedMinutes'],
  ewallet: ['minimumMinor', 'maximumMinor', 'feeBasisPoints', 'expectedMinutes', 'payWithinMinutes'],
  voucher: [],
  coin: ['minimumMinor', 'maximumMinor', 'feeBasisPoints', 'expectedMinutes', 'payWithinMinutes', 'rateMinor'],
};

interface TypedMethod {
  readonly isOn: boolean;
  readonly texts: Readonly<Partial<Record<FieldName, string>>>;
}

interface Props extends PartProps {
  readonly currency: string;
}

/** The ways to deposit: which are offered, their limits, fee and times, and the play rate of the coin. */
export function DepositMethodsForm({ code, settings, currency }: Props) {
  const { t } = useTranslation('console');
  const money = currencyOf(currency);
  const scale = { money: minorToDecimal(100, money) / 100, percent: 0.01, number: 1 };
  const typed = (id: DepositMethodId, method: Method): TypedMethod => ({
    isOn: method.isOn,
    texts: Object.fromEntries(
      fieldsOf[id].map((name) => [name, String(Number((method[name] * scale[fields[name]]).toFixed(4)))]),
    ),
  });
  const minor = (name: FieldName, text: string): number => {
    const value = Number(text.trim() === '' ? Number.NaN : text);
    if (!Number.isFinite(value) || value < 0) return -1;
    if (fields[name] !== 'money') return Math.round(value / scale[fields[name]]);
    return Number.isInteger(value * 10 ** money.exponent) ? decimalToMinor(value, money) : -1;
  };
  const draft = useDraft(
    Object.fromEntries(depositMethodIds.map((id) => [id, typed(id, settings.depositMethods[id])])) as Readonly<
      Record<DepositMethodId, TypedMethod>
    >,
  );
  const set = (id: DepositMethodId, change: Partial<TypedMethod>) =>
    draft.set({ ...draft.value, [id]: { ...draft.value[id], ...change } });
  const depositMethods = Object.fromEntries(
    depositMethodIds.map((id) => {
      const { isOn, texts } = draft.value[id];
      const numbers = fieldsOf[id].map((name) => [name, minor(name, texts[name] ?? '')]);
      return [id, { ...settings.depositMethods[id], isOn, ...Object.fromEntries(numbers) }];
    }),
  ) as Methods;
  return (
    <SettingsForm code={code} name="deposits" change={{ depositMethods }} drafts={[draft]}>
      {depositMethodIds.map((id) => (
        <fieldset key={id} className={styles.rule}>
          <legend>{t(`merchant.deposits.method.${id}`)}</legend>
          <Checkbox checked={draft.value[id].isOn} onChange={(event) => set(id, { isOn: event.target.checked })}>
            {t('merchant.deposits.isOn')}
          </Checkbox>
          {fieldsOf[id].map((name) => (
            <TextField
              key={name}
              label={t(`merchant.deposits.field.${name}`)}
              hasMessage={false}
              inputMode="decimal"
              value={draft.value[id].texts[name] ?? ''}
              onChange={(event) => set(id, { texts: { ...draft.value[id].texts, [name]: event.target.value } })}
            />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  );
}
