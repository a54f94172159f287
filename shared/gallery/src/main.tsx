import '../../src/theme/base.css';
import '../../src/theme/scale.css';
import '../../src/theme/aurora.css';
import '../../src/theme/lotus.css';
import '../../src/theme/harbor.css';
import '../../src/theme/fonts/aurora.css';
import '../../src/theme/fonts/lotus.css';
import '../../src/theme/fonts/harbor.css';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import en from '../../src/ui/locales/en.json';
import ja from '../../src/ui/locales/ja.json';
import ko from '../../src/ui/locales/ko.json';
import th from '../../src/ui/locales/th.json';
import vi from '../../src/ui/locales/vi.json';
import zh from '../../src/ui/locales/zh.json';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset.brand = query.get('brand') ?? 'aurora';
root.dataset.theme = query.get('theme') ?? 'dark';
root.lang = query.get('lang') ?? 'ko';

await i18next.use(initReactI18next).init({
  lng: root.lang,
  fallbackLng: 'ko',
  resources: { ko: { ui: ko }, en: { ui: en }, vi: { ui: vi }, zh: { ui: zh }, ja: { ui: ja }, th: { ui: th } },
  interpolation: { escapeValue: false },
});
createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
