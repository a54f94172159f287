import { useState } from 'react';
import { i18n } from '../../src/i18n/index.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { Menu, MenuChoices } from '../../src/ui/menu/index.ts';
import styles from './gallery.module.css';

const choices = {
  brand: ['aurora', 'lotus', 'harbor'],
  theme: ['dark', 'light'],
  lang: ['ko', 'en', 'vi', 'zh', 'ja', 'th'],
} as const;
type Name = keyof typeof choices;

const read = (name: Name) => document.documentElement.getAttribute(name === 'lang' ? 'lang' : `data-${name}`) ?? '';

export function Switchers() {
  const [, redraw] = useState(0);
  const choose = (name: Name, value: string) => {
    document.documentElement.setAttribute(name === 'lang' ? 'lang' : `data-${name}`, value);
    if (name === 'lang') void i18n.changeLanguage(value);
    redraw((count) => count + 1);
  };
  return (
    <div className={styles.row}>
      {(Object.keys(choices) as Name[]).map((name) => (
        <Menu key={name} trigger={<Button size="small">{read(name)}</Button>}>
          <MenuChoices
            value={read(name)}
            choices={choices[name].map((value) => ({ value, label: value }))}
            onChange={(value) => choose(name, value)}
          />
        </Menu>
      ))}
    </div>
  );
}
