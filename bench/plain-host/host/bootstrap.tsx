import { registerPlugins } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fallbackPlugin } from './fallback-plugin.tsx';

declare const WITH_OPTIONS: boolean;

if (WITH_OPTIONS) registerPlugins([fallbackPlugin]);
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
