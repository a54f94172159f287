import { callOrThrow } from '@tessera/shared/api';
import { i18n, useTranslation } from '@tessera/shared/i18n';
import { queryOptions, useQuery } from '@tessera/shared/query';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getHelpCenter, getSettings, getStatus } from '@tessera/shared/wire/system';
import { isSafeAddress } from './safe-address.ts';

export type SiteText = AnswerOf<typeof getHelpCenter>[number];
export type Resource = AnswerOf<typeof getStatus>['resources'][number];

const quarterHourMs = 15 * 60 * 1000;
const isPublic = { isPublic: true };

/** The merchant's texts in the language of the page. */
export const useSiteTexts = () =>
  useQuery({
    queryKey: [getHelpCenter.name, i18n.language],
    queryFn: ({ signal }) => callOrThrow(getHelpCenter, {}, { signal }),
    staleTime: quarterHourMs,
    meta: isPublic,
  });

/** One address that nobody should be sent to takes its own link away, not the page. */
const leadsSomewhereSafe = ({ url, qrCodeUrl }: Resource) => isSafeAddress(url) && isSafeAddress(qrCodeUrl);

const statusQuery = () =>
  queryOptions({
    queryKey: [getStatus.name],
    queryFn: async ({ signal }) => {
      const status = await callOrThrow(getStatus, {}, { signal });
      return { ...status, resources: status.resources.filter(leadsSomewhereSafe) };
    },
    staleTime: quarterHourMs,
    meta: isPublic,
  });

/** What the permission call says of the site: resources, hosts of customer service. */
export const useSiteStatus = () => useQuery(statusQuery());

/** What there is to get: on a phone for its own system, without what leads to this very page; else for every system. */
export const useOfferedResources = (system: 'ios' | 'android' | undefined) =>
  useQuery({
    ...statusQuery(),
    select: ({ resources }) =>
      resources.filter(
        ({ resourceType, url }) => !system || (resourceType.startsWith(system) && url !== window.location.href),
      ),
  });

export const useSiteSettings = () =>
  useQuery({
    queryKey: [getSettings.name],
    queryFn: ({ signal }) => callOrThrow(getSettings, {}, { signal }),
    staleTime: quarterHourMs,
    meta: isPublic,
  });

/** What a resource is called in the language of the page. */
export function useResourceName(): (resource: Resource) => string {
  const { i18n: current } = useTranslation('shell');
  return ({ labelNameCn, labelNameEn }) => (current.language === 'zh' ? labelNameCn : labelNameEn);
}
