import { useLingui } from '@lingui/react/macro';
import { Copy, ExternalLink } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toaster.ts';

/** The form's public address: opened in a window of its own, or copied. */
export function PublicLink({ url, title }: { readonly url: string; readonly title: string }) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast(t`Link copied`);
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
        {t`Public page`}
      </a>
      <IconButton label={t`Copy the link to ${title}`} onClick={() => void copy()}>
        <Copy size={14} />
      </IconButton>
    </span>
  );
}
