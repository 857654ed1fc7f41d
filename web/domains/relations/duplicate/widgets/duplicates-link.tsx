import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** From a list to its pairs to work through. */
export const DuplicatesLink = ({ entity }: { readonly entity: MergeKind }) => (
  <PageLink to={`/${entity}/duplicates`} className={buttonClass({ kind: 'ghost' })}>
    <Copy size={14} aria-hidden="true" />
    <Trans>Duplicates</Trans>
  </PageLink>
);
