// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { findLostStyles } from './lost-styles.ts';

const sheets = () => [...document.head.querySelectorAll('link')];
const sheet = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  return link;
};

/** Test files share a page. A sheet that stays lost would hold up every part that another file fetches. */
afterEach(async () => {
  const found = findLostStyles();
  for (const one of sheets()) {
    one.dispatchEvent(new Event('load'));
    one.remove();
  }
  await found;
});

it('asks again for a stylesheet that was out of reach, and leaves one that is on its way', async () => {
  const [coming, gone] = [sheet(), sheet()];
  gone.dispatchEvent(new Event('error'));
  const found = findLostStyles();
  const [first, second, third] = sheets();
  expect([first === coming, second === gone, third]).toEqual([true, false, undefined]);
  second?.dispatchEvent(new Event('load'));
  await found;
  await findLostStyles();
  expect(sheets()).toEqual([coming, second]);
});

it('fails as long as it stays out of reach', async () => {
  sheet().dispatchEvent(new Event('error'));
  const found = findLostStyles();
  sheets().at(-1)?.dispatchEvent(new Event('error'));
  await expect(found).rejects.toBeTruthy();
});
