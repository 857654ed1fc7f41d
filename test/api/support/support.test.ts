import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { WRITTEN } from '#functions/domains/operator/support/article.ts';
import { articles } from '#functions/domains/operator/support/store.ts';
import { supportContract } from '#shared/domains/operator/support/contract.ts';
import { ARTICLE_IDS, type ArticleId } from '#shared/domains/operator/support/schemas.ts';
import { richBlocks } from '#shared/kernel/text/rich-text.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn } from '#test/support/fixtures.ts';

const { get } = supportContract.routes;
const agency = await makeAgency();

describe('an article', () => {
  it('comes in each language it is written in, with those it is related to', async () => {
    const article = await ok(get, agency.users.agent, { params: { id: 'shows-and-options' } });
    expect(article.translations.map(({ language }) => language)).toEqual([...WRITTEN]);
    expect(article.translations[2]).toMatchObject({ title: 'Shows und Optionen', slug: 'shows-und-optionen' });
    const [related] = article.relatedArticles;
    expect(related?.translations[0]).toEqual({
      language: 'en',
      title: articles.confirming.en.title,
      slug: 'confirming-a-show-and-its-rivals',
    });
  });
  it('is for everybody who is signed in, outsiders too, and for nobody else', async () => {
    const params = { id: 'getting-started' } as const;
    const promoter = await makeSignedIn(agency.tenantId, { role: 'promoter' });
    const theirs = await ok(get, promoter, { params });
    expect(theirs).toEqual(await ok(get, (await makeAgency()).users.administrator, { params }));
    expect(refusal(await call(get, undefined as never, { params }))).toBe('403 invalidLoginSession');
  });
  it('that is not there is not found', async () => {
    expect((await callRaw(get, agency.users.agent, { params: { id: 'toString' } })).status).toBe(404);
  });
});

/** Reads the texts of pages in a language; the English texts are the keys of the other languages. */
const labelsIn = (language: string): ReadonlySet<string> => {
  const quoted = (part: string) => [...part.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
  const entries = readFileSync(`web/locales/${language}.po`, 'utf8').split('\n\n');
  return new Set(entries.map((entry) => quoted(entry.slice(entry.search(/^msgstr/m)))));
};

test('what articles print in bold stands in the pages in the same words; a bold beginning ends with a full stop', () => {
  for (const language of WRITTEN) {
    const labels = labelsIn(language);
    const bold = ARTICLE_IDS.flatMap((id) =>
      richBlocks(articles[id][language].content).flatMap(({ lines }) =>
        lines.flatMap((parts) => parts.filter((part) => part.bold).map(({ text }) => text)),
      ),
    );
    const unknown = bold.filter((text) => !text.endsWith('.') && !labels.has(text));
    expect(unknown, language).toEqual([]);
  }
});

test('each article is of a length that is read, and one finds all others from the first', () => {
  for (const id of ARTICLE_IDS)
    for (const language of WRITTEN) {
      const words = articles[id][language].content.split(/\s+/).length;
      expect(words, `${id} ${language}`).toSatisfy((count: number) => count >= 80 && count <= 220);
    }
  const found = new Set<ArticleId>(['getting-started']);
  for (const id of found) for (const related of articles[id].related) found.add(related);
  expect([...found].sort()).toEqual([...ARTICLE_IDS].sort());
});
