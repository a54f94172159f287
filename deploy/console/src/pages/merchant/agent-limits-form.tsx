import { useTranslation } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui/field';
import { contractKinds } from '@tessera/shared/wire/agent';
import { numberOf, type PartProps, SettingsForm } from './settings-form.tsx';
import { type Draft, useDraft } from './use-draft.ts';

interface DraftRate {
  readonly rate: string;
  readonly accounts: string;
}

const emptyRate: DraftRate = { rate: '', accounts: '' };
const isEmpty = ({ rate, accounts }: DraftRate): boolean => `${rate}${accounts}`.trim() === '';
const maximumRates = 20;

const percentOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2);
/** Percent with at most two decimals; anything else is refused by the schema. */
const basisPointsOf = (text: string): number =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : -1;

/** High rebates and how many accounts may have them, the highest rates of contracts, and links that may be active. */
export function AgentLimitsForm({ code, settings: { agentLimits } }: PartProps) {
  const { t } = useTranslation('console');
  const highAbove = useDraft(percentOf(agentLimits.highRatesAboveBasisPoints));
  const accountsPerHighRate = useDraft(String(agentLimits.accountsPerHighRate));
  const linkLimit = useDraft(String(agentLimits.linkLimit));
  const rates = useDraft<readonly DraftRate[]>(
    agentLimits.accountsAtRate.map(({ rebateBasisPoints, accounts }) => ({
      rate: percentOf(rebateBasisPoints),
      accounts: String(accounts),
    })),
  );
  const { maximumContractRates: stored } = agentLimits;
  const dividend = useDraft(percentOf(stored.dividend));
  const daily = useDraft(percentOf(stored.daily));
  const hourly = useDraft(percentOf(stored.hourly));
  const realTime = useDraft(percentOf(stored.realTime));
  const contracts = { dividend, daily, hourly, realTime };
  const rows = rates.value.length < maximumRates ? [...rates.value, emptyRate] : rates.value;
  const edit = (at: number, change: Partial<DraftRate>) =>
    rates.set(rows.map((row, n) => (n === at ? { ...row, ...change } : row)).filter((row) => !isEmpty(row)));
  const field = (name: string, label: string, draft: Draft<string>) => (
    <TextField
      key={name}
      label={label}
      inputMode="decimal"
      value={draft.value}
      onChange={(event) => draft.set(event.target.value)}
    />
  );
  return (
    <SettingsForm
      code={code}
      name="agentLimits"
      change={{
        agentLimits: {
          highRatesAboveBasisPoints: basisPointsOf(highAbove.value),
          accountsPerHighRate: numberOf(accountsPerHighRate.value),
          accountsAtRate: rates.value.map(({ rate, accounts }) => ({
            rebateBasisPoints: basisPointsOf(rate),
            accounts: numberOf(accounts),
          })),
          maximumContractRates: {
            dividend: basisPointsOf(dividend.value),
            daily: basisPointsOf(daily.value),
            hourly: basisPointsOf(hourly.value),
            realTime: basisPointsOf(realTime.value),
          },
          linkLimit: numberOf(linkLimit.value),
        },
      }}
      drafts={[highAbove, accountsPerHighRate, rates, linkLimit, ...Object.values(contracts)]}
    >
      {Object.entries({ highAbove, accountsPerHighRate }).map(([name, draft]) =>
        field(name, t(`merchant.agentLimits.${name}`), draft),
      )}
      {rows.map((row, at) =>
        (['rate', 'accounts'] as const).map((name) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a rate has no other name than its place
            key={`${at}/${name}`}
            label={`${t('merchant.agentLimits.single', { number: at + 1 })} · ${t(`merchant.agentLimits.${name}`)}`}
            inputMode="decimal"
            value={row[name]}
            onChange={(event) => edit(at, { [name]: event.target.value })}
          />
        )),
      )}
      {contractKinds.map((kind) => field(kind, t(`merchant.agentLimits.contracts.${kind}`), contracts[kind]))}
      {field('linkLimit', t('merchant.agentLimits.linkLimit'), linkLimit)}
    </SettingsForm>
  );
}
