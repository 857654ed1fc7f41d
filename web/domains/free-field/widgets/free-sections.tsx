import { Suspense } from 'react';
import type { FreeArea, FreeValues } from '#shared/domains/free-field/schemas.ts';
import { Field } from '#web/ui/field.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { part } from '#web/ui/part.tsx';
import { ControlSkeleton } from '#web/ui/skeleton.tsx';
import { FreeShown } from './free-value.tsx';
import { type FreeGroup, useFreeFields } from './use-free-fields.ts';

/** Knows every control there is, pickers too: only forms of agencies with fields of their own fetch it. */
const FreeControl = part(async () => (await import('./free-control.tsx')).FreeControl);

interface Edited {
  readonly id: string;
  readonly freeFields?: FreeValues | undefined;
}
const Waiting = ({ label }: { readonly label: string }) => (
  <Field label={label} group>
    <ControlSkeleton />
  </Field>
);

interface GroupProps {
  readonly area: FreeArea;
  readonly group: FreeGroup;
  readonly record: Edited | undefined;
}
function Group({ area, group, record }: GroupProps) {
  const target = record && { entity: area, recordId: record.id };
  return (
    <div className="rec-fields">
      {group.fields.map((field) =>
        field.mayEdit ? (
          <Suspense key={field.id} fallback={<Waiting label={field.name} />}>
            <FreeControl field={field} target={target} />
          </Suspense>
        ) : (
          <Field key={field.id} label={field.name} group>
            <FreeShown field={field} value={record?.freeFields?.[field.id]} />
          </Field>
        ),
      )}
    </div>
  );
}

/** The agency's own fields as sections of a form; its values are `freeFields`. */
export function useFreeSections(area: FreeArea, record?: Edited): readonly FormSection[] {
  const { groups } = useFreeFields(area);
  return groups.map((group) => ({
    id: `free-${group.id}`,
    title: group.name,
    fields: group.fields.map(({ id }) => `freeFields.${id}`),
    content: <Group area={area} group={group} record={record} />,
  }));
}
