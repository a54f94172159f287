import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleMerchants, getSwitches } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import type { Change } from './changes.ts';
import { MerchantSettings } from './merchant-settings.tsx';

type Wishes = Readonly<Record<string, readonly Change[]>>;

/** A merchant's status, languages and switches; what is changed waits until it is applied, and open pages follow. */
export function SwitchesPage() {
  const { t } = useTranslation('console');
  const merchants = useConsole(getConsoleMerchants, {});
  const [chosen, setChosen] = useState<string>();
  const [wishes, setWishes] = useState<Wishes>({});
  const waiting = (code: string) => wishes[code] ?? [];
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
                  segments={list.map(({ code, name }) => ({
                    value: code,
                    label: waiting(code).length > 0 ? `${name} (${waiting(code).length})` : name,
                  }))}
                  value={merchant.code}
                  onChange={setChosen}
                />
              }
            />
            <Settings
              key={merchant.code}
              merchant={merchant}
              wishes={waiting(merchant.code)}
              onWish={(next) => setWishes((all) => ({ ...all, [merchant.code]: next }))}
            />
          </>
        );
      }}
    </ResourceView>
  );
}

interface SettingsProps {
  readonly merchant: ConsoleMerchant;
  readonly wishes: readonly Change[];
  readonly onWish: (wishes: readonly Change[]) => void;
}

function Settings(props: SettingsProps) {
  const tree = useConsole(getSwitches, { code: props.merchant.code });
  return (
    <ResourceView resource={tree} skeleton={<SkeletonText lines={10} />}>
      {(nodes) => <MerchantSettings {...props} nodes={nodes} />}
    </ResourceView>
  );
}
