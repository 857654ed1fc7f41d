import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/form/fields.tsx';
import { toast } from '#web/ui/toaster.ts';

/** Asks for the person who gets a new link. */
export function RecipientFields({ nameMax }: { readonly nameMax: number }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="name" label={t`Name`} must maxLength={nameMax} autoComplete="off" />
      <TextField
        name="email"
        label={t`Email`}
        maxLength={254}
        autoComplete="off"
        help={t`Without an address, the link is copied for you to pass on.`}
      />
    </>
  );
}

/** Hands over a link that was just made. Without an address it came back, and is copied. */
export async function handOver({ url }: { readonly url?: string | undefined }): Promise<void> {
  if (url) await navigator.clipboard.writeText(url);
  toast(url ? <Trans>Link copied</Trans> : <Trans>The link is on its way</Trans>);
}
