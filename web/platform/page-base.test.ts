import { expect, it } from 'vitest';
import { baseOf } from './page-base.ts';
import { pageAddress } from './site-settings.ts';

const ID = '01J8Z3NDEKTSV4RRFFQ69G5FAV';

it.each(['/contract/new', '/quote/{id}', '/invoice/{key}/makecredit', '/show/total', `/contract/${ID}/edit`])(
  '%s is at the legacy base',
  (path) => expect(baseOf(path)).toBe('legacy'),
);
it.each([
  '/contract',
  '/contract/{id}/esign',
  '/invoice/dataexport',
  '/show/{id}',
  '/flight/{id}',
  '/train/new',
  `/show/${ID}`,
])('%s is at the core base', (path) => expect(baseOf(path)).toBe('core'));

it('builds the absolute address of a page on its base', () => {
  const settings = {
    corePageBase: 'https://core.example',
    legacyPageBase: 'https://legacy.example',
    userPoolId: '',
    userPoolClientId: '',
    region: '',
    stage: '',
  };
  expect(pageAddress(settings, `/train/${ID}?tab=files`)).toBe(`https://legacy.example/train/${ID}?tab=files`);
  expect(pageAddress(settings, '/train')).toBe('https://core.example/train');
});
