import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Bare, call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const PdfView = part(async () => (await import('#web/domains/attached/file/widgets/pdf-view.tsx')).PdfView);

type FetchFile = Bare<
  { readonly params: { readonly secret: string }; readonly body: { readonly inline: boolean } },
  { readonly url: string }
>;
const bytesQuery = (route: FetchFile, secret: string) =>
  queryOptions({
    queryKey: ['link.bytes', secret],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Blob> => {
      const { url } = await call(route, { params: { secret }, body: { inline: true } }, { signal });
      const reply = await fetch(url, { signal, referrerPolicy: 'no-referrer' });
      if (!reply.ok) throw new Error(`document: ${reply.status}`);
      return reply.blob();
    },
  });

interface DocumentSheetsProps {
  /** Returns the address of the file. */
  readonly route: FetchFile;
  readonly secret: string;
  readonly title: string;
}
/** Shows the pages of a sent PDF. */
export function DocumentSheets({ route, secret, title }: DocumentSheetsProps) {
  const { data, isError, refetch } = useQuery(bytesQuery(route, secret));
  if (isError)
    return (
      <div className="lk-card">
        <p role="alert">
          <Trans>Couldn't load the document.</Trans>
        </p>
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return <Later lines={12}>{data ? <PdfView file={data} label={title} /> : <SkeletonLines lines={12} />}</Later>;
}
