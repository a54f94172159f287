import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { getConsoleMerchants, getSwitches } from '@tessera/shared/wire/console';
import { useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { Languages } from './languages.tsx';
import { SwitchTree } from './switch-tree.tsx';
import { SystemStatus } from './system-status.tsx';

/** A merchant's switches, flipped live: open pages follow within a moment. */
export function SwitchesPage() {
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
              title={t('switches.title')}
              subtitle={t('switches.subtitle')}
              actions={
                <Segmented
                  label={t('column.merchant')}
                  segments={list.map(({ code, name }) => ({ value: code, label: name }))}
                  value={merchant.code}
                  onChange={setChosen}
                />
              }
            />
            <SystemStatus merchant={merchant} />
            <Languages merchant={merchant} />
            <Tree key={merchant.code} code={merchant.code} />
          </>
        );
      }}
    </ResourceView>
  );
}

function Tree({ code }: { code: string }) {
  const tree = useConsole(getSwitches, { code });
  return (
    <ResourceView resource={tree} skeleton={<SkeletonText lines={10} />}>
      {(nodes) => <SwitchTree code={code} nodes={nodes} />}
    </ResourceView>
  );
}
