import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { usePicture } from '../../api/picture.ts';
import { PictureRow } from './picture-row.tsx';

export function PicturePanel() {
  const { t } = useTranslation('auth');
  return (
    <Panel title={t('picture.panel')}>
      <ResourceView resource={usePicture()} skeleton={<Skeleton height={80} width="100%" radius="m" />}>
        {(picture) => <PictureRow picture={picture} />}
      </ResourceView>
    </Panel>
  );
}
