import type { Plugin } from 'vite';
import { GUEST_PAGE } from '#shared/kernel/contract/page-document.ts';

/** Serves the pages of guests in their own document while pages are developed, as the edge does. */
export const guestDocument = (): Plugin => ({
  name: 'guest-document',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (GUEST_PAGE.test(path)) request.url = '/guest.html';
      next();
    });
  },
});
