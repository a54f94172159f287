import { useEffect, useState } from 'react';
import { useUsernameIsFree } from '../../api/registration.ts';

export type UsernameVerdict = 'free' | 'taken';

/** Long enough that typing on asks nothing, short enough that the answer is there before the next field is filled. */
const quietMs = 500;

/** Whether the username is free, asked once typing has paused; `undefined` while nobody can say. */
export function useUsernameVerdict(username: string, isWellFormed: boolean): UsernameVerdict | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(username), quietMs);
    return () => clearTimeout(timer);
  }, [username]);
  const isAsked = isWellFormed && settled === username;
  const isFree = useUsernameIsFree(settled, isAsked);
  if (!isAsked || isFree === undefined) return undefined;
  return isFree ? 'free' : 'taken';
}
