import { call } from '@tessera/shared/api';
import { endpointQuery } from '@tessera/shared/query';
import { getAvailablePromotions, getMemberAnnouncements, getNotices } from '@tessera/shared/wire/promotions';

const notices = endpointQuery(getNotices, { isPublic: true, isLocalized: true, staleTime: 5 * 60_000 });

/** Notices, banners and the rest in one call (spec §7: types B,PL,PU,PR, platform W, execution B). */
export const useNotices = () => notices({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' });

/** What pops up after signing in (V2): pop-ups and help (type H). Not a query: a reaction calls it, outside of React. */
export const getMemberPopups = () => call(getMemberAnnouncements, { types: 'PU,H', platform: 'W', execution: 'A' });

/** The member's promotions for the badge; a reaction calls it as well. */
export const getMemberPromotions = () => call(getAvailablePromotions, {});
