import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleMerchants, getMerchantSettings } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { RulesForm } from './rules-form.tsx';
import { AccessForms, AddressForms, LicenceForm, LimitForms, PhoneAuthForm } from './small-forms.tsx';

/** A merchant's settings besides its switches. Each part is stored alone; open pages follow at once. */
export function MerchantPage() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {});
  const [chosen, setChosen] = useState<string>();
  return (
    <ResourceView resource={merchants} skeleton={<SkeletonText lines={10} />}>
      {(list) => {
        const merchant = list.find(({ code }) => code === chosen) ?? list[0];
        if (!merchant) return null;
        return (
          <>
            <PageHeader
              title={t('merchant.title')}
              subtitle={t('merchant.subtitle')}
              actions={
                <Segmented
                  label={t('column.merchant')}
                  segments={list.map(({ code, name }) => ({ value: code, label: name }))}
                  value={merchant.code}
                  onChange={setChosen}
                />
              }
            />
            <Settings key={merchant.code} merchant={merchant} />
          </>
        );
      }}
    </ResourceView>
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
