import { Button } from '@tessera/shared/ui/button';
import { ChevronDownIcon } from '@tessera/shared/ui/icons';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { type ReactNode, useState } from 'react';
import type { Choice } from './choices.ts';

const LoadedMenu = onDemand(() => import('./loaded-menu.tsx'));

export interface ChoiceMenuProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  /** A quiet text button instead of a bordered one. */
  readonly isQuiet?: boolean;
  readonly icon?: ReactNode;
}

/** A button with choices behind it. The menu's code comes when a pointer or the focus nears the button, not with the page. */
export function ChoiceMenu({ label, value, choices, onChange, isQuiet = false, icon }: ChoiceMenuProps) {
  const [isPressed, setPressed] = useState(false);
  const look = {
    variant: isQuiet ? 'text' : 'outline',
    icon,
    endIcon: isQuiet ? undefined : <ChevronDownIcon aria-hidden size={16} />,
    children: label,
  } as const;
  const plain = (
    <Button
      {...look}
      aria-haspopup="menu"
      onPointerEnter={LoadedMenu.preload}
      onFocus={LoadedMenu.preload}
      onClick={() => setPressed(true)}
    />
  );
  if (!isPressed) return plain;
  return <LoadedMenu part={{ look, value, choices, onChange }} waiting={plain} onFailed={() => setPressed(false)} />;
}
