import { deviceKind } from '@tessera/shared/api';
import { useTranslation } from '@tessera/shared/i18n';
import { useIsOfEdge } from '@tessera/shared/store';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Icon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton, SkeletonText } from '@tessera/shared/ui/skeleton';
import { Suspense } from 'react';
import { phoneSystem } from './phone-system.ts';
import { ResourceCodes } from './resource-codes.tsx';
import { ResourceLinks } from './resource-links.tsx';
import { TextArticles } from './text-articles.tsx';
import { useOfferedResources } from './use-site-texts.ts';

/** The merchant's resources for phones, and the guides. What depends on the system of a phone is left to its browser. */
export function DownloadGuides() {
  const isPhone = deviceKind() === 'Mobile';
  return (
    <>
      <Suspense fallback={<ResourceSkeleton isPhone={isPhone} />}>
        <OfferedResources />
      </Suspense>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <Guides />
      </Suspense>
    </>
  );
}

const ResourceSkeleton = ({ isPhone }: { readonly isPhone: boolean }) => (
  <Skeleton height={isPhone ? 52 : 240} width={240} radius="l" />
);

/** A phone gets a link for its own system; QR codes are for the camera of another device, so only a wide window shows them. */
function OfferedResources() {
  const { t } = useTranslation('shell');
  const system = phoneSystem();
  const offered = useOfferedResources(system);
  return (
    <ResourceView
      resource={offered}
      skeleton={<ResourceSkeleton isPhone={system !== undefined} />}
      empty={<EmptyState icon={<Icon of="app" />} title={t('content.noApp')} />}
    >
      {(resources) => (
        <>
          <ResourceLinks resources={resources} isForEverySystem={!system} />
          {!system && <ResourceCodes resources={resources} />}
        </>
      )}
    </ResourceView>
  );
}

/** On a phone, the guide for its system comes first. */
function Guides() {
  // A desktop has no system; a tablet that the edge took for one gets its order once the page is taken over.
  const isOfDesktop = useIsOfEdge() && deviceKind() === 'Desktop';
  const system = isOfDesktop ? undefined : phoneSystem();
  return <TextArticles category="guide" firstId={system && `guide-${system}`} />;
}
