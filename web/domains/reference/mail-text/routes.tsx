import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = {
  getParentRoute: () => appRoute,
  staticData: {
    audience: 'user',
    domain: 'mail-text',
    permission: 'messageTemplate.read',
    title: msg`Automatic emails`,
  },
} as const;

export const mailTextRoutes = {
  mailTextList: createRoute({
    ...facts,
    path: '/mailtext',
    component: lazyPage(() => import('./pages/mail-text-list.tsx'), 'MailTextListPage'),
  }),
  mailTextEdit: createRoute({
    ...facts,
    path: '/mailtext/$key',
    component: lazyPage(() => import('./pages/mail-text-edit.tsx'), 'MailTextEditPage'),
  }),
};
