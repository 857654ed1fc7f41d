import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import type { FormSchema } from '../form/resolver.ts';
import { useZodForm } from '../form/use-zod-form.ts';
import { QuickFields, type QuickFieldsProps } from './quick-fields.ts';
import './record.css';

/** Props that a picker gives to the dialog behind its "New ..." entry. */
export interface QuickCreateCall {
  /** The typed text: the first guess at the name. */
  readonly keyword: string;
  readonly onDone: (item: PickerItem) => void;
  readonly onClose: () => void;
}
/** A record that was there already, as its picker shows it. */
export const takenItem = (row: {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}): PickerItem => ({
  key: row.id,
  value: row.name,
  sublabel: row.detail,
  defaultSelect: false,
});

interface QuickCreateProps<In extends FieldValues, Out> extends QuickCreateCall, QuickFieldsProps {
  readonly title: ReactNode;
  /** "Create venue" */
  readonly action: ReactNode;
  readonly domain: string;
  readonly schema: FormSchema<Out>;
  readonly values: In;
  /** Creates the record and returns it as a picker's item. */
  readonly create: (values: Out) => Promise<PickerItem>;
  readonly children: ReactNode;
}

/** The short form of a record in a dialog; the rest can be filled in later on its page. */
export function QuickCreate<In extends FieldValues, Out>(props: QuickCreateProps<In, Out>) {
  const { title, action, area, domain, schema, values, create, onDone, onClose, children } = props;
  const queries = useQueryClient();
  const Own = use(QuickFields);
  const form = useZodForm<In, Out>({
    schema,
    defaultValues: { ...values, freeFields: {} },
    onSubmit: async (filled) => {
      const item = await create(filled);
      await queries.invalidateQueries({ queryKey: [`${domain}.list`] });
      onDone(item);
    },
  });
  return (
    <FormDialog
      form={form}
      size="question"
      focus="empty"
      title={title}
      onClose={onClose}
      hint={<Trans>You can add the rest later on its own page.</Trans>}
      action={action}
      keys="mod+enter"
      className="rec-quick"
    >
      {children}
      {Own && (
        <Suspense>
          <Own area={area} />
        </Suspense>
      )}
    </FormDialog>
  );
}
