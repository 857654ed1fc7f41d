import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { activateLocale, withinSentence, withTexts } from './i18n.ts';

const held = vi.hoisted(() => ({ release: () => {}, until: Promise.resolve() }));
vi.mock('../locales/en.po', () => ({
  messages: { start: ['Start'] },
  piece: async (name: string) => {
    if (name === 'late') await held.until;
    return { messages: name === 'late' ? { late: ['Late'] } : { page: ['Page'] } };
  },
}));
vi.mock('../locales/nl.po', () => ({
  messages: { start: ['Begin'] },
  piece: async (name: string) => {
    if (name === 'page') await held.until;
    return { messages: name === 'late' ? { late: ['Laat'] } : { page: ['Pagina'] } };
  },
}));
vi.mock('../locales/de.po', () => ({ messages: {}, piece: async () => ({ messages: {} }) }));
vi.stubGlobal('document', { documentElement: {} });

const hold = () => {
  held.until = new Promise((resolve) => {
    held.release = resolve;
  });
};
const texts = () => ['start', 'page', 'late'].map((id) => i18n._(id));

it('brings the texts of what is fetched later, in every language chosen since, whatever crosses it', async () => {
  await activateLocale('en');
  expect(texts()).toEqual(['Start', 'page', 'late']);
  expect(await withTexts('page', Promise.resolve('code'))).toBe('code');
  expect(texts()).toEqual(['Start', 'Page', 'late']);

  hold();
  const dutch = activateLocale('nl');
  const late = withTexts('late', Promise.resolve());
  held.release();
  await Promise.all([dutch, late]);
  expect(texts()).toEqual(['Begin', 'Pagina', 'Laat']);

  await activateLocale('en');
  expect(texts()).toEqual(['Start', 'Page', 'Late']);
});

it('writes a word small within a sentence, but a German noun', async () => {
  await activateLocale('nl');
  expect(withinSentence('Promotor')).toBe('promotor');
  await activateLocale('de');
  expect(withinSentence('Veranstalter')).toBe('Veranstalter');
});
