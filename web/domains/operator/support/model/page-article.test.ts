import { expect, it } from 'vitest';
import { pageArticle } from './page-article.ts';

it.each([
  ['/', 'getting-started'],
  ['/show', 'shows-and-options'],
  ['/show/01JD8Z3V7P2Q4R5S6T7V8W9X0Y/edit', 'shows-and-options'],
  ['/show/total', 'excel'],
  ['/show/01JD8Z3V7P2Q4R5S6T7V8W9X0Y/fromwebform', 'web-forms'],
  ['/planning/month', 'planning'],
  ['/planning/availability', 'availability'],
  ['/quote/total', 'quotes'],
  ['/invoice/01JD8Z3V7P2Q4R5S6T7V8W9X0Y', 'invoices'],
  ['/groundtransport', 'ground-transport'],
  ['/guestlist', 'guest-lists'],
  ['/esign/forme', 'signing'],
  ['/contract/01JD8Z3V7P2Q4R5S6T7V8W9X0Y/esign', 'signing'],
  ['/showcase', 'getting-started'],
  ['/toString', 'getting-started'],
] as const)('the page %s is helped by %s', (path, article) => {
  expect(pageArticle(path)).toBe(article);
});
