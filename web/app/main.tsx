import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import '#web/ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, preferredLocale } from '#web/platform/i18n.ts';
import { startThemeMode } from '#web/platform/theme-mode.ts';
import { App } from './app.tsx';

startThemeMode();
await activateLocale(preferredLocale());

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
