import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleMerchants, getSwitches } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { MerchantSettings } from './merchant-settings.tsx';
import type { Wishes } from './use-wishes.ts';

/** A merchant's status, languages and switches; what is changed waits until it is applied, and open pages follow. */
export function SwitchesPage({ wishes }: { readonly wishes: Wishes }) {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {});
  const [chosen, setChosen] = useState<string>();
  const labelOf = ({ code, name }: ConsoleMerchant) =>
    wishes.of(code).length > 0 ? `${name} (${wishes.of(code).length})` : name;
  return (
    <ResourceView resource={merchants} skeleton={<SkeletonText lines={10} />}>
      {(list) => {
        const merchant = list.find(({ code }) => code === chosen) ?? list[0];
        if (!merchant) return null;
        return (
          <>
            <PageHeader
              title={t('switches.title')}
              subtitle={t('switches.subtitle')}
              actions={
                <Segmented
                  label={t('column.merchant')}
                  segments={list.map((one) => ({ value: one.code, label: labelOf(one) }))}
                  value={merchant.code}
                  onChange={setChosen}
                />
              }
            />
            <Settings key={merchant.code} merchant={merchant} wishes={wishes} />
          </>
        );
      }}
    </ResourceView>
  );
}

interface SettingsProps {
  readonly merchant: ConsoleMerchant;
  readonly wishes: Wishes;
}

function Settings(props: SettingsProps) {
  const tree = useConsole(getSwitches, { code: props.merchant.code });
  return (
    <ResourceView resource={tree} skeleton={<SkeletonText lines={10} />}>
      {(nodes) => <MerchantSettings {...props} nodes={nodes} />}
    </ResourceView>
  );
}
