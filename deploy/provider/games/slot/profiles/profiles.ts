import type { Profile } from '../profile.ts';
import { highProfiles } from './high.ts';
import { lowProfiles } from './low.ts';
import { mediumProfiles } from './medium.ts';

/** Every profile that a slot may follow. */
export const profiles: readonly Profile[] = [...lowProfiles, ...mediumProfiles, ...highProfiles];

/** The profile of an id; an unknown id is a fault in the catalogue and throws. */
export function profileOf(id: string): Profile {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new Error(`There is no slot profile "${id}".`);
  return profile;
}
