/** Digest of a part that the edge could not render: it has reported that, and the browser renders the part. */
export const leftToBrowser = 'left-to-browser';

/** Id of an element in the place of the whole page, as long as nothing of it can be shown. */
export const PAGE_MISSING_ID = 'page-missing';
