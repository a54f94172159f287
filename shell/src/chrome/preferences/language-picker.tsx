import { useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { LanguageButton } from './language-button.tsx';

const loadMenu = () => import('./language-menu.tsx');
const LanguageMenu = onDemand(loadMenu);
// A press asks again.
const near = () => void loadMenu().catch(() => undefined);

/** The button of the language menu. Pointing at it fetches the menu; most visits never need its 50 KB. */
export function LanguagePicker() {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) return <LanguageButton aria-haspopup="menu" onPointerEnter={near} onClick={() => setIsWanted(true)} />;
  return (
    <LanguageMenu
      part={{}}
      waiting={<LanguageButton aria-haspopup="menu" aria-busy />}
      isSilent
      onFailed={() => setIsWanted(false)}
    />
  );
}
