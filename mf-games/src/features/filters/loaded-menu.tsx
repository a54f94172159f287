import { Button, type ButtonProps } from '@tessera/shared/ui/button';
import { Menu, MenuChoices } from '@tessera/shared/ui/menu';
import { useEffect, useId } from 'react';
import type { Choice } from './choices.ts';

interface Props {
  readonly look: ButtonProps;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** The menu itself; it opens at once, because the press that brought it meant so. */
export default function LoadedMenu({ look, value, choices, onChange }: Props) {
  const id = useId();
  useEffect(() => document.getElementById(id)?.click(), [id]);
  return (
    <Menu trigger={<Button id={id} {...look} />} align="start">
      <MenuChoices value={value} choices={choices} onChange={onChange} />
    </Menu>
  );
}
