import { goTo } from '@tessera/shared/router';
import { useEffect, useState } from 'react';

const codeIn = (hash: string): string | undefined => /^#reset=([\w-]{1,64})$/.exec(hash)?.[1];

/** The code of a mailed link, which leads to the login with it behind `#`; it is taken out of the address at once. */
export function useResetCode() {
  const [code, setCode] = useState(() => codeIn(window.location.hash));
  useEffect(() => {
    if (code) goTo(window.location.pathname + window.location.search, { replace: true });
  }, [code]);
  return { code, forget: () => setCode(undefined) };
}
