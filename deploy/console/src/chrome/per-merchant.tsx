import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type ConsoleMerchant, getConsoleMerchants } from '@tessera/shared/wire/console';
import { Fragment, type ReactNode, useState } from 'react';
import { useConsole } from '../api/queries.ts';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  /** The merchant in the choice; its name by default. */
  readonly labelOf?: (merchant: ConsoleMerchant) => string;
  /** The page for the chosen merchant; another choice mounts it anew. */
  readonly children: (merchant: ConsoleMerchant) => ReactNode;
}

/** A page for one merchant at a time, with the choice in its header; the first one to begin with. */
export function PerMerchant({ title, subtitle, labelOf = ({ name }) => name, children }: Props) {
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
              title={title}
              subtitle={subtitle}
              actions={
                <Segmented
                  label={t('column.merchant')}
                  segments={list.map((one) => ({ value: one.code, label: labelOf(one) }))}
                  value={merchant.code}
                  onChange={setChosen}
                />
              }
            />
            <Fragment key={merchant.code}>{children(merchant)}</Fragment>
          </>
        );
      }}
    </ResourceView>
  );
}
