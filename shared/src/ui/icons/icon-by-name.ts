import type { LucideIcon } from 'lucide-react';
import type { MoreIconName } from '../more-icons/more-by-name.ts';
import * as glyphs from './glyphs.ts';

/** Icons by the names that contracts use in their menu items; those of `more-icons` are loaded when one is drawn. */
export const iconByName = {
  account: glyphs.AccountIcon,
  adjust: glyphs.AdjustIcon,
  alert: glyphs.AlertIcon,
  app: glyphs.AppIcon,
  bell: glyphs.BellIcon,
  check: glyphs.CheckIcon,
  'chevron-down': glyphs.ChevronDownIcon,
  'chevron-left': glyphs.ChevronLeftIcon,
  'chevron-right': glyphs.ChevronRightIcon,
  'chevrons-up-down': glyphs.ChevronsUpDownIcon,
  close: glyphs.CloseIcon,
  deposit: glyphs.DepositIcon,
  dice: glyphs.DiceIcon,
  done: glyphs.DoneIcon,
  down: glyphs.DownIcon,
  failed: glyphs.FailedIcon,
  games: glyphs.GamesIcon,
  heart: glyphs.HeartIcon,
  help: glyphs.HelpIcon,
  home: glyphs.HomeIcon,
  info: glyphs.InfoIcon,
  invite: glyphs.InviteIcon,
  language: glyphs.LanguageIcon,
  menu: glyphs.MenuIcon,
  moon: glyphs.MoonIcon,
  more: glyphs.MoreIcon,
  offline: glyphs.OfflineIcon,
  play: glyphs.PlayIcon,
  plus: glyphs.PlusIcon,
  promotions: glyphs.PromotionsIcon,
  question: glyphs.QuestionIcon,
  record: glyphs.RecordIcon,
  retry: glyphs.RetryIcon,
  sandbox: glyphs.SandboxIcon,
  search: glyphs.SearchIcon,
  'sign-in': glyphs.SignInIcon,
  'sign-out': glyphs.SignOutIcon,
  sun: glyphs.SunIcon,
  support: glyphs.SupportIcon,
  team: glyphs.TeamIcon,
  up: glyphs.UpIcon,
  warn: glyphs.WarnIcon,
  withdraw: glyphs.WithdrawIcon,
  eye: glyphs.EyeIcon,
  'eye-off': glyphs.EyeOffIcon,
  refresh: glyphs.RefreshIcon,
  security: glyphs.SecurityIcon,
} as const satisfies Readonly<Record<string, LucideIcon>>;

type FirstIconName = keyof typeof iconByName;
export type IconName = FirstIconName | MoreIconName;

export const isFirstIcon = (name: IconName): name is FirstIconName => name in iconByName;
