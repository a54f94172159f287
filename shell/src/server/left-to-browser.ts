/** Digest of a part that the edge could not render: it has reported that, and the browser renders the part. */
export const leftToBrowser = 'left-to-browser';
