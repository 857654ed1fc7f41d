import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import type { TravelQuery } from './travel-page.tsx';
import type { TravelDialogProps } from './travel-start.ts';

export type TravelPreviewProps = Readonly<{ id: string; onClose: () => void }>;
interface PreviewKind<R> {
  readonly area: TravelKind;
  readonly title: ReactNode;
  /** "Open ride" */
  readonly open: ReactNode;
  readonly query: TravelQuery<R>;
  readonly facts: (travel: R) => ReactNode;
  readonly dialog: ComponentType<TravelDialogProps<R>>;
}
/** A journey or stay at a glance, over what one was looking at; from here it opens, or its form. */
function TravelPreview<R>({ kind, id, onClose }: TravelPreviewProps & { readonly kind: PreviewKind<R> }) {
  const { area, title, open, query, facts, dialog: EditDialog } = kind;
  const can = useCan();
  const { data: travel, error } = useQuery({ ...query(id), staleTime: 0 });
  const [editing, setEditing] = useState(false);
  if (editing && travel)
    return (
      <Suspense>
        <EditDialog record={travel} onClose={onClose} onSaved={onClose} />
      </Suspense>
    );
  const actions = travel && (
    <>
      {can(`${area}.update`) && (
        <Button onClick={() => setEditing(true)}>
          <Trans>Edit</Trans>
        </Button>
      )}
      <PageLink to={`${pathOfKind(area)}/${id}`} className={buttonClass({ kind: 'primary' })}>
        {open}
      </PageLink>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      {error && <Notice tone="red">{isExpected(error) && error.message}</Notice>}
      {!travel && !error && <SkeletonLines lines={5} />}
      {travel && facts(travel)}
    </Dialog>
  );
}

/** The preview of a kind. */
export const travelPreview =
  <R,>(kind: PreviewKind<R>) =>
  (props: TravelPreviewProps) => <TravelPreview kind={kind} {...props} />;
