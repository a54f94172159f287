import { useTranslation } from '@tessera/shared/i18n';
import { endpointQuery, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getHelpCenter, getSettings, getStatus } from '@tessera/shared/wire/system';

export type SiteText = AnswerOf<typeof getHelpCenter>[number];
export type Resource = AnswerOf<typeof getStatus>['resources'][number];

const forEverybody = { isPublic: true, staleTime: 15 * 60 * 1000 } as const;

/** The merchant's texts in the language of the page. */
export const useSiteTexts = endpointQuery(getHelpCenter, { ...forEverybody, isLocalized: true });

export const useSiteSettings = endpointQuery(getSettings, forEverybody);

/** One address that nobody should be sent to takes its own link away, not the page. */
const leadsSomewhereSafe = ({ url, qrCodeUrl }: Resource) => isSafeAddress(url) && isSafeAddress(qrCodeUrl);

/** What the permission call says of the site: resources, hosts of customer service. */
export const useSiteStatus = endpointQuery(getStatus, {
  ...forEverybody,
  read: (status) => ({ ...status, resources: status.resources.filter(leadsSomewhereSafe) }),
});

/** What there is to get: on a phone for its own system, without what leads to this very page; else for every system. */
export const useOfferedResources = (system: 'ios' | 'android' | undefined) =>
  useQuery({
    ...useSiteStatus.options({}),
    select: ({ resources }) =>
      resources.filter(
        ({ resourceType, url }) => !system || (resourceType.startsWith(system) && url !== window.location.href),
      ),
  });

/** What a resource is called in the language of the page. */
export function useResourceName(): (resource: Resource) => string {
  const { i18n: current } = useTranslation('shell');
  return ({ labelNameCn, labelNameEn }) => (current.language === 'zh' ? labelNameCn : labelNameEn);
}

/** Whether a page may send somebody there: over https, or to this machine itself, whose sandbox has none. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && /(?:^|\.)localhost$/.test(hostname));
}
