import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleMerchants, getSwitches } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { MerchantSettings } from './merchant-settings.tsx';
import type { ChangeStore } from './use-change-store.ts';

/** A merchant's status, languages and switches. Changes wait until they are applied; then open pages follow. */
export function SwitchesPage({ store }: { readonly store: ChangeStore }) {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {});
  const [chosen, setChosen] = useState<string>();
  const labelOf = ({ code, name }: ConsoleMerchant) =>
    store.of(code).length > 0 ? `${name} (${store.of(code).length})` : name;
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
            <Settings key={merchant.code} merchant={merchant} store={store} />
          </>
        );
      }}
    </ResourceView>
  );
}

interface SettingsProps {
  readonly merchant: ConsoleMerchant;
  readonly store: ChangeStore;
}

function Settings(props: SettingsProps) {
  const tree = useConsole(getSwitches, { code: props.merchant.code });
  return (
    <ResourceView resource={tree} skeleton={<SkeletonText lines={10} />}>
      {(nodes) => <MerchantSettings {...props} nodes={nodes} />}
    </ResourceView>
  );
}
