/** Whether the open centre was opened from the point mall (spec §2). In memory only: a new visit begins without it. */
let isSet = false;

export const setPointMallMarker = (): void => {
  isSet = true;
};

/** Clears the marker and answers whether it was set. */
export function clearPointMallMarker(): boolean {
  const wasSet = isSet;
  isSet = false;
  return wasSet;
}
