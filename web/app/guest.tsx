import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import '#web/ui/ui.css';
import { activateLocale, preferredLocale } from '#web/platform/i18n.ts';
import { startThemeMode } from '#web/platform/theme-mode.ts';
import { loadPage } from './guest-pages.ts';

/*
 * The entry of guest.html, for pages of people without an account. They open it once, often on a phone, so it loads
 * neither the router nor the shell of the application.
 */
startThemeMode();
const texts = activateLocale(preferredLocale());
void loadPage();
const [{ startGuest }] = await Promise.all([import('./guest-app.tsx'), texts]);
const root = document.getElementById('root');
if (root) startGuest(root);
