import { defineConfig } from '@lingui/cli';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nl', 'de'],
  catalogs: [{ path: '<rootDir>/web/locales/{locale}', include: ['web'] }],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'messageId',
});
