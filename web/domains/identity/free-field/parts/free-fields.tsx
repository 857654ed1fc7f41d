import type { FreeKind, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { Field } from '#web/ui/field.tsx';
import { FreeControl } from '../widgets/free-control.tsx';
import { FreeShown } from '../widgets/free-value.tsx';
import type { FreeGroup } from '../widgets/use-free-fields.ts';

export interface Edited {
  readonly id: string;
  readonly freeFields?: FreeValues | undefined;
}
type FreeFieldsProps = Readonly<{ area: FreeKind; group: FreeGroup; record: Edited | undefined }>;
/** Fields of a short form, which has them among its own. */
export const FreeControls = ({ fields }: Pick<FreeGroup, 'fields'>) =>
  fields.map((field) => <FreeControl key={field.id} field={field} />);

/** One section of the agency's own fields: it knows every control there is, pickers too. */
export function FreeFields({ area, group, record }: FreeFieldsProps) {
  const target = record && { entity: area, recordId: record.id };
  return (
    <div className="rec-fields">
      {group.fields.map((field) =>
        field.mayEdit ? (
          <FreeControl key={field.id} field={field} target={target} />
        ) : (
          <Field key={field.id} label={field.name} group>
            <FreeShown field={field} value={record?.freeFields?.[field.id]} />
          </Field>
        ),
      )}
    </div>
  );
}
