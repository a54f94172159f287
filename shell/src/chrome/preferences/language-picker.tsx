import { useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { LanguageButton } from './language-button.tsx';

const loadMenu = () => import('./language-menu.tsx');
const LanguageMenu = onDemand(loadMenu);
// A click loads it again if this fails.
const preload = () => void loadMenu().catch(() => undefined);

/** The button of the language menu. Pointing at it loads the menu; most visits never need its 50 KB. */
export function LanguagePicker() {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted)
    return <LanguageButton aria-haspopup="menu" onPointerEnter={preload} onClick={() => setIsWanted(true)} />;
  return (
    <LanguageMenu
      part={{}}
      waiting={<LanguageButton aria-haspopup="menu" aria-busy />}
      isSilent
      onFailed={() => setIsWanted(false)}
    />
  );
}
