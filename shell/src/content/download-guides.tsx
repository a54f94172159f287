import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { phoneSystem } from './phone-system.ts';
import { ResourceCodes } from './resource-codes.tsx';
import { ResourceLinks } from './resource-links.tsx';
import { TextArticles } from './text-articles.tsx';
import { useOfferedResources } from './use-site-texts.ts';

/**
 * The merchant's resources for phones, and the guides. A phone gets a link for its own system; QR codes are for the
 * camera of another device, so only a wide window shows them.
 */
export function DownloadGuides() {
  const { t } = useTranslation('shell');
  const system = phoneSystem();
  const offered = useOfferedResources(system);
  return (
    <>
      <ResourceView
        resource={offered}
        skeleton={<Skeleton height={system ? 52 : 240} width={240} radius="l" />}
        empty={<EmptyState icon={<Icon of="app" />} title={t('content.noApp')} />}
      >
        {(resources) => (
          <>
            <ResourceLinks resources={resources} isForEverySystem={!system} />
            {!system && <ResourceCodes resources={resources} />}
          </>
        )}
      </ResourceView>
      <TextArticles category="guide" firstId={system && `guide-${system}`} />
    </>
  );
}
