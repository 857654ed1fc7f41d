import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { webformQuery } from '../queries.ts';

/** A page of one web form: waits for it, and says why it cannot be shown. */
export function WebformGate({ id, children }: Readonly<{ id: string; children: (form: Webform) => ReactNode }>) {
  const { data: form, error } = useQuery(webformQuery(id));
  if (error)
    return (
      <EmptyState icon={null} title={isExpected(error) ? error.message : <Trans>Couldn't load the web form</Trans>} />
    );
  return form ? children(form) : <SkeletonLines lines={10} />;
}
