// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleId, SupportArticle } from '#shared/domains/operator/support/schemas.ts';
import { activateLocale } from '#web/platform/i18n.ts';
import { listenToKeys } from '#web/platform/keys.ts';
import { HelpAside } from './help-aside.tsx';
import { HelpTopics } from './help-topics.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/api.ts', () => ({
  queryOf: (_route: unknown, { params }: { readonly params: { readonly id: ArticleId } }) => ({
    queryKey: [params.id],
    queryFn: () => asked(params.id),
  }),
}));
const translation = (title: string) => ({ language: 'en' as const, title, slug: 'x' });
const article = (articleId: ArticleId): SupportArticle => ({
  articleId,
  translations: [{ ...translation(`About ${articleId}`), content: 'Press **Undo**.' }],
  relatedArticles: [{ articleId: 'excel', translations: [translation('Lists as Excel')] }],
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <HelpAside onClose={() => setOpen(false)}>
          <HelpTopics first="import" />
        </HelpAside>
      )}
    </>
  );
}
async function opened() {
  const user = userEvent.setup();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Page />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

let deaf: () => void;
beforeEach(async () => {
  asked.mockReset().mockImplementation(async (id: ArticleId) => article(id));
  await activateLocale('en');
  deaf = listenToKeys();
});
afterEach(() => {
  deaf();
  cleanup();
});

it('has placeholders until the article is there, and leads to what is related and back', async () => {
  let answer = (_: SupportArticle) => {};
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = await opened();
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
  answer(article('import'));
  await screen.findByRole('heading', { name: 'About import' });
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lists as Excel' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'About excel' }));
  await user.click(screen.getByRole('button', { name: 'Help for this page' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'About import' }));
});

it('says below a warning what happened where it cannot be fetched, and tries again', async () => {
  asked.mockRejectedValueOnce(new Error('broken'));
  const user = await opened();
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('h3')?.textContent).toBe("Couldn't load the help");
  expect(alert.textContent).toMatch(/Something unexpected happened/i);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'About import' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes the focus, closes with Escape and gives the focus back', async () => {
  const user = await opened();
  const aside = screen.getByRole('complementary', { name: 'Help' });
  expect(document.activeElement).toBe(aside);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
