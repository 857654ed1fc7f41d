import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, ExternalLink } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toaster.ts';

interface PublicLinkProps {
  readonly url: string;
  readonly title: string;
}
/** The form's public address: opened in a window of its own, or copied. */
export function PublicLink({ url, title }: PublicLinkProps) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast(<Trans>Link copied</Trans>);
  };
  return (
    <span className="row">
      <a
        className="link row"
        href={url}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={t`Public page of ${title}`}
      >
        <ExternalLink size={13} aria-hidden="true" />
        <Trans>Public page</Trans>
      </a>
      <IconButton label={t`Copy the link to ${title}`} onClick={() => void copy()}>
        <Copy size={14} />
      </IconButton>
    </span>
  );
}
