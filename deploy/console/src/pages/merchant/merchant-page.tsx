import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getMerchantSettings } from '@tessera/shared/wire/console';
import { useConsole } from '../../api/queries.ts';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { AgentLimitsForm } from './agent-limits-form.tsx';
import { DepositMethodsForm } from './deposit-methods-form.tsx';
import { LotteryLimitsForm } from './lottery-limits-form.tsx';
import { OddsForm } from './odds-form.tsx';
import { PrizeGroupsForm } from './prize-groups-form.tsx';
import { RulesForm } from './rules-form.tsx';
import {
  AccessForms,
  AddressForms,
  ChasesForm,
  LicenceForm,
  LimitForms,
  PhoneAuthForm,
  RebatesForm,
  SearchForm,
} from './small-forms.tsx';
import { WithdrawalsForm } from './withdrawals-form.tsx';

/** A merchant's settings besides its switches. Each part is stored alone; open pages follow at once. */
export function MerchantPage() {
  const { t } = useTranslation('console');
  return (
    <PerMerchant title={t('merchant.title')} subtitle={t('merchant.subtitle')}>
      {(merchant) => <Settings merchant={merchant} />}
    </PerMerchant>
  );
}

/** Each part shows what is stored, and keeps what is typed in it until it is saved. */
function Settings({ merchant: { code, currency, languages } }: { readonly merchant: ConsoleMerchant }) {
  const resource = useConsole(getMerchantSettings, { code });
  return (
    <ResourceView resource={resource} isEmpty={() => false} skeleton={<SkeletonText lines={10} />}>
      {(settings) => {
        const part = { code, settings };
        return (
          <>
            <AccessForms {...part} />
            <AddressForms {...part} />
            <PhoneAuthForm {...part} />
            <DepositMethodsForm {...part} currency={currency} />
            <LimitForms {...part} />
            <RebatesForm {...part} />
            <AgentLimitsForm {...part} />
            <ChasesForm {...part} />
            <PrizeGroupsForm {...part} />
            <OddsForm code={code} />
            <LotteryLimitsForm {...part} currency={currency} />
            <WithdrawalsForm {...part} currency={currency} />
            <LicenceForm {...part} languages={languages} />
            <SearchForm {...part} languages={languages} />
            <RulesForm {...part} />
          </>
        );
      }}
    </ResourceView>
  );
}
