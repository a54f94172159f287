import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { Segmented } from '@tessera/shared/ui/segmented';
import type { ReactNode } from 'react';
import { zoneName } from '../format.ts';

interface Props<View extends string> {
  readonly title: string;
  readonly viewLabel: string;
  readonly views: readonly { readonly value: View; readonly label: string }[];
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
}

/** A page with one list in several views. */
export function Queue<View extends string>({ title, viewLabel, views, view, onView, children }: Props<View>) {
  const { t } = useTranslation('console');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('zoneNote', { zone: zoneName() })}
        actions={<Segmented label={viewLabel} segments={views} value={view} onChange={onView} />}
      />
      <Panel>{children}</Panel>
    </>
  );
}
