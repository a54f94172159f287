import { call } from '@tessera/shared/api';
import { getAvailablePromotions, getMemberAnnouncements } from '@tessera/shared/wire/promotions';

/** What pops up after signing in (V2). Not a query: a reaction asks, outside of React. */
export const askMemberAnnouncements = () =>
  call(getMemberAnnouncements, { types: 'PU', platform: 'W', execution: 'A' });

export const askMemberPromotions = () => call(getAvailablePromotions, {});
