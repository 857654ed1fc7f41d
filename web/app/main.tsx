import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import '#web/ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, preferredLocale } from '#web/platform/i18n.ts';
import { startThemeMode } from '#web/platform/theme-mode.ts';
import { App, startPage } from './app.tsx';

// The content policy forbids code made at run time; zod reads this before its first schema and does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startThemeMode();
const texts = activateLocale(preferredLocale());
startPage();
await texts;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
