import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FreeFieldView, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { FreeControls } from './free-fields.tsx';

type FreeAskedProps = Readonly<{ fields: readonly FreeFieldView[]; onChange: (values: FreeValues) => void }>;
/** Free fields where no form is: it brings its own around them. */
export function FreeAsked({ fields, onChange }: FreeAskedProps) {
  const form = useForm<{ freeFields: FreeValues }>({ defaultValues: { freeFields: {} } });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ freeFields = {} }) => onChange(freeFields as FreeValues));
    return unsubscribe;
  }, [watch, onChange]);
  return (
    <FormProvider {...form}>
      <FreeControls fields={fields} />
    </FormProvider>
  );
}
