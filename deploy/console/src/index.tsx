import './checked-files.ts';
import '@tessera/shared/theme/base.css';
import '@tessera/shared/theme/scale.css';
import '@tessera/shared/theme/aurora.css';
import '@tessera/shared/theme/fonts/aurora.css';
import { i18n } from '@tessera/shared/i18n';
import { QueryClient, QueryClientProvider } from '@tessera/shared/query';
import { BrowserRouter } from '@tessera/shared/router';
import { ToastProvider } from '@tessera/shared/ui/toast-provider';
import { createRoot } from 'react-dom/client';
import { ConsoleError } from './api/console-call.ts';
import { Console } from './console.tsx';
import { messages, startLanguage } from './messages.ts';

const language = startLanguage();
document.documentElement.lang = language;
const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = (): void => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
};
followTheme();
dark.addEventListener('change', followTheme);
await i18n.start({ language, fallback: 'ko', namespaces: ['console', 'ui'], source: messages });

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, cause) => count < 2 && !(cause instanceof ConsoleError), staleTime: 5_000 },
  },
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queries}>
    <BrowserRouter>
      <Console />
      <ToastProvider />
    </BrowserRouter>
  </QueryClientProvider>,
);
