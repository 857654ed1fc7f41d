import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { supportContract } from '#shared/domains/operator/support/contract.ts';
import { translationFor } from '#shared/domains/operator/support/rules.ts';
import type { ArticleId, SupportArticle } from '#shared/domains/operator/support/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { says } from '#web/platform/says.ts';
import { Button } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import './support.css';

const Failed = ({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) => (
  <div className="help-failed" role="alert">
    <h3 className="row">
      <TriangleAlert size={16} aria-hidden="true" />
      <Trans>Couldn't load the help</Trans>
    </h3>
    <p className="sentence">{says('unexpected')}</p>
    <Button busy={busy} onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </div>
);

type RelatedProps = Readonly<{ articles: SupportArticle['relatedArticles']; onGo: (id: ArticleId) => void }>;
function Related({ articles, onGo }: RelatedProps) {
  const found = articles.flatMap(({ articleId, translations }) => {
    const said = translationFor(translations, currentLocale());
    return said ? [{ ...said, articleId }] : [];
  });
  return (
    <section>
      <h4>
        <Trans>Related</Trans>
      </h4>
      <ul>
        {found.map(({ articleId, language, title }) => (
          <li key={articleId} lang={language}>
            <button type="button" className="link" onClick={() => onGo(articleId)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HelpArticleProps {
  readonly id: ArticleId;
  /** Somebody came to it by a link. */
  readonly takesFocus: boolean;
  readonly onGo: (id: ArticleId) => void;
}
export function HelpArticle({ id, takesFocus, onGo }: HelpArticleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf(supportContract.routes.get, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus();
  }, [isThere, takesFocus]);
  if (isError) return <Failed busy={isFetching} onRetry={() => void refetch()} />;
  const text = data && translationFor(data.translations, currentLocale());
  if (!text) return <SkeletonLines lines={9} />;
  return (
    <>
      <article lang={text.language} id={text.slug}>
        <h3 ref={heading} tabIndex={-1}>
          {text.title}
        </h3>
        <RichText text={text.content} />
      </article>
      <Related articles={data.relatedArticles} onGo={onGo} />
    </>
  );
}
