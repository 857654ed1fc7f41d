import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useEffect } from 'react';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { SeenShare } from '#shared/domains/relations/link/share.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { afterDownload } from '../model/after-download.ts';
import type { OpenedLink } from '../widgets/use-link-act.ts';

const { askZip, fetchZip, seeFiles } = linkContract.routes;
/** Milliseconds between two looks at a ZIP that is being made. */
const LOOK_MS = 4_000;

interface ZipBoxProps extends OpenedLink<SeenShare> {
  readonly view: SeenShare;
}

/** Looks at the link again while its ZIP is being made. Looking counts nothing. */
function useWaiting({ secret, view, onView }: ZipBoxProps) {
  const isWaiting = view.zip.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = async () => onView(await call(seeFiles, { params: { secret }, body: { locale: currentLocale() } }));
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, secret, onView]);
}

function Words({ zip }: Pick<SeenShare, 'zip'>) {
  if (zip.problem) return zip.problem;
  if (zip.state === 'ready') return <Trans>The ZIP with all files is ready.</Trans>;
  if (zip.state !== 'waiting') return <Trans>Get all files at once. It takes a moment to pack them.</Trans>;
  return zip.isMailed ? (
    <Trans>The files are being packed. You can close this page: we'll email you when the ZIP is ready.</Trans>
  ) : (
    <Trans>The files are being packed. Leave this page open, or come back in a few minutes.</Trans>
  );
}

function Action({ state }: Pick<SeenShare['zip'], 'state'>) {
  if (state === 'ready') return <Trans>Download ZIP</Trans>;
  return state === 'failed' ? <Trans>Try again</Trans> : <Trans>All as ZIP</Trans>;
}

/** All files as one ZIP: ask for it, wait, and download it. */
export function ZipBox(props: ZipBoxProps) {
  const { secret, view, onView } = props;
  const { zip } = view;
  const at = { params: { secret }, body: {} };
  useWaiting(props);
  const asking = useMutation({ meta: { quiet: true }, mutationFn: () => call(askZip, at), onSuccess: onView });
  const fetching = useMutation({
    meta: { quiet: true },
    mutationFn: async () => saveAs({ ...(await call(fetchZip, at)), name: `${view.title}.zip` }),
    onSuccess: () => onView(afterDownload(view)),
  });
  const isReady = zip.state === 'ready';
  const busy = asking.isPending || fetching.isPending || zip.state === 'waiting';
  return (
    <section className="sf-zip">
      <FileArchive size={22} aria-hidden="true" />
      <p className="grow" role="status">
        <Words zip={zip} />
      </p>
      {zip.state !== 'tooLarge' && (
        // One button for all states, so that it keeps the focus.
        <Button
          kind={isReady ? 'primary' : undefined}
          busy={busy}
          onClick={() => !busy && (isReady ? fetching : asking).mutate()}
        >
          <Action state={zip.state} />
        </Button>
      )}
      <Problem error={asking.error ?? fetching.error} className="sf-problem" />
    </section>
  );
}
