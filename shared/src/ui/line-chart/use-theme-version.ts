import { useEffect, useState } from 'react';

/** A number that changes with the theme, because a canvas does not react to custom properties. */
export function useThemeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setVersion((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-brand'] });
    return () => observer.disconnect();
  }, []);
  return version;
}
