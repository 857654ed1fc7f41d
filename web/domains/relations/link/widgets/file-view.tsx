import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const PdfView = part(async () => (await import('#web/domains/attached/file/widgets/pdf-view.tsx')).PdfView);

interface FileViewProps {
  /** Names the file in the cache of this visit. */
  readonly queryKey: readonly string[];
  /** Asks for an address of a minute. */
  readonly address: (signal: AbortSignal) => Promise<{ readonly url: string }>;
  readonly label: string;
}
/** Shows the PDF of a secret link, page by page. Nobody else learns the page. */
export function FileView({ queryKey, address, label }: FileViewProps) {
  const { data, isError, refetch } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Blob> => {
      const { url } = await address(signal);
      const reply = await fetch(url, { signal, referrerPolicy: 'no-referrer' });
      if (!reply.ok) throw new Error(`document: ${reply.status}`);
      return reply.blob();
    },
  });
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
  return <Later lines={12}>{data ? <PdfView file={data} label={label} /> : <SkeletonLines lines={12} />}</Later>;
}
