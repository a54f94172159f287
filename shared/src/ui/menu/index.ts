export { Menu, MenuItem, type MenuItemProps, type MenuProps, MenuSeparator } from './menu.tsx';
export { type MenuChoice, MenuChoices, type MenuChoicesProps } from './menu-choices.tsx';
