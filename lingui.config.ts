import { defineConfig } from '@lingui/cli';
import { LANGUAGES } from './shared/kernel/text/translated.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  catalogs: [{ path: '<rootDir>/web/locales/{locale}', include: ['web'] }],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'messageId',
});
