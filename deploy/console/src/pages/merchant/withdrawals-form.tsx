import { useTranslation } from '@tessera/shared/i18n';
import { currencyOf, decimalToMinor, minorToDecimal } from '@tessera/shared/money';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { TextField } from '@tessera/shared/ui/field';
import type { ConsoleMerchant, MerchantSettings } from '@tessera/shared/wire/console';
import { numberOf, type PartProps, SettingsForm } from './settings-form.tsx';
import { useDraft } from './use-draft.ts';

type Level = MerchantSettings['withdrawals']['levels'][number];

interface DraftLevel {
  readonly fromRank: string;
  readonly count: string;
  readonly amount: string;
}

const emptyLevel: DraftLevel = { fromRank: '', count: '', amount: '' };
const isEmpty = ({ fromRank, count, amount }: DraftLevel): boolean => `${fromRank}${count}${amount}`.trim() === '';
const maximumLevels = 10;

/** The rules of withdrawals: confirmation times, cancelling, two approvers, bank accounts, and the daily limits of each level. */
export function WithdrawalsForm({
  code,
  settings: { withdrawals },
  currency,
}: PartProps & Pick<ConsoleMerchant, 'currency'>) {
  const { t } = useTranslation('console');
  const unit = currencyOf(currency);
  const shown = (minor: number | null): string => (minor === null ? '' : String(minorToDecimal(minor, unit)));
  /** Nothing typed is no limit; what is no amount is refused by the schema. */
  const minorOf = (text: string): number | null => {
    if (text.trim() === '') return null;
    return /^\d{1,12}(\.\d{1,2})?$/.test(text.trim()) ? decimalToMinor(Number(text), unit) : -1;
  };
  const confirmMinutes = useDraft(String(withdrawals.confirmMinutes));
  const disputeMinutes = useDraft(String(withdrawals.disputeMinutes));
  const accountCoolingMinutes = useDraft(String(withdrawals.accountCoolingMinutes));
  const accountLimit = useDraft(String(withdrawals.accountLimit));
  const mayCancel = useDraft(withdrawals.mayCancel);
  const twoFrom = useDraft(shown(withdrawals.twoApproversFromMinor));
  const levels = useDraft<readonly DraftLevel[]>(
    withdrawals.levels.map(({ fromRank, count, amountMinor }) => ({
      fromRank: String(fromRank),
      count: count === null ? '' : String(count),
      amount: shown(amountMinor),
    })),
  );
  const rows = levels.value.length < maximumLevels ? [...levels.value, emptyLevel] : levels.value;
  const edit = (at: number, change: Partial<DraftLevel>) =>
    levels.set(rows.map((row, n) => (n === at ? { ...row, ...change } : row)).filter((row) => !isEmpty(row)));
  const levelOf = ({ fromRank, count, amount }: DraftLevel): Level => ({
    fromRank: numberOf(fromRank),
    count: count.trim() === '' ? null : numberOf(count),
    amountMinor: minorOf(amount),
  });
  return (
    <SettingsForm
      code={code}
      name="withdrawals"
      change={{
        withdrawals: {
          confirmMinutes: numberOf(confirmMinutes.value),
          disputeMinutes: numberOf(disputeMinutes.value),
          mayCancel: mayCancel.value,
          accountCoolingMinutes: numberOf(accountCoolingMinutes.value),
          accountLimit: numberOf(accountLimit.value),
          twoApproversFromMinor: minorOf(twoFrom.value),
          levels: levels.value.map(levelOf),
        },
      }}
      drafts={[confirmMinutes, disputeMinutes, accountCoolingMinutes, accountLimit, mayCancel, twoFrom, levels]}
    >
      {Object.entries({ confirmMinutes, disputeMinutes, twoFrom, accountCoolingMinutes, accountLimit }).map(
        ([name, draft]) => (
          <TextField
            key={name}
            label={t(`merchant.withdrawals.${name}`)}
            inputMode="decimal"
            value={draft.value}
            onChange={(event) => draft.set(event.target.value)}
          />
        ),
      )}
      <Checkbox checked={mayCancel.value} onChange={(event) => mayCancel.set(event.target.checked)}>
        {t('merchant.withdrawals.mayCancel')}
      </Checkbox>
      {rows.map((row, at) =>
        (['fromRank', 'count', 'amount'] as const).map((name) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a level has no other name than its place
            key={`${at}/${name}`}
            label={`${t('merchant.withdrawals.level', { number: at + 1 })} · ${t(`merchant.withdrawals.${name}`)}`}
            inputMode="decimal"
            value={row[name]}
            onChange={(event) => edit(at, { [name]: event.target.value })}
          />
        )),
      )}
    </SettingsForm>
  );
}
