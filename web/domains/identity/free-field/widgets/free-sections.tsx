import { Suspense } from 'react';
import type { FreeKind } from '#shared/domains/identity/free-field/schemas.ts';
import { Field } from '#web/ui/field.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { part } from '#web/ui/part.tsx';
import { ControlSkeleton } from '#web/ui/skeleton.tsx';
import type { Edited } from '../parts/free-fields.tsx';
import { type FreeGroup, useFreeFields } from './use-free-fields.ts';

/** Only forms of agencies with fields of their own fetch it. */
const FreeFields = part(async () => (await import('../parts/free-fields.tsx')).FreeFields);

const Waiting = ({ group }: { readonly group: FreeGroup }) => (
  <div className="rec-fields">
    {group.fields.map(({ id, name }) => (
      <Field key={id} label={name} group>
        <ControlSkeleton />
      </Field>
    ))}
  </div>
);

/** The agency's own fields as sections of a form; its values are `freeFields`. */
export function useFreeSections(area: FreeKind, record?: Edited): readonly FormSection[] {
  const { groups } = useFreeFields(area);
  return groups.map((group) => ({
    id: `free-${group.id}`,
    title: group.name,
    fields: group.fields.map(({ id }) => `freeFields.${id}`),
    content: (
      <Suspense fallback={<Waiting group={group} />}>
        <FreeFields area={area} group={group} record={record} />
      </Suspense>
    ),
  }));
}
