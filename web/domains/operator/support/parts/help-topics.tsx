import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ArticleId } from '#shared/domains/operator/support/schemas.ts';
import { HelpArticle } from './help-article.tsx';

/** From one article to what is related, and back to that of the page. */
export function HelpTopics({ first }: { readonly first: ArticleId }) {
  const [chosen, setChosen] = useState<ArticleId>();
  const shown = chosen ?? first;
  return (
    <>
      {shown !== first && (
        <button type="button" className="link help-back" onClick={() => setChosen(first)}>
          <Trans>Help for this page</Trans>
        </button>
      )}
      <HelpArticle key={shown} id={shown} takesFocus={chosen !== undefined} onGo={setChosen} />
    </>
  );
}
