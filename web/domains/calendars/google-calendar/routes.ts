import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('google-calendar');
const callback = lazyPage(() => import('./pages/callback.tsx'), 'CallbackPage');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The answer of Google. It leaves out what it does not say. */
const consentSearch = ({ state, code }: Record<string, unknown>): { state: string; code: string } => ({
  state: text(state),
  code: text(code),
});

export const googleCalendarRoutes = {
  callback: page('/googlecalendar/callback', 'show.read', msg`Google Calendar`, callback, consentSearch),
};
