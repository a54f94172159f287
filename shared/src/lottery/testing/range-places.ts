/** The places that a range of five digits is about, counted from 0. */
export const rangePlaces: Readonly<Record<string, readonly number[]>> = {
  five: [0, 1, 2, 3, 4],
  four: [1, 2, 3, 4],
  first3: [0, 1, 2],
  middle3: [1, 2, 3],
  last3: [2, 3, 4],
  first2: [0, 1],
  last2: [3, 4],
  first1: [0],
};
