import { lazy, Suspense, useState } from 'react';
import { LanguageButton } from './language-button.tsx';

const loadMenu = () => import('./language-menu.tsx');
const LanguageMenu = lazy(loadMenu);

/** The button of the language menu. Pointing at it fetches the menu; most visits never need its 50 KB. */
export function LanguagePicker() {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted)
    return <LanguageButton aria-haspopup="menu" onPointerEnter={loadMenu} onClick={() => setIsWanted(true)} />;
  return (
    <Suspense fallback={<LanguageButton aria-haspopup="menu" aria-busy />}>
      <LanguageMenu />
    </Suspense>
  );
}
