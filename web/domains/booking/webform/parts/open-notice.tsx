import { Trans } from '@lingui/react/macro';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Why nobody can write yet. */
export function OpenNotice({ form }: { readonly form: Webform }) {
  if (form.artists.length === 0)
    return (
      <Notice tone="amber" fact={<Trans>Link at least 1 artist.</Trans>}>
        <Trans>Until then the public page is closed.</Trans>
      </Notice>
    );
  if (form.isActive) return null;
  return (
    <Notice tone="blue" fact={<Trans>The form is closed.</Trans>}>
      <Trans>Requests can't be sent.</Trans>
    </Notice>
  );
}
