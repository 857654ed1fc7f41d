import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { partsOf } from '#web/domains/attached/file/widgets/marked.ts';
import { queryOf } from '#web/platform/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useGuest } from './guest.ts';
import { useMarked } from './use-marked.ts';

/** The text of a file, for a screen reader and for large letters. */
export function TextView({ file }: { readonly file: Invitation['files'][number] }) {
  const { secret } = useGuest();
  const changed = useMarked(file);
  const { data, isError } = useQuery({
    ...queryOf(esignContract.routes.guestText, { params: { secret }, body: { fileId: file.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError)
    return (
      <Notice tone="red">
        <Trans>Couldn't load the text of this document.</Trans>
      </Notice>
    );
  if (!data) return <SkeletonLines lines={12} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="eg-text" aria-label={file.name} tabIndex={0}>
      {data.isExtracted && (
        <p className="mut">
          <Trans>This text was read from the file. The pages themselves are what you sign.</Trans>
        </p>
      )}
      {data.pages.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <section key={i}>
          <h2>
            <Trans>Page {i + 1}</Trans>
          </h2>
          <p>
            {partsOf(text, changed).map((part, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
              part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
            )}
          </p>
        </section>
      ))}
    </section>
  );
}
