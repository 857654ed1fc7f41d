import { useLingui } from '@lingui/react/macro';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import type { FormSection } from '../form/form-page.tsx';
import type { ZodForm } from '../form/use-zod-form.ts';
import { Notice } from '../notice.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import type { EditCall } from './record-editor.ts';
import './record.css';

export interface EditFormProps<T> extends Omit<EditCall, 'id'> {
  readonly record: T;
}
interface EditPopupProps<T> extends EditCall {
  readonly query: UseQueryOptions<T>;
  readonly form: ComponentType<EditFormProps<T>>;
}
/** Asks for the record, then shows its form. */
export function EditPopup<T>({ query, form: Form, onDone, onClose }: EditPopupProps<T>) {
  const { t } = useLingui();
  const { data, error } = useQuery(query);
  const waiting = (
    <Dialog open size="picker" title={t`Edit`} onClose={onClose}>
      {error && !data ? <Notice tone="red">{error.message}</Notice> : <SkeletonLines lines={8} />}
    </Dialog>
  );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Form record={data} onDone={onDone} onClose={onClose} />
    </Suspense>
  );
}

interface SectionsDialogProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  readonly title: ReactNode;
  readonly action: ReactNode;
  readonly sections: readonly FormSection[];
  readonly onClose: () => void;
}
/** All sections of a form page, below one another in a popup. */
export function SectionsDialog<In extends FieldValues, Out>({ sections, ...dialog }: SectionsDialogProps<In, Out>) {
  return (
    <FormDialog {...dialog} size="picker" keys="mod+enter" className="ns-f">
      {sections.map(({ id, title, content }) => (
        <section key={id} aria-label={title}>
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </FormDialog>
  );
}
