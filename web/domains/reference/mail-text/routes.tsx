import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('mail-text');
const title = msg`Automatic emails`;
const list = lazyPage(() => import('./pages/mail-text-list.tsx'), 'MailTextListPage');
const edit = lazyPage(() => import('./pages/mail-text-edit.tsx'), 'MailTextEditPage');

export const mailTextRoutes = {
  mailTextList: page('/mailtext', 'messageTemplate.read', title, list),
  mailTextEdit: page('/mailtext/$key', 'messageTemplate.read', title, edit),
};
