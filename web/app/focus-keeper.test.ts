// @vitest-environment jsdom
import { afterAll, afterEach, expect, it } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

/** Files share a document: a keeper that went on would move the focus of their tests. */
afterAll(keepFocus());
afterEach(() => document.body.replaceChildren());

const PAGE = `<main tabindex="-1"><section><ul><li><button id="go">Withdraw</button></li></ul><button id="next">Next</button></section></main>`;
const by = (id: string) => document.getElementById(id) as HTMLElement;

it('gives the focus of what is gone to the part of the page it stood in', async () => {
  document.body.innerHTML = PAGE;
  by('go').focus();
  by('go').parentElement?.remove();
  await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
  by('next').focus();
  expect(document.querySelector('section')?.hasAttribute('tabindex')).toBe(false);
});

it('gives it to the page where the part is gone as well, which stays as it was', async () => {
  document.body.innerHTML = PAGE;
  by('go').focus();
  document.querySelector('section')?.remove();
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
  (document.activeElement as HTMLElement).blur();
  expect(document.querySelector('main')?.getAttribute('tabindex')).toBe('-1');
});

it('leaves it where somebody else put it', async () => {
  document.body.innerHTML = PAGE;
  by('go').focus();
  by('go').remove();
  by('next').focus();
  await new Promise((done) => setTimeout(done, 200));
  expect(document.activeElement?.id).toBe('next');
});
