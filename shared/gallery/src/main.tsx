import '../../src/theme/base.css';
import '../../src/theme/scale.css';
import '../../src/theme/aurora.css';
import '../../src/theme/lotus.css';
import '../../src/theme/harbor.css';
import '../../src/theme/fonts/aurora.css';
import '../../src/theme/fonts/lotus.css';
import '../../src/theme/fonts/harbor.css';
import { createRoot } from 'react-dom/client';
import { i18n } from '../../src/i18n/index.ts';
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

for (const [tag, texts] of Object.entries({ ko, en, vi, zh, ja, th })) i18n.add(tag, 'ui', texts);
await i18n.start({ language: root.lang, fallback: 'ko', namespaces: ['ui'], source: async () => ({}) });
createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
