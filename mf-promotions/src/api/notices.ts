import { call } from '@tessera/shared/api';
import { endpointQuery } from '@tessera/shared/query';
import {
  type Banner,
  getAvailablePromotions,
  getMemberAnnouncements,
  getNotices,
  type Notice,
} from '@tessera/shared/wire/promotions';
import { useIsClosed } from './promotions.ts';

const notices = endpointQuery(getNotices, { isPublic: true, isLocalized: true, staleTime: 5 * 60_000 });

/** Notices, banners and the rest in one call (spec §7: types B,PL,PU,PR, platform W, execution B). */
export function useNotices() {
  const isClosed = useIsClosed();
  const feed = notices({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' });
  // The feed is the same for everybody: nobody is known there. To this member nothing is offered.
  if (!isClosed || !feed.data) return feed;
  const { player, banners } = feed.data;
  const shown = { player: player.filter(isNoOffer), banners: banners.filter(isNoOffer), promotion: [] };
  return { ...feed, data: { ...feed.data, ...shown } };
}

/** A banner of an operator that does not say what is marketing is known by its promotion. */
const isNoOffer = ({ isMarketing, promotionId }: Pick<Notice, 'isMarketing'> & Partial<Banner>): boolean =>
  !isMarketing && !promotionId;

/** What pops up after signing in (V2): pop-ups and help (type H). Not a query: a reaction calls it, outside of React. */
export const getMemberPopups = () => call(getMemberAnnouncements, { types: 'PU,H', platform: 'W', execution: 'A' });

/** The member's promotions for the badge; a reaction calls it as well. */
export const getMemberPromotions = () => call(getAvailablePromotions, {});
