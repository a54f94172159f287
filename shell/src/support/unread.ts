import { createStore } from '@tessera/shared/store';

/** Number of answers of customer service that nobody has seen; kept up to date by `watch-unread.ts`. */
export const supportUnread = createStore(0);
