import type { Profile } from '../profile.ts';
import { highProfiles } from './high.ts';
import { lowProfiles } from './low.ts';
import { mediumProfiles } from './medium.ts';

/** Every profile that a slot may follow. */
export const profiles: readonly Profile[] = [...lowProfiles, ...mediumProfiles, ...highProfiles];

/** The profile of an id; throws if there is none, which is an error in the catalogue. */
export function profileOf(id: string): Profile {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new Error(`There is no slot profile "${id}".`);
  return profile;
}
