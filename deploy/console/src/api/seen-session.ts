const KEY = 'console.signedIn';

/** Whether asking who is signed in can be answered with a name: a first visit needs no refusal. A blocked storage means perhaps. */
export function maySeeSession(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return true;
  }
}

export function keepSeenSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the next visit asks the operator.
  }
}
