import { msg } from '@lingui/core/macro';
import { createRoute, notFound } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const facts = { audience: 'user', domain: 'mail-text', permission: 'messageTemplate.read' } as const;

const mailTextList = createRoute({
  getParentRoute: () => appRoute,
  path: '/mailtext',
  staticData: { ...facts, title: msg`Automatic emails` },
  component: lazyPage(() => import('./pages/mail-text-list.tsx'), 'MailTextListPage'),
});
const mailTextEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/mailtext/$key',
  beforeLoad: async ({ params: { key } }) => {
    const { MAIL_KINDS } = await import('#shared/domains/reference/mail-text/kinds.ts');
    if (!Object.hasOwn(MAIL_KINDS, key)) throw notFound();
  },
  staticData: { ...facts, title: msg`Automatic email` },
  component: lazyPage(() => import('./pages/mail-text-edit.tsx'), 'MailTextEditPage'),
});

export const mailTextRoutes = { mailTextList, mailTextEdit };
