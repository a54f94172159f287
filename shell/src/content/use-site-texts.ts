import { useTranslation } from '@tessera/shared/i18n';
import { endpointQuery, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getHelpCenter, getSettings, getStatus } from '@tessera/shared/wire/system';
import { statusRequest } from '../live/status-request.ts';

export type SiteText = AnswerOf<typeof getHelpCenter>[number];
export type Resource = AnswerOf<typeof getStatus>['resources'][number];

const forEverybody = { isPublic: true, staleTime: 15 * 60 * 1000 } as const;

/** The merchant's articles in the language of the page. */
export const useSiteTexts = endpointQuery(getHelpCenter, { ...forEverybody, isLocalized: true });

export const useSiteSettings = endpointQuery(getSettings, forEverybody);

/** An unsafe URL removes its own link, not the page. */
const leadsSomewhereSafe = ({ url, qrCodeUrl }: Resource) => isSafeAddress(url) && isSafeAddress(qrCodeUrl);

/** What the permission call answers about the site: resources, hosts of customer service. */
const siteStatus = endpointQuery(getStatus, {
  ...forEverybody,
  read: (status) => ({ ...status, resources: status.resources.filter(leadsSomewhereSafe) }),
});

export const useSiteStatus = () => siteStatus(statusRequest());

/** Resources to offer: on a phone those for its own system, without the one that is this page; else all. */
export const useOfferedResources = (system: 'ios' | 'android' | undefined) =>
  useQuery({
    ...siteStatus.options(statusRequest()),
    select: ({ resources }) =>
      resources.filter(
        ({ resourceType, url }) => !system || (resourceType.startsWith(system) && url !== window.location.href),
      ),
  });

/** The name of a resource in the language of the page. */
export function useResourceName(): (resource: Resource) => string {
  const { i18n: current } = useTranslation('shell');
  return ({ labelNameCn, labelNameEn }) => (current.language === 'zh' && labelNameCn) || labelNameEn;
}

/** Whether a page may link to this URL: https, or this machine, where the sandbox has no https. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && /(?:^|\.)localhost$/.test(hostname));
}
