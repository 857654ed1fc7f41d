import { msg } from '@lingui/core/macro';
import { builtinRoutes } from '#web/kits/builtin/given-routes.ts';

/** Which codes there are is for who opens one. */
const isCode = async (code: string): Promise<boolean> => (await import('#shared/data/countries.ts')).isCountry(code);

export const countryRoutes = builtinRoutes({
  domain: 'country',
  title: msg`Countries`,
  list: () => import('./pages/country-list.tsx'),
  edit: { title: msg`Country`, isCode, load: () => import('./pages/country-edit.tsx') },
});
