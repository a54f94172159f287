import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getMerchantSettings } from '@tessera/shared/wire/console';
import { useConsole } from '../../api/queries.ts';
import { PerMerchant } from '../../chrome/per-merchant.tsx';
import { RulesForm } from './rules-form.tsx';
import { AccessForms, AddressForms, LicenceForm, LimitForms, PhoneAuthForm } from './small-forms.tsx';

/** A merchant's settings besides its switches. Each part is stored alone; open pages follow at once. */
export function MerchantPage() {
  const { t } = useTranslation('console');
  return (
    <PerMerchant title={t('merchant.title')} subtitle={t('merchant.subtitle')}>
      {(merchant) => <Settings merchant={merchant} />}
    </PerMerchant>
  );
}

/** A part that was changed elsewhere begins anew with what is stored; the others keep what is typed in them. */
function Settings({ merchant: { code, languages } }: { readonly merchant: ConsoleMerchant }) {
  const resource = useConsole(getMerchantSettings, { code });
  return (
    <ResourceView resource={resource} isEmpty={() => false} skeleton={<SkeletonText lines={10} />}>
      {(settings) => {
        const part = { code, settings };
        const { rules, agentHosts, blockedCountries, cdns, support, phoneAuth, feedback, passwordDays, licence } =
          settings;
        const keyOf = (...values: unknown[]) => JSON.stringify(values);
        return (
          <>
            <AccessForms key={`access${keyOf(agentHosts, blockedCountries)}`} {...part} />
            <AddressForms key={`addresses${keyOf(cdns, support)}`} {...part} />
            <PhoneAuthForm key={`phone${keyOf(phoneAuth)}`} {...part} />
            <LimitForms key={`limits${keyOf(feedback, passwordDays)}`} {...part} />
            <LicenceForm key={`licence${keyOf(licence)}`} {...part} languages={languages} />
            <RulesForm key={`rules${keyOf(rules)}`} {...part} />
          </>
        );
      }}
    </ResourceView>
  );
}
