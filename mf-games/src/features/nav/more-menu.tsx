import { Link } from '@tessera/shared/router';
import { Menu, MenuItem } from '@tessera/shared/ui/menu';
import { cloneElement, type ReactElement, useEffect, useId } from 'react';
import type { MoreItem } from './more-items.tsx';

interface Props {
  readonly items: readonly MoreItem[];
  readonly trigger: ReactElement<{ id?: string; onClick?: undefined }>;
}

/** Opens at once: the press that brought it meant so. */
export default function MoreMenu({ items, trigger }: Props) {
  const id = useId();
  useEffect(() => document.getElementById(id)?.click(), [id]);
  return (
    <Menu trigger={cloneElement(trigger, { id, onClick: undefined })}>
      {items.map(({ path, label, isCurrent }) => (
        <MenuItem key={path} render={<Link to={path} aria-current={isCurrent ? 'page' : undefined} />}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
